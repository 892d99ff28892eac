/**
 * What stands before the first step.
 *
 * <p>{@link caves.noise.Noise Noise} is the raw fill. Its <em>wall probability</em> is the chance of each cell to be wall, which
 * the <em>wall fraction</em> of one grid only comes near. {@link caves.noise.Pcg64} draws the numbers that NumPy draws.
 *
 * <p>Noise has a <em>shape</em> when cells are not alike: a <em>gradient</em> changes the wall probability across the map; Perlin and
 * simplex noise are smooth <em>fields</em> of heights, <em>octaves</em> of ever finer ones added to a <em>ground</em>, of which the highest
 * cells are wall: a <em>wall share</em> that is met exactly, or all above a <em>level</em>. Only these two need a library, JNoise, and
 * only when they are drawn.
 *
 * <p>A {@link caves.noise.Window window} is a rectangle of a far larger map, its <em>world</em>. It is drawn alone where a cell depends on
 * its place and the seed only; a share of all cells needs all of them.
 */
package caves.noise;
