import type {
  DashboardList,
  productTotalAuctionsPlaced,
  productTotalAuctionsWon,
  productTotalPrivateSaleProducts,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { countDashboard } from "./dashboard-repository";

export const totalAuctionsWon: Handler<typeof productTotalAuctionsWon> = (_input, ctx) =>
  totalOf(ctx, "won", 1);

export const totalAuctionsPlaced: Handler<typeof productTotalAuctionsPlaced> = (_input, ctx) =>
  totalOf(ctx, "all", 1);

export const totalPrivateSaleProducts: Handler<typeof productTotalPrivateSaleProducts> = (
  _input,
  ctx,
) => totalOf(ctx, "won", 0);

async function totalOf(ctx: CallContext, list: DashboardList, auction: 0 | 1) {
  return { total: await countDashboard(ctx.db, list, ctx.requireViewer().id, auction) };
}
