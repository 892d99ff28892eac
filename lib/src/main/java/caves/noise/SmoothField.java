package caves.noise;

import de.articdive.jnoise.core.api.noisegen.NoiseGenerator;
import de.articdive.jnoise.generators.noise_parameters.fade_functions.FadeFunction;
import de.articdive.jnoise.generators.noise_parameters.simplex_variants.Simplex2DVariant;
import de.articdive.jnoise.generators.noisegen.opensimplex.FastSimplexNoiseGenerator;
import de.articdive.jnoise.generators.noisegen.perlin.PerlinNoiseGenerator;

/**
 * One octave of JNoise, its lattice points at distance 1, seen from a random place.
 *
 * <p>JNoise's Perlin field takes only the low 16 bits of a seed into account, and is 0 at every lattice point. The place, drawn by our
 * own generator, tells seeds apart that share those bits, and keeps the cells off the lattice.
 */
final class SmoothField {
    /** Perlin's field repeats after so many lattice points, along both axes. */
    private static final double PERIOD = 0x1p16;
    /** JNoise's simplex field is flat a little past this; ours begins anew. */
    private static final double FAR = 0x1p30;

    private final NoiseGenerator field;
    private final double top;
    private final double left;

    private SmoothField(NoiseGenerator field, double top, double left) {
        this.field = field;
        this.top = top;
        this.left = left;
    }

    /** The next field of a stream: its 64 bits become JNoise's seed, then two numbers the place, down and right. */
    static SmoothField draw(Ground.Kind kind, Pcg64 random) {
        NoiseGenerator field = generator(kind, random.nextLong());
        return new SmoothField(field, PERIOD * random.nextDouble(), PERIOD * random.nextDouble());
    }

    private static NoiseGenerator generator(Ground.Kind kind, long seed) {
        return switch (kind) {
            case PERLIN -> PerlinNoiseGenerator.newBuilder().setSeed(seed).setFadeFunction(FadeFunction.QUINTIC_POLY).build();
            case SIMPLEX -> FastSimplexNoiseGenerator.newBuilder().setSeed(seed).setVariant2D(Simplex2DVariant.CLASSIC).build();
        };
    }

    /** About -1 .. 1, at a place in lattice distances. */
    double at(double down, double right) {
        return field.evaluateNoise(near(left + right), near(top + down));
    }

    private static double near(double place) {
        return place < FAR ? place : place % FAR;
    }
}
