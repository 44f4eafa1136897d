import { saleListeners } from "../_made/features";
import { settleLot } from "../features/bidding/settle";
import type { Db } from "../platform/db/db";

/** An auction ends now, and has its result. The house's own sweeper may be at it at the same moment. */
export async function endAuction(db: Db, lot: number): Promise<void> {
  await db.query("update lots set closes_at = clock_timestamp() where id = $1", [lot]);
  for (;;) {
    await settleLot({ db, saleListeners }, lot);
    const [row] = await db.query<{ status: string }>("select status from lots where id = $1", [
      lot,
    ]);
    if (row?.status !== "open") return;
  }
}
