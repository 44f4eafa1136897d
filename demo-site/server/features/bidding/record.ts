import type { Lot } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { type LotViewer, readLots, toLot } from "../lots";

/** A lot as its viewer sees it after the operation. */
export async function recordOf(db: Db, lotId: number, viewer: LotViewer): Promise<Lot> {
  const [row] = await readLots(db, [lotId], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return toLot(row, viewer.id);
}
