import type { Db } from "../../platform/db/db";

export interface WinnerRow {
  id: number;
  first_name: string;
  last_name: string;
  bidder_no: number;
}

export async function readWinner(
  db: Db,
  lotId: number,
  winnerId: number,
): Promise<WinnerRow | undefined> {
  const [row] = await db.query<WinnerRow>(
    `select u.id, u.first_name, u.last_name,
       coalesce((select b.bidder_no from bids b
         where b.bidder_id = u.id and b.lot_id = $1 order by b.id limit 1), 1) as bidder_no
     from users u where u.id = $2`,
    [lotId, winnerId],
  );
  return row;
}
