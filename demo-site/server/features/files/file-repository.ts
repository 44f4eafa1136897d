import type { Db } from "../../platform/db/db";
import { fromBase64, toBase64 } from "../../platform/security/base64";

export interface NewFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  sha256: string;
}

/** Keeps the bytes of a private file. Returns its id. Base64 between here and the database: both drivers know it. */
export async function insertFile(t: Db, file: NewFile): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    "insert into sale_files (bytes, sha256) values (decode($1, 'base64'), $2) returning id",
    [toBase64(file.bytes), file.sha256],
  );
  if (!row) throw new Error("martillo: a file was not kept");
  return row.id;
}

/** Removes a file that no row names any more; null: there is none. */
export async function dropFile(t: Db, id: number | null): Promise<void> {
  if (id !== null) await t.query("delete from sale_files where id = $1", [id]);
}

export async function readFile(db: Db, id: number): Promise<Uint8Array | undefined> {
  const [row] = await db.query<{ text: string }>(
    "select encode(bytes, 'base64') as text from sale_files where id = $1",
    [id],
  );
  return row && fromBase64(row.text);
}
