/**
 * How caves and figures look.
 *
 * <p>One function makes each kind of picture: {@link caves.show.Maps maps}, {@link caves.show.Overlays overlays},
 * {@link caves.show.Charts charts}, {@link caves.show.Tables tables}, {@link caves.show.Caption captions}, and two things to
 * play with, the {@link caves.show.Scrubber scrubber} and the {@link caves.show.CellProbe cell probe}. A map is two neutral tones at a
 * whole-number <em>scale</em>, pixels to a cell; an <em>accent</em> is for what the sentence is about; a <em>strip</em> is
 * several maps at one scale. Words stand beside a map, never in its pixels, so that maps compare pixel for pixel.
 *
 * <p>Images work without a screen. HTML is the same bytes on every machine, has no ids, leaves text in the page's own colour, and
 * still says what it has to say where scripts are stripped.
 */
package caves.show;
