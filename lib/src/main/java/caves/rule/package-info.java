/**
 * How a grid changes.
 *
 * <p>A {@link caves.rule.Rule rule} says at which counts of wall neighbours a floor cell becomes wall (<em>birth</em>) and a wall
 * cell stays wall (<em>survival</em>; a death threshold d means survival at d or more); its <em>clause</em>, if it has one, looks
 * {@link caves.rule.TwoStep two steps} far. Some rules are {@link caves.rule.NamedRule known by name}. An
 * {@link caves.rule.Automaton automaton} is a rule with its neighbourhood, outside and ring; its <em>step</em> makes the next
 * <em>generation</em>, that of a large map in <em>bands</em> of rows. A {@link caves.rule.Block block} is the 3 x 3 cells that
 * decide one of them, clauses left aside.
 */
package caves.rule;
