package caves.noise;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Noises from the text that they print. */
final class NoiseText {
    private static final String ALLOWED = "<p>, gradient(<from>,<to>,down), gradient(<from>,<to>,right), perlin(<share>,<size>,<octaves>),"
            + " simplex(<share>,<size>,<octaves>), perlin(><level>,<size>,<octaves>) or simplex(><level>,<size>,<octaves>): p, from, to and"
            + " share plain decimals in [0, 1], level one in [-2, 2], size and octaves whole numbers";
    private static final String DECIMAL = "((?:0|[1-9][0-9]*)(?:\\.[0-9]+)?)", WHOLE = "([1-9][0-9]{0,8})";
    private static final Pattern UNIFORM = Pattern.compile(DECIMAL);
    private static final Pattern GRADIENT = Pattern.compile("gradient\\(" + DECIMAL + "," + DECIMAL + ",(down|right)\\)");
    private static final Pattern FRACTAL = Pattern.compile("(perlin|simplex)\\((?:" + DECIMAL + "|>(-?)" + DECIMAL + ")," + WHOLE + "," + WHOLE
            + "\\)");

    private NoiseText() {}

    static Noise parse(String text) {
        Matcher uniform = UNIFORM.matcher(text), gradient = GRADIENT.matcher(text), fractal = FRACTAL.matcher(text);
        if (uniform.matches()) return Noise.uniform(Share.parse(uniform.group(1)));
        if (gradient.matches()) {
            double from = Share.parse(gradient.group(1)), to = Share.parse(gradient.group(2));
            return new GradientNoise(from, to, named(GradientNoise.Direction.values(), gradient.group(3)));
        }
        if (fractal.matches()) {
            Ground ground = new Ground(named(Ground.Kind.values(), fractal.group(1)), Integer.parseInt(fractal.group(5)),
                    Integer.parseInt(fractal.group(6)));
            if (fractal.group(2) != null) return new FractalNoise(ground, Share.parse(fractal.group(2)));
            return new LevelNoise(ground, LevelNoise.parse(fractal.group(3) + fractal.group(4)));
        }
        throw new IllegalArgumentException("'" + text + "' is no noise; allowed are " + ALLOWED);
    }

    private static <T> T named(T[] choices, String word) {
        return List.of(choices).stream().filter(choice -> choice.toString().equals(word)).findFirst().orElseThrow();
    }
}
