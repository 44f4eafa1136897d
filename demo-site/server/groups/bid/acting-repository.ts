import type { Db } from "../../db/db";

/** Whether a lot is sold by this person, or by the seller for whom it works. */
export async function sellsLot(db: Db, userId: number, lotId: number): Promise<boolean> {
  const [row] = await db.query(
    `select 1 from lots l join users u on u.id = $1
     where l.id = $2 and l.seller_id in (u.id, u.as_employees_id)`,
    [userId, lotId],
  );
  return row !== undefined;
}
