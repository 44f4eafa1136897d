import type { Db } from "../../platform/db/db";

export async function readMaySell(t: Db, userId: number): Promise<{ sells: boolean } | undefined> {
  const [row] = await t.query<{ sells: boolean }>(
    "select admin and as_employees_id is null and not staff as sells from users where id = $1",
    [userId],
  );
  return row;
}

export async function isSellerAccount(db: Db, userId: number): Promise<boolean> {
  const [found] = await db.query(
    "select 1 from users where id = $1 and admin and as_employees_id is null",
    [userId],
  );
  return found !== undefined;
}

export async function sells(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.query("select 1 from users where id = $1 and admin", [userId]);
  return row !== undefined;
}
