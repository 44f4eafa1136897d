import { createHMAC, createSHA256 } from "hash-wasm";
import type { Db } from "../db/db";
import type { ServerConfig } from "../call/config";
import { keepKey } from "./key-repository";
import { newToken } from "./token";

const KEY_NAME = "codes";

const keys = new WeakMap<Db, Promise<string>>();

/**
 * The hash of a short secret. A code has too few values for a plain hash: a reader of the table would have tried them all in no time. With
 * `secret` of the configuration the key is not in the database at all.
 */
export async function keyedHash(
  ctx: { db: Db; config: Pick<ServerConfig, "secret"> },
  text: string,
): Promise<string> {
  const key = ctx.config.secret ?? (await sharedKey(ctx.db));
  const hmac = await createHMAC(createSHA256(), key);
  return hmac.init().update(text).digest("hex");
}

/** The same for all processes on one database, whichever process is first. */
function sharedKey(db: Db): Promise<string> {
  const known = keys.get(db);
  if (known) return known;
  const read = keepKey(db, KEY_NAME, newToken());
  keys.set(db, read);
  read.catch(() => keys.delete(db));
  return read;
}
