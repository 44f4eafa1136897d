import type { Lot } from "martillo/contract";
import type { Db } from "../db/db";
import { ApiFault } from "../http/fault";
import type { LotViewer } from "../lots/lot-access";
import { readLots } from "../lots/lot-repository";
import { toLot } from "../lots/lot-view";

/** A lot as its viewer sees it after the operation. */
export async function recordOf(db: Db, lotId: number, viewer: LotViewer): Promise<Lot> {
  const [row] = await readLots(db, [lotId], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return toLot(row, viewer.id);
}
