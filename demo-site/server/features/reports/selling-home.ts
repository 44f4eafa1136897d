/** What waits for a seller today. */
import { type customSellingHome, HOME_LISTS, type HomeRow } from "martillo/contract";
import { decimalOrNull } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { readSaleSettings } from "../house";
import { ownerIdOf, type PayoutTerms, toProceeds } from "../lots";
import { mayActOn } from "./may-act-on";
import type { ListId, ListRow } from "./seller-list-repository";
import { readShown } from "./shown-list";

export const sellingHome: Handler<typeof customSellingHome> = async ({ tz }, ctx) => {
  const viewer = ctx.requireViewer();
  const scope = { sellerId: ownerIdOf(viewer), tz };
  const payout = await readSaleSettings(ctx.db);
  const lists = [];
  for (const id of HOME_LISTS) {
    if (!mayActOn(id, viewer)) continue;
    const { rows, total } = await readShown(id, scope, ctx);
    const records = rows.map((row) => toRow(row, id, payout));
    lists.push({ id, total, records });
  }
  return { lists };
};

/** Lists in which a decision is a sale. */
const SALES: ReadonlySet<ListId> = new Set(["provisional", "offers"]);

function toRow(row: ListRow, list: ListId, payout: PayoutTerms): HomeRow {
  const { amount, asked, iva_percent, seller_commission, ...shown } = row;
  return {
    ...shown,
    amount: decimalOrNull(amount),
    asked: decimalOrNull(asked),
    proceeds:
      amount !== null && SALES.has(list)
        ? // It is sold when its seller decides so: in how many days is said, and no day.
          toProceeds({ iva_percent, seller_commission }, amount, { payout, soldAtMs: null })
        : null,
  };
}
