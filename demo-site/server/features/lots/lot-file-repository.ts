import type { Db } from "../../platform/db/db";
import { fromBase64, toBase64 } from "../../platform/security/base64";

export interface NewLotFile {
  sellerId: number;
  userId: number;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Base64 between here and the database: both drivers know it. */
export async function insertLotFile(t: Db, file: NewLotFile): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    `insert into lot_files (seller_id, user_id, name, type, bytes, size)
     values ($1, $2, $3, $4, decode($5, 'base64'), $6) returning id`,
    [file.sellerId, file.userId, file.name, file.type, toBase64(file.bytes), file.bytes.length],
  );
  if (!row) throw new Error("martillo: a file was not kept");
  return row.id;
}

/** How many files a person has kept in 24 hours. */
export async function lotFilesToday(t: Db, userId: number): Promise<number> {
  const [row] = await t.query<{ count: number }>(
    "select count(*)::int as count from lot_files where user_id = $1 and created_at > now() - interval '24 hours'",
    [userId],
  );
  return row?.count ?? 0;
}

/** Which of these files are not the seller's, or gone. */
export async function foreignFiles(
  t: Db,
  ids: readonly number[],
  sellerId: number,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await t.query<{ id: number }>(
    "select id from lot_files where id = any($1::bigint[]) and seller_id = $2",
    [ids, sellerId],
  );
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !own.has(id));
}

export async function readLotFile(
  db: Db,
  id: number,
): Promise<{ name: string; type: string; bytes: Uint8Array } | undefined> {
  const [row] = await db.query<{ name: string; type: string; text: string }>(
    "select name, type, encode(bytes, 'base64') as text from lot_files where id = $1",
    [id],
  );
  return row && { name: row.name, type: row.type, bytes: fromBase64(row.text) };
}

const FILES_AT_ONCE = 200;

/** Removes files that no lot names and none has named for a month. A deleted lot can come back for a month, with its documents. */
export async function sweepLotFiles(db: Db): Promise<number> {
  const gone = await db.query(
    `delete from lot_files where id in (select f.id from lot_files f
       where f.created_at < now() - interval '30 days' and not exists (select 1 from lots l
         where l.documents @> jsonb_build_array(jsonb_build_object('id', f.id)) and l.documents <> '[]'
           and (l.deleted_at is null or l.deleted_at > now() - interval '31 days'))
       order by f.created_at limit ${FILES_AT_ONCE}) returning 1`,
  );
  return gone.length;
}

export async function readFileOwner(
  db: Db,
  id: number,
): Promise<{ seller_id: number } | undefined> {
  const [row] = await db.query<{ seller_id: number }>(
    "select seller_id from lot_files where id = $1",
    [id],
  );
  return row;
}

export function readLotsOfFile(db: Db, id: number): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from lots where documents @> jsonb_build_array(jsonb_build_object('id', $1::bigint))
       and documents <> '[]' order by id desc limit 20`,
    [id],
  );
}
