/**
 * Many caves at once.
 *
 * <p>{@link caves.search.Seeds Seeds} is a range of them; {@link caves.search.ByStep} measures one number at every generation of
 * every seed; {@link caves.search.Endings} says whether caves come to rest (<em>fixed</em>) or alternate between two grids for ever
 * (<em>flicker</em>). A {@link caves.search.Knob knob} is something about a recipe that can be set in several ways; a
 * {@link caves.search.Sweep sweep} measures every combination of some knobs' settings, and its {@link caves.search.Effects effects}
 * say which of them matter. No result depends on how many threads made it.
 *
 * <p>A {@link caves.search.SeedSearch search} makes and measures the cave of every seed. A <em>gate</em> is a requirement that a cave must meet to
 * be <em>kept</em>, otherwise it is <em>rejected</em>; the {@link caves.search.GateTally tally} counts both, gate by gate. A
 * {@link caves.search.Score score} ranks what was kept: each measure has a <em>utility</em>, 0 .. 1, by what is
 * {@link caves.search.Wanted wanted}, and a weight. The {@link caves.search.SearchReport report} of two sets of seeds is their reports merged.
 * {@link caves.search.Acceptance} sets recipes beside each other; {@link caves.search.ExpressiveRange} shows what one recipe can make. A
 * {@link caves.search.SavedCave} takes a cave to other programs.
 */
package caves.search;
