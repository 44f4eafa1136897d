import type { ActableAccount } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { endSessionsOfDelegate } from "../../platform/security/session-repository";

/** What a person is to an account that it may act for; null where it may not, and always for staff and closed accounts. */
export async function roleFor(
  db: Db,
  userId: number,
  accountId: number,
): Promise<ActableAccount["role"] | null> {
  const [row] = await db.query<{ role: ActableAccount["role"] }>(
    `select link.role from account_links link join users account on account.id = link.account_id
     where link.user_id = $1 and link.account_id = $2
       and not account.staff and account.status <> 'deactivate'`,
    [userId, accountId],
  );
  return row?.role ?? null;
}

/** The accounts that a person may act for, by name. */
export function accountsOf(db: Db, userId: number): Promise<ActableAccount[]> {
  return db.query<ActableAccount>(
    `select account.id, link.role, account.email,
            coalesce(nullif(account.companyname, ''), account.first_name || ' ' || account.last_name) as name
     from account_links link join users account on account.id = link.account_id
     where link.user_id = $1 and not account.staff and account.status <> 'deactivate'
     order by 4, 1`,
    [userId],
  );
}

/** Lets a person act for an account. The role of a link that is there already changes. */
export async function linkAccounts(
  db: Pick<Db, "query">,
  link: { userId: number; accountId: number; role: ActableAccount["role"] },
): Promise<void> {
  await db.query(
    `insert into account_links (user_id, account_id, role) values ($1, $2, $3)
     on conflict (user_id, account_id) do update set role = excluded.role`,
    [link.userId, link.accountId, link.role],
  );
}

/** Takes that back, and ends the sessions in which the person acts for the account. Returns their hashes. */
export async function unlinkAccounts(
  db: Db,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<string[]> {
  await db.query("delete from account_links where user_id = $1 and account_id = $2", [
    userId,
    accountId,
  ]);
  return endSessionsOfDelegate(db, userId, accountId);
}

/** No person acts for the account any more, nor the account for others. */
export async function deleteLinksOf(db: Db, userId: number): Promise<void> {
  await db.query("delete from account_links where user_id = $1 or account_id = $1", [userId]);
}
