/**
 * The notebooks' exercises: one class a notebook, one method an exercise.
 *
 * <p>Each takes what the reader predicts, draws or defines, runs it, and answers in a sentence: "right: ..." says what was right
 * and why, "not yet: ..." says what happened and where to look next. Every number in an answer comes from that run. What is no
 * answer at all, as a percentage of 130, is refused.
 */
package caves.exercise;
