import type { OutputOf, ParsedInputOf, productDashboard } from "martillo/contract";
import type { Viewer } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { type LotViewer, ownerIdOf } from "./lot-access";
import { readLots } from "./lot-repository";
import { toLot } from "./lot-view";
import { dashboardIds } from "./dashboard-repository";
import { sortsFor } from "./search-query";
import { userInfoOf } from "./user-info";

/** The account whose lists are read. */
export type DashboardViewer = LotViewer & Pick<Viewer, "approvedToBid">;

/** One list of an account, as the account reads it. */
export async function dashboardOf(
  db: Db,
  input: ParsedInputOf<typeof productDashboard>,
  viewer: DashboardViewer,
): Promise<OutputOf<typeof productDashboard>> {
  const { page, limit, orderby, order, auction } = input;
  const { ids, total } = await dashboardIds(db, {
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
  const rows = await readLots(db, ids, viewer);
  return {
    records: rows.map((row) => toLot(row, viewer.id)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    sorts: sortsFor(false),
    userinfo: userInfoOf(viewer),
  };
}

export const readDashboard: Handler<typeof productDashboard> = (input, ctx) =>
  dashboardOf(ctx.db, input, ctx.requireViewer());
