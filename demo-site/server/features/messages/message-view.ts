import { HIDDEN_CONTACT, type Message } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { type MessageFileRow, type MessageRow, readFilesOf } from "./message-repository";
import { talkSideOf } from "./sides";
import type { ThreadRow } from "./thread-repository";

/** How long a message may be taken back. */
export const TAKE_BACK_MS = 120_000;

/** A text without what is hidden in it: pairs of indexes, in order. */
export function withoutHidden(text: string, hidden: readonly number[]): string {
  let shown = "";
  let done = 0;
  for (let at = 0; at + 1 < hidden.length; at += 2) {
    shown += text.slice(done, hidden[at]) + HIDDEN_CONTACT;
    done = hidden[at + 1] ?? done;
  }
  return shown + text.slice(done);
}

/** The text as the reader of a conversation may read it: its own side reads all that it wrote. */
export function textFor(row: MessageRow, thread: ThreadRow): string {
  const readsAll = thread.has_sale || row.side === thread.side;
  return readsAll ? row.text : withoutHidden(row.text, row.hidden);
}

/** Until when the reader may take a message back; null: not any more. */
export function takeBackUntil(row: MessageRow, thread: ThreadRow): number | null {
  const untilMs = row.created_ms + TAKE_BACK_MS;
  const isRead = row.id <= thread.other_read_id;
  const mayStill = row.side === thread.side && !row.is_taken_back && !isRead;
  return mayStill && thread.now_ms < untilMs ? untilMs : null;
}

/** Messages of conversations, as their reader sees them; `threads` holds each conversation. */
export async function toMessages(
  db: Db,
  rows: readonly MessageRow[],
  threads: ReadonlyMap<number, ThreadRow>,
): Promise<Message[]> {
  const files = await readFilesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const thread = threads.get(row.thread_id);
    return thread
      ? [
          toMessage(
            row,
            thread,
            files.filter((file) => file.message_id === row.id),
          ),
        ]
      : [];
  });
}

function toMessage(row: MessageRow, thread: ThreadRow, files: readonly MessageFileRow[]): Message {
  return {
    message_id: row.id,
    thread_id: row.thread_id,
    side: talkSideOf(thread, row.side),
    mine: row.side === thread.side ? 1 : 0,
    author_name: authorOf(row, thread),
    text: textFor(row, thread),
    masked: row.hidden.length > 0 && !thread.has_sale ? 1 : 0,
    created_at: row.created_ms,
    read_at:
      row.side === thread.side && row.id <= thread.other_read_id ? thread.other_read_ms : null,
    taken_back: row.is_taken_back ? 1 : 0,
    take_back_until: takeBackUntil(row, thread),
    files: files.map(({ id, name, type, bytes }) => ({ file_id: id, name, type, bytes })),
  };
}

/** The person, and for a seller whom the person works for. */
function authorOf(row: MessageRow, thread: ThreadRow): string {
  const seller = row.side === "other" ? thread.seller_name : "";
  return [row.person_name, seller].filter(Boolean).join(", ");
}
