import type { Db } from "../../platform/db/db";

/** False when the password has changed since `formerHash` was read. */
export async function replacePassword(
  db: Db,
  userId: number,
  hash: string,
  formerHash: string | null,
): Promise<boolean> {
  const rows = await db.query(
    `update users set password_hash = $2
     where id = $1 and password_hash is not distinct from $3 returning 1`,
    [userId, hash, formerHash],
  );
  return rows.length > 0;
}

export async function setPassword(db: Db, userId: number, hash: string): Promise<void> {
  await db.query("update users set password_hash = $2 where id = $1", [userId, hash]);
}

/** Forgets a phone and a Google account that open the account. */
export async function clearWaysIn(db: Db, userId: number): Promise<void> {
  await db.query(
    "update users set phone_verified = false, verified_phonenum = null, google_id = null where id = $1",
    [userId],
  );
}
