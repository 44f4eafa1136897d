import { type Db, ms } from "../../platform/db/db";
import { dropFile, insertFile, type NewFile } from "../files";
import type { SqlParameters } from "../../platform/lists/sql-parameters";
import type { Side } from "./sides";

export interface MessageRow {
  id: number;
  thread_id: number;
  side: Side;
  person_id: number;
  /** The given name of the person. */
  person_name: string;
  text: string;
  /** Pairs of indexes: what the other side does not read before a sale. */
  hidden: number[];
  created_ms: number;
  is_taken_back: boolean;
}

const COLUMNS = `m.id, m.thread_id, m.side, m.person_id, p.first_name as person_name, m.text, m.hidden,
  ${ms("m.created_at")} as created_ms, m.taken_back_at is not null as is_taken_back`;
const TABLES = "messages m join users p on p.id = m.person_id";

export async function readMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.query<MessageRow>(`select ${COLUMNS} from ${TABLES} where m.id = $1`, [
    id,
  ]);
  return row;
}

export function readMessagesByIds(db: Db, ids: readonly number[]): Promise<MessageRow[]> {
  return db.query(`select ${COLUMNS} from ${TABLES} where m.id = any($1::bigint[])`, [ids]);
}

/** Messages of a conversation after the ones that a side has removed, oldest first: the last ones before, or the first ones after another. */
export async function readMessages(
  db: Db,
  of: { threadId: number; clearedId: number; limit: number },
  at: { before?: number | undefined; after?: number | undefined },
): Promise<MessageRow[]> {
  const values = [of.threadId, of.clearedId, at.before ?? null, at.after ?? null, of.limit];
  const where = `m.thread_id = $1 and m.id > $2 and ($3::bigint is null or m.id < $3) and ($4::bigint is null or m.id > $4)`;
  const order = at.after === undefined ? "desc" : "asc";
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by m.id ${order} limit $5`,
    values,
  );
  return at.after === undefined ? rows.toReversed() : rows;
}

/** The last message that stands of each conversation, after what its reader has removed. */
export function readLastMessages(
  db: Db,
  threads: readonly { id: number; cleared_id: number }[],
): Promise<MessageRow[]> {
  if (threads.length === 0) return Promise.resolve([]);
  return db.query(
    `select ${COLUMNS} from unnest($1::bigint[], $2::bigint[]) as w (thread_id, cleared_id)
     cross join lateral (select max(n.id) as id from messages n where n.thread_id = w.thread_id
       and n.id > w.cleared_id and n.taken_back_at is null) last
     join messages m on m.id = last.id join users p on p.id = m.person_id`,
    [threads.map(({ id }) => id), threads.map(({ cleared_id }) => cleared_id)],
  );
}

/** The message that this person has sent by this key. */
export async function readByKey(
  t: Db,
  personId: number,
  key: string,
): Promise<MessageRow | undefined> {
  const [row] = await t.query<MessageRow>(
    `select ${COLUMNS} from ${TABLES} where m.person_id = $1 and m.client_key = $2`,
    [personId, key],
  );
  return row;
}

/** What a side wrote last here within some minutes, oldest first: a number may be split over several. */
export async function readJustBefore(
  t: Db,
  of: { threadId: number; side: Side; minutes: number; limit: number },
): Promise<string[]> {
  const rows = await t.query<{ text: string }>(
    `select m.text from messages m where m.thread_id = $1 and m.side = $2 and m.taken_back_at is null
       and m.created_at > clock_timestamp() - $3 * interval '1 minute' order by m.id desc limit $4`,
    [of.threadId, of.side, of.minutes, of.limit],
  );
  return rows.map(({ text }) => text).toReversed();
}

/** Messages that a person has sent within some minutes. */
export async function countSent(t: Db, personId: number, minutes: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from messages where person_id = $1
       and created_at > clock_timestamp() - $2 * interval '1 minute'`,
    [personId, minutes],
  );
  return row?.n ?? 0;
}

