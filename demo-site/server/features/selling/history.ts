import type { customLotHistory } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { mayManageLot, readLots, countEdits, readEdits } from "../lots";

export const lotHistory: Handler<typeof customLotHistory> = async ({ id, page, limit }, ctx) => {
  const viewer = ctx.requireViewer();
  const [lot] = await readLots(ctx.db, [id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, lot.seller_id)) throw new ApiFault("FORBIDDEN");
  const records = await readEdits(ctx.db, id, { limit, offset: (page - 1) * limit });
  const total = await countEdits(ctx.db, id);
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(page, limit, records.length, total),
  };
};
