import type { Db } from "../../platform/db/db";

const KEY_NAME = "heads";

/** The private key (PKCS #8, base64) that all processes on one database share, whoever is first. */
export async function keptKey(db: Db, newKey: () => Promise<string>): Promise<string> {
  const known = await readKey(db);
  if (known !== undefined) return known;
  await db.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    KEY_NAME,
    await newKey(),
  ]);
  const key = await readKey(db);
  if (key === undefined) throw new Error("martillo: the key that signs histories is not there");
  return key;
}

async function readKey(db: Db): Promise<string | undefined> {
  const [row] = await db.query<{ key: string }>("select key from server_keys where name = $1", [
    KEY_NAME,
  ]);
  return row?.key;
}
