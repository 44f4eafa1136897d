import type { Db } from "../db/db";

/** Lets one change at a time be made to what belongs to an account, until the transaction ends. */
export async function lockAccount(t: Db, id: number): Promise<void> {
  await t.query("select 1 from users where id = $1 for update", [id]);
}

/** Keeps the accounts as they are until the transaction ends: a transaction that changes one, or ends its sessions, waits. */
export async function holdAccounts(t: Db, ids: readonly number[]): Promise<void> {
  await t.query("select 1 from users where id = any($1::bigint[]) order by id for share", [ids]);
}
