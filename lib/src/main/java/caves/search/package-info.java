/**
 * Many caves at once.
 *
 * <p>{@link caves.search.Seeds Seeds} is a range of them; {@link caves.search.ByStep} measures one number at every generation of
 * every seed. The result does not depend on how many threads made it.
 */
package caves.search;
