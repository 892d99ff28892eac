package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FamilyOfGeneratorsTest {

    @Test
    void theThresholdIsTheStrongestKnob() {
        right(FamilyOfGenerators.strongestKnob("threshold"), "from 0.0363 to 0.7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wall probability", "steps", "centre", "neighbourhood", "outside", "ring"})
    void theOthersMoveLess(String knob) {
        notYet(FamilyOfGenerators.strongestKnob(knob), "'" + knob + "'", "another moves it more");
    }

    @Test
    void aKnobThatThereIsNotIsRefused() {
        refuses(() -> FamilyOfGenerators.strongestKnob("seed"), "'seed'", "threshold", "steps");
    }

    @Test
    void thePicturesAreOfTheirRules() {
        List<Grid> pictures = Stream.of("B678/S345678", "B5/S45678", "B5678/S45678")
                .map(rule -> Recipe.parse("90x140 noise=0.45 " + rule + "*5 moore outside=floor ring").cave(42)).toList();
        assertEquals(pictures, FamilyOfGenerators.threePictures());
        right(FamilyOfGenerators.match("B678/S345678", "B5/S45678", "B5678/S45678"), "wall fractions");
    }

    @ParameterizedTest
    @CsvSource({"B5/S45678, B678/S345678, B5678/S45678, 1", "B5678/S45678, B678/S345678, B5/S45678, 0"})
    void aWrongOrderIsToldHowManyAreRight(String a, String b, String c, int right) {
        notYet(FamilyOfGenerators.match(a, b, c), right + " of 3");
    }

    @Test
    void eachRuleIsToBeGivenOnce() {
        notYet(FamilyOfGenerators.match("B5/S45678", "B5/S45678", "B5678/S45678"), "each once");
        refuses(() -> FamilyOfGenerators.match("B9/S", "B5/S45678", "B5678/S45678"), "B9/S");
    }

    @Test
    void onASmallMapTheRingIsStronger() {
        right(FamilyOfGenerators.anotherIsStrongestAt(7, 9), "'ring'", "7x9");
        notYet(FamilyOfGenerators.anotherIsStrongestAt(45, 70), "'threshold' again");
    }
}
