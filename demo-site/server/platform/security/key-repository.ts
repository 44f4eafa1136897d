import type { Db } from "../db/db";
import { newToken } from "./token";

const KEY_NAME = "codes";

export async function readKey(db: Db): Promise<string> {
  await db.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    KEY_NAME,
    newToken(),
  ]);
  const [row] = await db.query<{ key: string }>("select key from server_keys where name = $1", [
    KEY_NAME,
  ]);
  if (!row) throw new Error("martillo: the key of the codes is not there");
  return row.key;
}
