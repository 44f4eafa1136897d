/** What `martillo-inbox` tells. */
export interface InboxOwnEvents {
  /** Another conversation is open, or none, as on a phone where the list takes its place. */
  "martillo-thread-opened": { thread: number | null };
  /** So many conversations have something to read. */
  "martillo-unread-changed": { unread: number };
}
