"""Which JDK is taken, and what is said when there is none."""
import os
import unittest
from pathlib import Path
from unittest import mock

from tools import machine, missing
from tools.machine import Java, choose


def java(major: int, in_use: bool = False, flaw: str | None = None) -> Java:
    return Java(Path(f"java-{major}"), major, flaw, in_use)


class MachineTest(unittest.TestCase):
    def test_the_jdk_in_use_is_taken(self) -> None:
        self.assertEqual(25, choose([java(25, in_use=True), java(17)], None).major)

    def test_else_the_lowest_usable(self) -> None:
        found = [java(11, True, "older than 17"), java(25), java(21)]
        self.assertEqual(21, choose(found, None).major)

    def test_the_version_asked_for_or_none(self) -> None:
        found = [java(25, in_use=True), java(17)]
        self.assertEqual(17, choose(found, 17).major)
        self.assertIsNone(choose(found, 21))

    def test_the_jdk_comes_first_on_path(self) -> None:
        env = machine.environment(java(17))
        self.assertEqual(str(Path("java-17", "bin")), env["PATH"].split(os.pathsep)[0])
        self.assertEqual("java-17", env["JAVA_HOME"])

    def test_a_folder_on_path_that_may_not_be_read_is_passed_over(self) -> None:
        with mock.patch.object(Path, "is_file", side_effect=PermissionError):
            self.assertEqual([], machine.javas())

    def test_a_runtime_is_refused_with_the_command_that_helps(self) -> None:
        with mock.patch.object(missing, "sources", return_value=["brew"]):
            needs = missing.needs([java(17, True, "a runtime, not a JDK")], None, own_venv=False)
            hint = missing.hint({"JDK": needs["JDK"]}, None)
        self.assertIn("a runtime, not a JDK", hint)
        self.assertIn("brew install temurin@17", hint)

    def test_without_an_installer_in_sight_all_are_named(self) -> None:
        with mock.patch.dict(os.environ, {"PATH": "", "CONDA_PREFIX": ""}):
            hint = missing.hint({"JDK": "a JDK", "Maven": "Maven"}, 21)
        for words in ("openjdk-21-jdk-headless maven", "java-21-openjdk-devel", "openjdk=21", "Temurin.21.JDK"):
            self.assertIn(words, hint)
