import type { productDashboard } from "martillo/contract";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { ownerIdOf } from "./lot-access";
import { readLots } from "./lot-repository";
import { toLot } from "./lot-view";
import { dashboardIds } from "./dashboard-repository";
import { sortsFor } from "./search-query";
import { userInfoOf } from "./user-info";

export const readDashboard: Handler<typeof productDashboard> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { page, limit, orderby, order, auction } = input;
  const { ids, total } = await dashboardIds(ctx.db, {
    list: input.action,
    viewerId: viewer.id,
    ownerId: ownerIdOf(viewer),
    auction,
    filters: { ...input.filter, ...input.filters },
    orderby,
    order,
    page,
    limit,
  });
  const rows = await readLots(ctx.db, ids, viewer);
  return {
    records: rows.map((row) => toLot(row, viewer.id)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    sorts: sortsFor(false),
    userinfo: userInfoOf(viewer),
  };
};
