/** The events of a conversation, the same in all widgets. */
export interface TalkOwnEvents {
  /** The visitor has written; `lot` is null in a conversation with the house. */
  "martillo-message-sent": { thread: number; lot: number | null };
}
