import type { Db } from "../../platform/db/db";
import { keepKey, readKey } from "../../platform/security/key-repository";

const KEY_NAME = "heads";

/** The private key (PKCS #8, base64) that all processes on one database share, whichever process is first. */
export async function keptKey(db: Db, newKey: () => Promise<string>): Promise<string> {
  return (await readKey(db, KEY_NAME)) ?? keepKey(db, KEY_NAME, await newKey());
}
