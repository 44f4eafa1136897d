import type { allInvoices, sellerInvoice, sellerInvoices, userInvoice } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { mayManageLot, ownerIdOf } from "../lots";
import { type InvoiceQuery, readInvoice, readInvoices } from "./invoice-repository";
import { readDetail, type Side, toInvoiceRow } from "./invoice-view";

/** Lists of what somebody has bought or sold. */
function listOf(side: Side): Handler<typeof allInvoices> & Handler<typeof sellerInvoices> {
  return async ({ page, limit, list, filters }, ctx) => {
    const viewer = ctx.requireViewer();
    const own = side === "buyer" ? viewer.id : viewer.staff ? null : ownerIdOf(viewer);
    const query: InvoiceQuery = {
      side,
      userId: own,
      list,
      id: filters?.common_invoice ?? null,
      fromMs: filters?.created_from ?? null,
      toMs: filters?.created_to ?? null,
      search: filters?.search?.trim() || null,
      page,
      limit,
    };
    const { rows, counts } = await readInvoices(ctx.db, query);
    const total = counts[list];
    return {
      records: rows.map((row) => toInvoiceRow(row, side)),
      totalRecords: total,
      setDisp: displayRange(page, limit, rows.length, total),
      counts,
    };
  };
}

export const boughtList = listOf("buyer");
export const soldList = listOf("seller");

/** One purchase, for its buyer. */
export const boughtInvoice: Handler<typeof userInvoice> = async ({ invoice_id }, ctx) => {
  const viewer = ctx.requireViewer();
  const row = await readInvoice(ctx.db, invoice_id);
  if (!row || row.buyer_id !== viewer.id) throw new ApiFault("NOT_FOUND");
  return { record: await readDetail(ctx.db, row, "buyer", ctx.config.operator) };
};

/** One sale, for its seller, who works for it, and staff. */
export const soldInvoice: Handler<typeof sellerInvoice> = async ({ invoice_id }, ctx) => {
  const viewer = ctx.requireViewer();
  const row = await readInvoice(ctx.db, invoice_id);
  if (!row || !mayManageLot(viewer, row.seller_id)) throw new ApiFault("NOT_FOUND");
  return { record: await readDetail(ctx.db, row, "seller", ctx.config.operator) };
};
