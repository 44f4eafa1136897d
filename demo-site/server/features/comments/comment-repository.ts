import type { Comment, CommentMode } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import { areLinked } from "../companies";
import type { Reader } from "./reader";

export interface CommentRow {
  id: number;
  lot_id: number;
  parent_id: number | null;
  side: Comment["side"];
  account_id: number | null;
  person_id: number;
  author_no: number | null;
  seller_name: string;
  text: string;
  created_ms: number;
  edited_ms: number | null;
  /** Of the question, also where this is an answer: the seller has answered it. */
  is_answered: boolean;
  is_hidden: boolean;
  hidden_reason: string | null;
  answer_count: number;
  now_ms: number;
}

const COLUMNS = `c.id, c.lot_id, c.parent_id, c.side, c.account_id, c.person_id, c.author_no,
  case c.side when 'seller' then coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) else '' end as seller_name,
  c.text, ${ms("c.created_at")} as created_ms, ${ms("c.edited_at")} as edited_ms,
  q.answered_at is not null as is_answered, c.hidden_at is not null as is_hidden, c.hidden_reason,
  (select count(*)::int from comments a where a.parent_id = c.id) as answer_count,
  ${ms("clock_timestamp()")} as now_ms`;

/** `c` is what is read, `q` the question that it is or answers. */
const TABLES = `comments c join comments q on q.id = coalesce(c.parent_id, c.id) left join users u on u.id = c.account_id`;

/** Of a question `q`, with the first three parameters of `seenBy`. */
const IS_SEEN = `($1::boolean or $2::boolean and q.answered_at is not null or q.account_id = $3::bigint)`;

/** Seller and house see all; others what is open, and their own. With the mode `off` this shows nothing more to anybody. */
function seenBy(mode: CommentMode, reader: Reader) {
  const seesAll = mode === "open" || reader.isSeller || reader.isHouse;
  return [mode !== "off" && seesAll, mode !== "off", mode === "off" ? null : reader.accountId];
}

/** The mode of the house and the reader, who together decide which rows are read. */
export interface Seen {
  mode: CommentMode;
  reader: Reader;
}

/** A question or answer that the reader may see. */
export async function readComment(
  db: Db,
  { mode, reader }: Seen,
  id: number,
): Promise<CommentRow | undefined> {
  const [row] = await db.query<CommentRow>(
    `select ${COLUMNS} from ${TABLES} where c.id = $4 and ${IS_SEEN}`,
    [...seenBy(mode, reader), id],
  );
  return row;
}

/** A page of the questions on a lot, newest first. */
export async function readQuestions(
  db: Db,
  { mode, reader }: Seen,
  of: { lotId: number; page: number; limit: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const where = `c.lot_id = $4 and c.parent_id is null and ${IS_SEEN}`;
  const values = [...seenBy(mode, reader), of.lotId];
  const rows = await db.query<CommentRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by c.id desc limit $5 offset $6`,
    [...values, of.limit, (of.page - 1) * of.limit],
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from ${TABLES} where ${where}`,
    values,
  );
  return { rows, total: count?.n ?? 0 };
}

/** The first answers to each of these questions, oldest first. */
export function readFirstAnswers(
  db: Db,
  questionIds: readonly number[],
  limit: number,
): Promise<CommentRow[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return db.query(
    `select ${COLUMNS} from unnest($1::bigint[]) as w (question_id)
     cross join lateral (select n.id from comments n where n.parent_id = w.question_id order by n.id limit $2) first
     join comments c on c.id = first.id join comments q on q.id = c.parent_id
     left join users u on u.id = c.account_id order by c.id`,
    [questionIds, limit],
  );
}

/** A page of the answers to a question, oldest first. */
export function readAnswers(
  db: Db,
  of: { questionId: number; page: number; limit: number },
): Promise<CommentRow[]> {
  return db.query(
    `select ${COLUMNS} from ${TABLES} where c.parent_id = $1 order by c.id limit $2 offset $3`,
    [of.questionId, of.limit, (of.page - 1) * of.limit],
  );
}

/** The lot of a question; undefined for an answer, and for what does not exist. */
export async function readLotOfQuestion(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.query<{ lot_id: number }>(
    "select lot_id from comments where id = $1 and parent_id is null",
    [id],
  );
  return row?.lot_id;
}

/** Waits for another transaction that writes about the lot. */
export async function lockComments(t: Db, lotId: number): Promise<void> {
  await t.query("insert into comment_lots (lot_id) values ($1) on conflict do nothing", [lotId]);
  await t.query("select 1 from comment_lots where lot_id = $1 for update", [lotId]);
}

/** Counts a change that all can see; `isSeen` false leaves the count. */
export async function countChange(t: Db, lotId: number, isSeen: boolean): Promise<number> {
  const [row] = await t.query<{ changes: number }>(
    "update comment_lots set changes = changes + $2::int where lot_id = $1 returning changes",
    [lotId, isSeen ? 1 : 0],
  );
  return row?.changes ?? 0;
}

