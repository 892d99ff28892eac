/**
 * Many caves at once.
 *
 * <p>{@link caves.search.Seeds Seeds} is a range of them; {@link caves.search.ByStep} measures one number at every generation of
 * every seed; {@link caves.search.Endings} says whether caves come to rest (<em>fixed</em>) or alternate between two grids for ever
 * (<em>flicker</em>). A {@link caves.search.Knob knob} is something about a recipe that can be set in several ways; a
 * {@link caves.search.Sweep sweep} measures every combination of some knobs' settings, and its {@link caves.search.Effects effects}
 * say which of them matter. No result depends on how many threads made it.
 */
package caves.search;
