import { endCompany } from "./end-company-repository";
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

/**
 * Somebody shows to hold the e-mail of an account that had never shown it. Whoever made the account may have been somebody else, who
 * would still get in by what stands here: another phone, another Google account, others that act for it, pages of partners.
 */
export async function closeOtherWaysIn(db: Db, userId: number): Promise<void> {
  await db.query(
    "update users set phone_verified = false, verified_phonenum = null, google_id = null where id = $1",
    [userId],
  );
  await db.query("delete from account_links where user_id = $1 or account_id = $1", [userId]);
  await endCompany(db, userId);
  await db.query(
    "update partner_grants set revoked_at = now() where user_id = $1 and revoked_at is null",
    [userId],
  );
}
