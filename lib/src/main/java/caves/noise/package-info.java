/**
 * What stands before the first step.
 *
 * <p>{@link caves.noise.Noise Noise} is the raw fill. Its <em>wall probability</em> is the chance of each cell to be wall, which
 * the <em>wall fraction</em> of one grid only comes near. {@link caves.noise.Pcg64} draws the numbers that NumPy draws.
 */
package caves.noise;
