import type { Db } from "../db/db";

/** A key that all processes on one database share, by its name. */
export async function readKey(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ key: string }>("select key from server_keys where name = $1", [
    name,
  ]);
  return row?.key;
}

/** Keeps `fresh` where there is no key of that name yet, and returns the one that counts: of several processes the first one's. */
export async function keepKey(db: Db, name: string, fresh: string): Promise<string> {
  await db.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    name,
    fresh,
  ]);
  const key = await readKey(db, name);
  if (key === undefined) throw new Error(`martillo: the key "${name}" of the server is not there`);
  return key;
}
