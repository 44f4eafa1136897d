import { DASHBOARD_ROWS } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { readLotChoices } from "../house";
import { readLots } from "../lots";
import { missingOf } from "../selling";
import { type ListRow, readList } from "./seller-list-repository";

/** Of the newest drafts so many are looked at; the ones that lack the least are shown. */
const DRAFTS_LOOKED_AT = 30;

/** Drafts with how many things each lacks, the most complete first. */
export async function closestDrafts(
  scope: { sellerId: number; tz: string },
  ctx: CallContext,
): Promise<{ rows: ListRow[]; total: number }> {
  const { rows, total } = await readList(ctx.db, "drafts", scope, DRAFTS_LOOKED_AT);
  const ids = rows.map(({ id }) => id);
  const lots = await readLots(ctx.db, ids, ctx.viewer);
  const choices = await readLotChoices(ctx);
  const missing = new Map(lots.map((lot) => [lot.id, Object.keys(missingOf(lot, choices)).length]));
  const counted = rows.map((row) => ({ ...row, count: missing.get(row.id) ?? null }));
  counted.sort((a, b) => (a.count ?? Infinity) - (b.count ?? Infinity));
  return { rows: counted.slice(0, DASHBOARD_ROWS), total };
}
