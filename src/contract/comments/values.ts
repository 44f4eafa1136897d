/**
 * How questions on a lot are shown: `answered` to all once the seller has answered, and until then to their author, the seller and the house;
 * `open` to all at once; `off` not at all.
 */
export const COMMENT_MODES = ["answered", "open", "off"] as const;

/** One of these. */
export type CommentMode = (typeof COMMENT_MODES)[number];

/** On which side the author of a question or an answer stands. */
export const COMMENT_SIDES = ["buyer", "seller", "house"] as const;

/** Fewest signs of a question or an answer. */
export const SHORTEST_COMMENT = 3;
/** Most signs of one. */
export const LONGEST_COMMENT = 1_000;

/** Answers that come with their question; the rest is read by `comment/getAllReplyComments`. */
export const ANSWERS_SHOWN = 3;
