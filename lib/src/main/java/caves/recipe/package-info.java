/**
 * A cave as one line.
 *
 * <p>A {@link caves.recipe.Recipe recipe} is everything about a cave but its seed: size, noise, <em>phases</em> (a rule and for how
 * long it is stepped), neighbourhood, outside, ring, and the repairs of what the last step leaves. Its line is exact: tokens in one
 * order, single spaces between them, and {@code Recipe.parse(recipe.toString())} equals {@code recipe}. A recipe too large to be made has
 * <em>windows</em>. {@link
 * caves.recipe.CellularAutomataSettings} are another program's way to describe some of the same caves.
 */
package caves.recipe;
