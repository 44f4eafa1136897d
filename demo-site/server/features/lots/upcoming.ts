import type { productUpcomingProduct } from "martillo/contract";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { readLots } from "./lot-repository";
import { toLot } from "./lot-view";
import { upcomingIds } from "./upcoming-repository";
import { userInfoOf } from "./user-info";

export const upcomingProduct: Handler<typeof productUpcomingProduct> = async (
  { auction, days, page, limit },
  { db, viewer },
) => {
  const { ids, total } = await upcomingIds(db, { auction, days, page, limit });
  const rows = await readLots(db, ids, viewer);
  return {
    records: rows.map((row) => toLot(row, viewer?.id ?? null)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    // What opens first comes first, and no other order can be asked for.
    sorts: [],
    userinfo: viewer && userInfoOf(viewer),
  };
};
