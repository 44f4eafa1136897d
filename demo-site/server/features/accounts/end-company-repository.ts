import type { Db } from "../../platform/db/db";

/** Takes all people off an account; invitations that are still under way lead nowhere. */
export async function endCompany(db: Db, accountId: number): Promise<void> {
  await db.query(
    `update invites set expires_at = now()
     where owner_id in (select id from company_owners where account_id = $1) and expires_at > now()`,
    [accountId],
  );
  await db.query(
    "update company_owners set removed_at = now() where account_id = $1 and removed_at is null",
    [accountId],
  );
}
