import type { previousData } from "martillo/contract";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { readOwnBids } from "./own-bids-repository";

/** Bids of the caller. Bids that the house placed for them are none of their doing. */
export const ownBids: Handler<typeof previousData> = async ({ page, limit, filters }, ctx) => {
  const { rows, total } = await readOwnBids(ctx.db, ctx.requireViewer().id, {
    sinceMs: filters?.["b.created_at"]?.gte ?? null,
    page,
    limit,
  });
  return {
    records: rows.map(({ id, lot_id, created_ms }) => ({
      id,
      project_id: lot_id,
      created_at: created_ms,
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};
