import type { Db } from "../../platform/db/db";

export interface UntoldRow {
  id: number;
  /** Null for a question, which its seller hears of; an answer is told to the account that asked. */
  parent_id: number | null;
  reader_id: number;
  lot_id: number;
  auction: 0 | 1;
  title: string;
  question: string;
  /** Of an answer. */
  answer: string;
  /** Empty: the house. */
  seller_name: string;
}

const COLUMNS = `c.id, c.parent_id, c.lot_id, l.auction, l.title,
  case when c.parent_id is null then l.seller_id else q.account_id end as reader_id,
  q.text as question, case when c.parent_id is null then '' else c.text end as answer,
  case c.side when 'seller' then coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) else '' end as seller_name`;
const TABLES = `comments c join comments q on q.id = coalesce(c.parent_id, c.id) join lots l on l.id = c.lot_id
  left join users u on u.id = c.account_id`;

/** What no letter has told of yet, after an id. */
export async function readUntold(
  db: Db,
  of: { after: number; limit: number },
): Promise<{ id: number; lot_id: number }[]> {
  return db.query(
    "select id, lot_id from comments where told_at is null and id > $1 order by id limit $2",
    [of.after, of.limit],
  );
}

/** The content of a letter about it; undefined where it was told, taken away, or answered meanwhile. */
export async function readToTell(t: Db, id: number): Promise<UntoldRow | undefined> {
  const [row] = await t.query<UntoldRow>(
    `select ${COLUMNS} from ${TABLES} where c.id = $1 and c.told_at is null and c.hidden_at is null
       and q.hidden_at is null and l.hidden_at is null
       and (c.parent_id is not null or not exists (select 1 from comments a where a.parent_id = c.id))`,
    [id],
  );
  return row;
}

export async function markTold(t: Db, id: number): Promise<void> {
  await t.query("update comments set told_at = clock_timestamp() where id = $1", [id]);
}
