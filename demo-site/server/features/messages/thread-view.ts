import type { Flag, Thread } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type MessageRow, readFilesOf, readLastMessages } from "./message-repository";
import { textFor } from "./message-view";
import { talkSideOf } from "./sides";
import { countThreads, type ThreadRow } from "./thread-repository";
import type { Talker } from "./talker";

/** Longest piece of the last message in a list. */
const LONGEST_PIECE = 160;

/** Why no more can be written in a conversation; null: it is open. */
export function closedBy(row: ThreadRow): Thread["closed"] {
  if (row.has_blocked || row.is_blocked) return "blocked";
  if (row.other_is_closed) return "account";
  return row.lot_is_over ? "lot" : null;
}

/** Conversations as one side sees them, each with the end of what was said. */
export async function toThreads(db: Db, rows: readonly ThreadRow[]): Promise<Thread[]> {
  const messages = await readLastMessages(db, rows);
  const last = new Map(messages.map((message) => [message.thread_id, message]));
  const files = await readFilesOf(
    db,
    messages.map(({ id }) => id),
  );
  return rows.map((row) => {
    const message = last.get(row.id);
    const attached = files.filter((file) => file.message_id === message?.id);
    return toThread(row, message, attached.length);
  });
}

function toThread(row: ThreadRow, last: MessageRow | undefined, files: number): Thread {
  return {
    thread_id: row.id,
    kind: row.lot_id === null ? "house" : "lot",
    project_id: row.lot_id,
    projects_title: row.title,
    projects_avatar: row.image,
    projects_auction: row.auction ?? 0,
    project_status: row.lot_status,
    price: row.price_cents === null ? null : toDecimal(row.price_cents),
    side: talkSideOf(row, row.side),
    other_name: otherNameOf(row),
    unread: flag(row.unread),
    archived: flag(row.archived),
    muted: flag(row.muted),
    blocked: flag(row.has_blocked),
    closed: closedBy(row),
    contacts_open: flag(row.has_sale),
    last: last
      ? { text: pieceOf(textFor(last, row)), mine: flag(last.side === row.side), files }
      : null,
    updated_at: row.updated_ms,
  };
}

/** A buyer is a given name to a seller until the two have a sale; the house has no name here, pages have one. */
function otherNameOf(row: ThreadRow): string {
  if (row.side === "owner") return row.seller_name;
  if (!row.has_sale) return row.owner_first_name;
  return `${row.owner_first_name} ${row.owner_last_name}`.trim();
}

function pieceOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > LONGEST_PIECE ? `${line.slice(0, LONGEST_PIECE)}…` : line;
}

function flag(is: boolean): Flag {
  return is ? 1 : 0;
}

/** The counters of both boxes. */
export async function countersOf(db: Db, talker: Talker) {
  const rows = await countThreads(db, talker);
  const of = (isArchive: boolean) => {
    const row = rows.find(({ archived }) => archived === isArchive);
    return { count: row?.count ?? 0, unread: row?.unread ?? 0 };
  };
  return { activemsgcount: of(false), archivemsgcount: of(true) };
}
