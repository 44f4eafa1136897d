/** The lots of a seller as a table. */
import type { OutputOf, productListings, SellerLot } from "martillo/contract";
import { decimalOrNull } from "martillo/domain";
import type { Viewer } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { can } from "../../platform/security/permissions";
import { type LotChoices, readCommission, readLotChoices } from "../house";
import { readLots, toLot, type LotRow, userInfoOf } from "../lots";
import { missingOf } from "./check-lot";
import {
  listingCounts,
  listingIds,
  type ListingFacts,
  readListingFacts,
} from "./listing-repository";

const SORTS: OutputOf<typeof productListings>["sorts"] = [
  { orderby: "updated_at", order: "desc", label: "Cambiados hace menos" },
  { orderby: "p.id", order: "desc", label: "Más recientes" },
  { orderby: "date_closed", order: "asc", label: "Terminan antes" },
  { orderby: "wprice", order: "desc", label: "Precio: de mayor a menor" },
  { orderby: "bid_count", order: "desc", label: "Con más pujas" },
  { orderby: "title", order: "asc", label: "Título: de la A a la Z" },
];

export const listings: Handler<typeof productListings> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { ids, total } = await listingIds(ctx.db, input, viewer);
  const rows = await readLots(ctx.db, ids, viewer);
  const facts = await readListingFacts(ctx.db, ids);
  const choices = await readLotChoices(ctx);
  const { page, limit, auction } = input;
  return {
    records: rows.map((row) => toSellerLot(row, viewer, { facts: facts.get(row.id), choices })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    sorts: SORTS,
    userinfo: userInfoOf(viewer),
    counts: await listingCounts(ctx.db, auction, viewer),
    permissions: [...viewer.permissions],
    staff: viewer.staff && !viewer.pass ? 1 : 0,
  };
};

export function toSellerLot(
  row: LotRow,
  viewer: Viewer,
  { facts, choices }: { facts: ListingFacts | undefined; choices: LotChoices },
): SellerLot {
  const { reserve_cents: reserve, price_cents: price } = row;
  const sale = can(viewer, "money") ? facts : undefined;
  return {
    ...toLot(row, viewer.id),
    edit_version: row.edit_version,
    missing: missingOf(row, choices),
    watchers: facts?.watchers ?? 0,
    bidders: facts?.bidders ?? 0,
    offers: facts?.offers ?? 0,
    views: facts?.views ?? 0,
    invoice: sale?.invoice ?? null,
    returned_date: sale?.returned_ms ?? null,
    reserve_price: decimalOrNull(reserve),
    reserve_met: reserve === null ? null : price >= reserve && row.bid_count > 0 ? 1 : 0,
    commission: readCommission(row.seller_commission),
    ref: facts?.ref ?? null,
    archived: row.archived,
    hidden: row.hidden_reason,
    template: row.template_name,
    updated_at: facts?.updated_ms ?? row.now_ms,
    updated_by: facts?.updated_by ?? null,
  };
}
