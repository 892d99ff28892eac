/**
 * What a map is like, and what is wrong with it.
 *
 * <p>A {@link caves.validate.Requirement requirement} looks at a map and answers with {@link caves.validate.Finding findings}, each of which
 * says what is wrong and where; a map without findings meets it. {@link caves.validate.Requirements Requirements} makes those of the book. They
 * repair nothing. A {@link caves.validate.Place place}, such as the <em>spawn</em> and the <em>exit</em>, names a cell of every map.
 *
 * <p>{@link caves.validate.CaveMeasures CaveMeasures} are numbers without a judgement: a <em>fraction</em> is a share of cells.
 * {@link caves.validate.Texture Texture} says how fine-grained a map is: noise scores high, a smoothed cave low.
 */
package caves.validate;
