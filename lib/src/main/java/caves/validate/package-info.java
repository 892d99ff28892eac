/**
 * What a map is like.
 *
 * <p>{@link caves.validate.Texture Texture} says how fine-grained it is: noise scores high, a smoothed cave low.
 */
package caves.validate;
