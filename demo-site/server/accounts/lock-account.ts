import type { Db } from "../db/db";

/** Lets one change at a time be made to what belongs to an account, until the transaction ends. */
export async function lockAccount(t: Db, id: number): Promise<void> {
  await t.query("select 1 from users where id = $1 for update", [id]);
}
