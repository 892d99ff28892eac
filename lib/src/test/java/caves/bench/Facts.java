package caves.bench;

import caves.grid.Grid;
import caves.grid.Ring;
import caves.recipe.Recipe;
import caves.region.Regions;
import caves.repair.Repair;
import caves.search.GateTally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import squidpony.squidmath.CellularAutomaton;

/**
 * What the subjects make of a few seeds, as lines {@code subject,fact,number}: who claims the same cells has to name the same numbers.
 * The maps behind them are written into a folder, for subjects that draw other noise.
 */
final class Facts {
    private static final int SEEDS = 5, SEARCHED = 100;
    /** The chapter's size, and one whose rows end inside a word. */
    private static final String[] SIZES = {"90x140", "67x65"};

    private Facts() {}

    public static void main(String[] arguments) throws IOException {
        Path maps = Files.createDirectories(Path.of(arguments[0]));
        for (String size : SIZES)
            for (long seed = 0; seed < SEEDS; seed++) {
                Recipe strict = Subjects.strict(size);
                Grid noise = Subjects.noise(strict, seed), cave = Subjects.classic(size).cave(seed);
                String which = " " + size + " seed " + seed;
                say("ours", "walls of the noise" + which, noise.wallCount());
                say("ours", "walls after a step" + which, Subjects.strictStep().step(noise).wallCount());
                say("ours", "walls after four steps" + which, strict.cave(seed).wallCount());
                say("ours", "regions" + which, Regions.of(cave).count());
                say("ours", "largest region" + which, Regions.of(cave).largestSize());
                say("ours", "walls after a classic step" + which,
                        Subjects.step(Subjects.classic(size), Ring.NONE).step(noise).wallCount());
                say("SquidLib", "walls after a classic step" + which,
                        new CellularAutomaton(Subjects.squidLib(noise)).runBasicSmoothing().size());
                say("SquidLib", "regions" + which, Subjects.squidLib(cave.inverse()).split().size());
                say("SquidLib", "largest region" + which, Subjects.squidLib(cave.inverse()).largestPart().size());
                write(maps, "noise" + which, noise);
                write(maps, "classic" + which, cave);
            }
        for (int side = 100; side <= 300; side += 100) {
            Grid cave = Subjects.classic(side + "x" + side).cave(1);
            say("ours", "regions after joining " + side + "x" + side, Regions.of(Repair.tunnels(1).apply(cave).grid()).count());
            write(maps, "join " + side + "x" + side, cave);
            write(maps, "many rooms " + side + "x" + side, Subjects.manyRooms(side + "x" + side).cave(1));
        }
        GateTally tally = Subjects.search(SEARCHED);
        say("ours", "kept of " + SEARCHED, tally.kept());
        for (int gate = 0; gate < 2; gate++) say("ours", "rejected by gate " + gate + " of " + SEARCHED, tally.everyFailed().get(gate));
    }

    private static void say(String subject, String fact, long number) {
        System.out.println(subject + "," + fact + "," + number);
    }

    private static void write(Path maps, String name, Grid map) throws IOException {
        Files.writeString(maps.resolve(name.replace(' ', '-') + ".txt"), map + "\n");
    }
}
