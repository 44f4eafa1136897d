import type { Db } from "../../platform/db/db";
import { insertKey, KEY_NAME, readKey } from "./key-repository";

/** The private key (PKCS #8, base64) that all processes on one database share, whoever is first. */
export async function keptKey(db: Db, newKey: () => Promise<string>): Promise<string> {
  const known = await readKey(db);
  if (known !== undefined) return known;
  await insertKey(db, KEY_NAME, await newKey());
  const key = await readKey(db);
  if (key === undefined) throw new Error("martillo: the key that signs histories is not there");
  return key;
}
