import type { customProceeds } from "martillo/contract";
import { parseCents } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readSaleSettings } from "../house";
import { mayManageLot, readLots, soldAtOf, toProceeds } from "../lots";

export const proceeds: Handler<typeof customProceeds> = async ({ id, prices }, ctx) => {
  const viewer = ctx.requireViewer();
  const [row] = await readLots(ctx.db, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, row.seller_id)) throw new ApiFault("FORBIDDEN");
  const payout = await readSaleSettings(ctx.db);
  const soldAtMs = soldAtOf(row);
  return {
    records: prices.map((price) => toProceeds(row, parseCents(price), { payout, soldAtMs })),
  };
};
