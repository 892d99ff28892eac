/**
 * What the tests share: slow obvious twins of what the library does fast, {@link caves.testing.Any random examples} and
 * {@link caves.testing.Hostile hostile maps}, {@link caves.testing.Pictures pictures} before and after a step,
 * {@link caves.testing.Golden answers from elsewhere}, and {@link caves.testing.Refusals refusals}.
 */
package caves.testing;