/** Writes a message; `shown`: its text without what is hidden, which is what a search finds. */
export async function insertMessage(
  t: Db,
  of: {
    threadId: number;
    side: Side;
    personId: number;
    text: string;
    shown: string;
    hidden: readonly number[];
    key: string;
  },
): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    `insert into messages (thread_id, side, person_id, text, hidden, client_key, shown)
     values ($1, $2, $3, $4, $5::int[], $6, $7) returning id`,
    [of.threadId, of.side, of.personId, of.text, of.hidden, of.key, of.shown],
  );
  if (!row) throw new Error("martillo: a message was not written");
  return row.id;
}

/** Takes the text away for both sides; its files go, too. */
export async function takeBack(t: Db, id: number): Promise<void> {
  await t.query(
    `update messages set taken_back_at = clock_timestamp(), text = '', shown = '', hidden = '{}' where id = $1`,
    [id],
  );
  const files = await t.query<{ file_id: number }>(
    "delete from message_files where message_id = $1 returning file_id",
    [id],
  );
  for (const { file_id } of files) await dropFile(t, file_id);
}

export interface MessageFileRow {
  id: number;
  message_id: number;
  thread_id: number;
  file_id: number;
  name: string;
  type: string;
  bytes: number;
}

const FILES = `select f.id, f.message_id, m.thread_id, f.file_id, f.name, f.type, f.bytes
  from message_files f join messages m on m.id = f.message_id`;

export async function readFilesOf(
  db: Db,
  messageIds: readonly number[],
): Promise<MessageFileRow[]> {
  if (messageIds.length === 0) return [];
  return db.query(`${FILES} where f.message_id = any($1::bigint[]) order by f.id`, [messageIds]);
}

export async function readMessageFile(db: Db, id: number): Promise<MessageFileRow | undefined> {
  const [row] = await db.query<MessageFileRow>(`${FILES} where f.id = $1`, [id]);
  return row;
}

export async function addFiles(t: Db, messageId: number, files: readonly NewFile[]): Promise<void> {
  for (const file of files) {
    const fileId = await insertFile(t, file);
    await t.query(
      "insert into message_files (message_id, file_id, name, type, bytes) values ($1, $2, $3, $4, $5)",
      [messageId, fileId, file.name, file.type, file.bytes.byteLength],
    );
  }
}

interface FoundRow {
  id: number;
  thread_id: number;
  /** The piece of the text around what was found, which stands between two signs that no text has. */
  piece: string;
}

/** What stands around a found word in a piece. */
export const FOUND = { from: "\uE000", to: "\uE001" } as const;

/** A page of messages with these words in the conversations of a person, newest first. */
export async function findMessages(
  db: Db,
  { where, tables, parameters }: { where: string; tables: string; parameters: SqlParameters },
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<{ rows: FoundRow[]; total: number }> {
  const query = `websearch_to_tsquery('public.martillo_es'::regconfig, martillo_plain(${parameters.add(search)}))`;
  const condition = `${where} and m.taken_back_at is null and m.id > coalesce(s.cleared_id, 0) and m.words @@ ${query}`;
  const counted = [...parameters.values];
  const options = `StartSel=${FOUND.from}, StopSel=${FOUND.to}, MaxFragments=1, MinWords=8, MaxWords=25`;
  const rows = await db.query<FoundRow>(
    `select m.id, m.thread_id, ts_headline('public.martillo_es'::regconfig, m.shown, ${query}, ${parameters.add(options)}) as piece from messages m join ${tables} on t.id = m.thread_id where ${condition}
     order by m.id desc limit ${parameters.add(limit)} offset ${parameters.add((page - 1) * limit)}`,
    parameters.values,
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from messages m join ${tables} on t.id = m.thread_id where ${condition}`,
    counted,
  );
  return { rows, total: count?.n ?? 0 };
}
