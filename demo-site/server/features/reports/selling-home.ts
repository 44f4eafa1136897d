/** What waits for a seller today. */
import { type customSellingHome, HOME_LISTS, type HomeRow } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { ownerIdOf } from "../lots";
import { closestDrafts } from "./drafts";
import { mayActOn } from "./may-act-on";
import { type ListRow, readList } from "./seller-list-repository";

export const sellingHome: Handler<typeof customSellingHome> = async ({ tz }, ctx) => {
  const viewer = ctx.requireViewer();
  const scope = { sellerId: ownerIdOf(viewer), tz };
  const lists = [];
  for (const id of HOME_LISTS) {
    if (!mayActOn(id, viewer)) continue;
    const { rows, total } =
      id === "drafts" ? await closestDrafts(scope, ctx) : await readList(ctx.db, id, scope);
    lists.push({ id, total, records: rows.map(toRow) });
  }
  return { lists };
};

function toRow({ amount, asked, ...row }: ListRow): HomeRow {
  return { ...row, amount: decimalOf(amount), asked: decimalOf(asked) };
}

function decimalOf(cents: number | null): string | null {
  return cents === null ? null : toDecimal(cents);
}
