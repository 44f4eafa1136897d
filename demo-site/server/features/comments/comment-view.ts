import { COMMENT_MODES, type Comment, type CommentMode } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { readSetting } from "../house";
import { type LotStateRow, phaseOf } from "../lots";
import type { CommentRow } from "./comment-repository";
import type { Reader } from "./reader";

/** How long an author may change a text. */
const EDIT_MS = 15 * 60_000;

const MODE_SETTING = "comments_mode";

/** As the operator has set it; `answered` where nothing is set. */
export async function readMode(db: Db): Promise<CommentMode> {
  const row = await readSetting(db, MODE_SETTING);
  return COMMENT_MODES.find((mode) => mode === row?.value) ?? "answered";
}

/** The lot can still be bid on or bought, now or later. */
export function takesMore(lot: LotStateRow): boolean {
  return ["scheduled", "open", "closing", "reserved"].includes(phaseOf(lot));
}

/** A buyer's account is the author, whichever of its people wrote; of an answer it is the person. */
export function isAuthor(row: CommentRow, { accountId, personId }: Reader): boolean {
  if (personId === null) return false;
  return row.side === "buyer" ? row.account_id === accountId : row.person_id === personId;
}

/** Until when the reader may change a text; null: not any more. */
export function editUntil(row: CommentRow, reader: Reader): number | null {
  const untilMs = row.created_ms + EDIT_MS;
  const mayStill = isAuthor(row, reader) && !row.is_hidden && row.answer_count === 0;
  return mayStill && row.now_ms < untilMs ? untilMs : null;
}

/** A question or answer as its reader sees it. */
export function toComment(
  row: CommentRow,
  { mode, reader, isOpen }: { mode: CommentMode; reader: Reader; isOpen: boolean },
): Comment {
  const isMine = isAuthor(row, reader);
  return {
    comment_id: row.id,
    project_id: row.lot_id,
    parent_id: row.parent_id,
    side: row.side,
    author_no: row.author_no,
    author_name: row.seller_name,
    mine: isMine ? 1 : 0,
    text: row.is_hidden ? "" : row.text,
    created_at: row.created_ms,
    edited_at: row.edited_ms,
    edit_until: isOpen ? editUntil(row, reader) : null,
    open: mode === "open" || row.is_answered ? 1 : 0,
    removed: row.is_hidden ? 1 : 0,
    removed_reason: isMine || reader.isHouse ? row.hidden_reason : null,
    answer_count: row.answer_count,
  };
}

/** What the reader may do on a lot. */
export function rightsOf(mode: CommentMode, reader: Reader, isOpen: boolean) {
  const takes = isOpen && mode !== "off";
  const answers = reader.isSeller || reader.isHouse;
  return {
    mode,
    takes_more: takes ? (1 as const) : (0 as const),
    may_ask: takes && !answers ? (1 as const) : (0 as const),
    may_answer: takes && answers ? (1 as const) : (0 as const),
  };
}
