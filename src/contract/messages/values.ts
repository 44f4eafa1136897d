/** About what two sides write: a lot, or anything with the house. */
export const THREAD_KINDS = ["lot", "house"] as const;

/** The sides of a conversation: `buyer` and `seller` about a lot; `account` and `house` otherwise. */
export const TALK_SIDES = ["buyer", "seller", "account", "house"] as const;

/** Where a person keeps a conversation. */
export const MESSAGE_BOXES = ["active", "archive"] as const;

/** Why no more can be written: the lot ended long ago, one side has blocked the other, the other account is closed. */
export const CLOSED_TALKS = ["lot", "blocked", "account"] as const;

/** Longest message, in characters. */
export const LONGEST_MESSAGE = 4_000;

/** Most files of one message. */
export const MESSAGE_FILES = 5;

/** Stands in a text for each way to reach a person that is hidden; pages write it in the reader's language. */
export const HIDDEN_CONTACT = "[contacto oculto hasta la venta]";