/** What this person has written by this key. */
export async function readIdByKey(
  t: Db,
  personId: number,
  key: string,
): Promise<{ id: number; lot_id: number } | undefined> {
  const [row] = await t.query<{ id: number; lot_id: number }>(
    "select id, lot_id from comments where person_id = $1 and client_key = $2",
    [personId, key],
  );
  return row;
}

/** What a person wrote last on this lot within some minutes, oldest first: a number may be split over several. */
export async function readJustBefore(
  t: Db,
  of: { lotId: number; personId: number; exceptId: number | null; minutes: number; limit: number },
): Promise<string[]> {
  const rows = await t.query<{ text: string }>(
    `select c.text from comments c where c.lot_id = $1 and c.person_id = $2 and c.id is distinct from $3::bigint
       and greatest(c.created_at, c.edited_at) > clock_timestamp() - $4 * interval '1 minute'
     order by c.id desc limit $5`,
    [of.lotId, of.personId, of.exceptId, of.minutes, of.limit],
  );
  return rows.map(({ text }) => text).toReversed();
}

/** What a person has written on all lots within some minutes. */
export async function countWritten(t: Db, personId: number, minutes: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from comments where person_id = $1
       and created_at > clock_timestamp() - $2 * interval '1 minute'`,
    [personId, minutes],
  );
  return row?.n ?? 0;
}

/** Questions of an account since yesterday at this time. */
export async function countAsked(t: Db, accountId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from comments where account_id = $1 and parent_id is null
       and created_at > clock_timestamp() - interval '1 day'`,
    [accountId],
  );
  return row?.n ?? 0;
}

/** Whether an account, or the person who acts for it, belongs to a seller. */
export async function isOfSeller(
  t: Db,
  of: { accountId: number; personId: number; sellerId: number },
): Promise<boolean> {
  const [row] = await t.query<{ is_own: boolean }>(
    `select ${areLinked("$1::bigint", "$3::bigint")} or ${areLinked("$2::bigint", "$3::bigint")} as is_own`,
    [of.accountId, of.personId, of.sellerId],
  );
  return row?.is_own ?? true;
}

/** The number of a buyer on a lot that is locked: the one it has, or the next. */
export async function numberOf(t: Db, lotId: number, accountId: number): Promise<number> {
  const [known] = await t.query<{ author_no: number | null }>(
    "select author_no from comments where lot_id = $1 and account_id = $2 and side = 'buyer' limit 1",
    [lotId, accountId],
  );
  if (known && known.author_no !== null) return known.author_no;
  const [next] = await t.query<{ authors: number }>(
    "update comment_lots set authors = authors + 1 where lot_id = $1 returning authors",
    [lotId],
  );
  if (!next) throw new Error("martillo: a lot that is asked about was not locked");
  return next.authors;
}

export interface NewComment {
  lotId: number;
  parentId: number | null;
  side: Comment["side"];
  accountId: number | null;
  personId: number;
  authorNo: number | null;
  text: string;
  key: string;
}

/** Undefined where the person has used the key on another lot at the same moment. */
export async function insertComment(t: Db, of: NewComment): Promise<number | undefined> {
  const values = [of.lotId, of.parentId, of.side, of.accountId, of.personId, of.authorNo];
  const [row] = await t.query<{ id: number }>(
    `insert into comments (lot_id, parent_id, side, account_id, person_id, author_no, text, client_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (person_id, client_key) do nothing returning id`,
    [...values, of.text, of.key],
  );
  return row?.id;
}

/** The seller has answered: from now on all see the question. */
export async function markAnswered(t: Db, questionId: number): Promise<void> {
  await t.query(
    "update comments set answered_at = clock_timestamp() where id = $1 and answered_at is null",
    [questionId],
  );
}

export async function changeText(t: Db, id: number, text: string): Promise<void> {
  await t.query("update comments set text = $2, edited_at = clock_timestamp() where id = $1", [
    id,
    text,
  ]);
}

/** The house takes a text away, with a reason; its place stays. False where it was away already. */
export async function markHidden(
  t: Db,
  of: { id: number; reason: string; staffId: number },
): Promise<boolean> {
  const rows = await t.query(
    `update comments set hidden_at = clock_timestamp(), hidden_reason = $2, hidden_by = $3
     where id = $1 and hidden_at is null returning id`,
    [of.id, of.reason, of.staffId],
  );
  return rows.length > 0;
}

export interface PlaceRow {
  lot_id: number;
  seller_id: number;
  /** The account that asked; a question always has one. */
  asker_id: number | null;
  /** The seller has answered the question, so that all see it. */
  is_answered: boolean;
}

/** Where a question or answer stands. */
export async function readPlace(t: Db, id: number): Promise<PlaceRow | undefined> {
  const [row] = await t.query<PlaceRow>(
    `select c.lot_id, l.seller_id, q.account_id as asker_id, q.answered_at is not null as is_answered
     from comments c join comments q on q.id = coalesce(c.parent_id, c.id) join lots l on l.id = c.lot_id where c.id = $1`,
    [id],
  );
  return row;
}

/** An unused account becomes another person's: what it wrote goes. */
export async function forgetComments(t: Db, userId: number): Promise<void> {
  await t.query("delete from comments where account_id = $1 or person_id = $1", [userId]);
}
