/** What waits for a seller today. */
import { type customSellingHome, HOME_LISTS, type HomeRow } from "martillo/contract";
import { decimalOrNull } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { ownerIdOf } from "../lots";
import { mayActOn } from "./may-act-on";
import type { ListRow } from "./seller-list-repository";
import { readShown } from "./shown-list";

export const sellingHome: Handler<typeof customSellingHome> = async ({ tz }, ctx) => {
  const viewer = ctx.requireViewer();
  const scope = { sellerId: ownerIdOf(viewer), tz };
  const lists = [];
  for (const id of HOME_LISTS) {
    if (!mayActOn(id, viewer)) continue;
    const { rows, total } = await readShown(id, scope, ctx);
    lists.push({ id, total, records: rows.map(toRow) });
  }
  return { lists };
};

function toRow({ amount, asked, ...row }: ListRow): HomeRow {
  return { ...row, amount: decimalOrNull(amount), asked: decimalOrNull(asked) };
}
