/**
 * How fast the library is, by JMH. {@code caves.py bench} runs it and sets the figures beside those of other programs; no test does.
 *
 * <p>A class is a task and a method a subject: {@code ours}, or another library that runs in the same JVM. The tasks are those of the
 * chapter, each through the door that a reader uses.
 */
package caves.bench;
