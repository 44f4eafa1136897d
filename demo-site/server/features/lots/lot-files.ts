/** Documents of lots: who may open them, and where their files are. */
import type { Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { fromBase64, toBase64 } from "../../platform/security/base64";
import { asksBidders, MUST_CODES, mustOf, readAdmission } from "./admission";
import { isOwnerSide, mayManageLot } from "./lot-access";
import { readLots } from "./lot-repository";
import type { LotRow } from "./lot-row";

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

/** How many files somebody has kept in 24 hours. */
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

/** Removes files that no lot names and none has named for a month. What was deleted comes back for a month, with its documents. */
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

type Must = ReturnType<typeof mustOf>;

/** Whether somebody may open the documents of a lot: its seller's side and staff, who has bought it, and who may bid on it. */
export function mayOpenDocuments(row: LotRow, viewer: Viewer | null, must: Must): boolean {
  if (viewer === null) return false;
  if (mayManageLot(viewer, row.seller_id) || row.winner_id === viewer.id) return true;
  return viewer.approvedToBid && (must === null || must === "terms");
}

/** Throws NOT_FOUND for what no lot names that the viewer sees; else what somebody has to do first. */
export async function requireLotFile(db: Db, id: number, viewer: Viewer): Promise<void> {
  const [file] = await db.query<{ seller_id: number }>(
    "select seller_id from lot_files where id = $1",
    [id],
  );
  if (!file) throw new ApiFault("NOT_FOUND");
  if (viewer.staff || isOwnerSide(viewer, file.seller_id)) return;
  const naming = await db.query<{ id: number }>(
    `select id from lots where documents @> jsonb_build_array(jsonb_build_object('id', $1::bigint))
       and documents <> '[]' order by id desc limit 20`,
    [id],
  );
  const rows = await readLots(
    db,
    naming.map((lot) => lot.id),
    viewer,
  );
  let refusal: ApiFault | undefined;
  for (const row of rows) {
    const must = asksBidders(row) ? mustOf(row, await readAdmission(db, row.id, viewer.id)) : null;
    if (mayOpenDocuments(row, viewer, must)) return;
    refusal = new ApiFault(must && viewer.approvedToBid ? MUST_CODES[must] : "NOT_APPROVED");
  }
  throw refusal ?? new ApiFault("NOT_FOUND");
}
