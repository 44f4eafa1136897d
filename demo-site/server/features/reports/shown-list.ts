import { DASHBOARD_ROWS } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { readLotChoices } from "../house";
import { readLots } from "../lots";
import { missingOf } from "../selling";
import { type ListId, type ListRow, readList } from "./seller-list-repository";

/** Of the newest drafts so many are looked at; the ones that lack the least are shown. */
const DRAFTS_LOOKED_AT = 30;

interface Scope {
  sellerId: number;
  tz: string;
}

interface ListPart {
  rows: ListRow[];
  total: number;
}

/** The first rows of a list of a seller as they are shown. */
export function readShown(id: ListId, scope: Scope, ctx: CallContext): Promise<ListPart> {
  return id === "drafts" ? closestDrafts(scope, ctx) : readList(ctx.db, id, scope);
}

/** Drafts with how many things each lacks, the most complete first. */
async function closestDrafts(scope: Scope, ctx: CallContext): Promise<ListPart> {
  const { rows, total } = await readList(ctx.db, "drafts", scope, DRAFTS_LOOKED_AT);
  const ids = rows.map(({ id }) => id);
  const lots = await readLots(ctx.db, ids, ctx.viewer);
  const choices = await readLotChoices(ctx);
  const missing = new Map(lots.map((lot) => [lot.id, Object.keys(missingOf(lot, choices)).length]));
  const counted = rows.map((row) => ({ ...row, count: missing.get(row.id) ?? null }));
  counted.sort((a, b) => (a.count ?? Infinity) - (b.count ?? Infinity));
  return { rows: counted.slice(0, DASHBOARD_ROWS), total };
}
