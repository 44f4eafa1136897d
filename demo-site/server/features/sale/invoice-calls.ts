import type {
  allInvoices,
  InvoiceDetail,
  ParsedInputOf,
  sellerInvoice,
  sellerInvoices,
  userInvoice,
  userMultipleInvoice,
} from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Viewer } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { mayManageLot, ownerIdOf } from "../lots";
import {
  type InvoiceQuery,
  type InvoiceRow,
  isMeant,
  readInvoice,
  readInvoices,
  readInvoicesOf,
} from "./invoice-repository";
import { answerDetail, readDetail, type Side, toInvoiceRow } from "./invoice-view";

/** Which accounts the viewer means: the own ones, and of sellers' all for staff. */
export function queryOf(
  viewer: Viewer,
  side: "buyer" | "seller",
  { list, filters }: Pick<ParsedInputOf<typeof allInvoices>, "list" | "filters">,
): Omit<InvoiceQuery, "page" | "limit"> {
  return {
    side,
    userId: side === "buyer" ? viewer.id : viewer.staff ? null : ownerIdOf(viewer),
    list,
    id: filters?.common_invoice ?? null,
    sellerId: filters?.as_employees_id ?? null,
    fromMs: filters?.created_from ?? null,
    toMs: filters?.created_to ?? null,
    search: filters?.search?.trim() || null,
  };
}

/** Lists of what the viewer has bought or sold. */
function listOf(
  side: "buyer" | "seller",
): Handler<typeof allInvoices> & Handler<typeof sellerInvoices> {
  return async ({ page, limit, list, filters }, ctx) => {
    const viewer = ctx.requireViewer();
    const query = { ...queryOf(viewer, side, { list, filters }), page, limit };
    const { rows, counts } = await readInvoices(ctx.db, query);
    const total = counts[list];
    return {
      records: rows.map((row) => toInvoiceRow(row, side === "buyer" ? side : managingSide(viewer))),
      totalRecords: total,
      setDisp: displayRange(page, limit, rows.length, total),
      counts,
    };
  };
}

export const boughtList = listOf("buyer");
export const soldList = listOf("seller");

/** One purchase, for its buyer. */
export const boughtInvoice: Handler<typeof userInvoice> = async ({ invoice_id, filters }, ctx) => {
  const viewer = ctx.requireViewer();
  const row = await readInvoice(ctx.db, invoice_id);
  if (!row || row.buyer_id !== viewer.id || !isMeant(row, filters)) throw new ApiFault("NOT_FOUND");
  return answerDetail(ctx, row, "buyer");
};

/** Several purchases, for their buyer. One that is not the caller's makes all of it NOT_FOUND. */
export const boughtInvoices: Handler<typeof userMultipleInvoice> = async ({ invoice_ids }, ctx) => {
  const viewer = ctx.requireViewer();
  const ids = [...new Set(invoice_ids)];
  const rows = await readInvoicesOf(ctx.db, ids);
  if (rows.length < ids.length || rows.some(({ buyer_id }) => buyer_id !== viewer.id))
    throw new ApiFault("NOT_FOUND");
  const records: InvoiceDetail[] = [];
  for (const row of rows) {
    records.push(await readDetail(ctx, row, "buyer"));
  }
  return { records };
};

/** One sale, for its seller, who works for it, and staff. */
export const soldInvoice: Handler<typeof sellerInvoice> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const row = await followed(ctx.db, await readInvoice(ctx.db, input.invoice_id), input.user_id);
  if (!row || !mayManageLot(viewer, row.seller_id) || !isMeant(row, input.filters)) {
    throw new ApiFault("NOT_FOUND");
  }
  return answerDetail(ctx, row, managingSide(viewer));
};

function managingSide(viewer: Viewer): Side {
  return viewer.staff ? "staff" : "seller";
}

/** A reader who asks for an account together with the person who took it over means that person's. */
async function followed(
  db: Db,
  row: InvoiceRow | undefined,
  userId: number | undefined,
): Promise<InvoiceRow | undefined> {
  if (!row || row.replaced_by === null || userId === undefined) return row;
  const next = await readInvoice(db, row.replaced_by);
  return next?.buyer_id === userId ? next : row;
}
