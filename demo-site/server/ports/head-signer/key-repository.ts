import type { Db } from "../../platform/db/db";

export const KEY_NAME = "heads";

export async function insertKey(db: Db, keyName: string, key: string): Promise<void> {
  await db.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    keyName,
    key,
  ]);
}

export async function readKey(db: Db): Promise<string | undefined> {
  const [row] = await db.query<{ key: string }>("select key from server_keys where name = $1", [
    KEY_NAME,
  ]);
  return row?.key;
}
