/** What a seller's sale comes to before its document, and the document where its buyer does not go to the checkout. */
import type { sellerCartCheckout, sellerCartProducts } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { mayManageLot } from "../lots";
import { once } from "../money";
import {
  type InvoiceRow,
  issueInvoice,
  lockManaged,
  managerOf,
  readInvoice,
  readInvoicesOf,
  requireBilling,
  tellSides,
  writeBilling,
} from "../sale";
import { type CartRow, readCart, readCartOf } from "./cart-repository";
import { toSoldCart } from "./cart-view";
import { toPlaced } from "./sale-status";

export const soldCart: Handler<typeof sellerCartProducts> = async ({ invoice_id: id }, ctx) => {
  const row = await readManaged(ctx, id);
  requireDraft(row);
  return toSoldCart(ctx.db, await cartOf(ctx, row), row.id);
};

export const soldCheckout: Handler<typeof sellerCartCheckout> = async (input, ctx) => {
  const { idempotency_key: key, ...body } = input;
  const found = await readManaged(ctx, input.invoice_id);
  const cart = await cartOf(ctx, found);
  if (input.place !== 1) {
    requireDraft(found);
    return { ...(await toSoldCart(ctx.db, cart, found.id)), invoices: [] };
  }
  const keyed = { userId: ctx.requireViewer().id, key, call: "seller/cart/checkout", body };
  await once(ctx.db, keyed, (t) => issue({ ...ctx, db: t }, found.id));
  tellSides(ctx, found);
  const rows = await readInvoicesOf(ctx.db, [found.id]);
  return { ...(await toSoldCart(ctx.db, cart, found.id)), invoices: rows.map(toPlaced) };
};

/** With what its buyer has typed so far, else what the profile says. */
async function issue(ctx: CallContext, id: number): Promise<{ issued: number }> {
  const { db: t } = ctx;
  const known = await readInvoice(t, id);
  const cart = known && (await cartOf(ctx, known));
  const row = await lockManaged(ctx, id);
  requireDraft(row);
  // A buyer who has not said yes is sold nothing by a document.
  if (!row.bound || !cart) throw new ApiFault("ILLEGAL_TRANSITION");
  const billing = await requireBilling(t, (await readCart(t, cart.id)) ?? cart);
  const ready = { ...row, ...(await writeBilling(t, id, billing)) };
  const actor = managerOf(ctx.requireViewer(), ready);
  await issueInvoice(ctx, ready, actor);
  return { issued: id };
}

async function readManaged(ctx: CallContext, id: number): Promise<InvoiceRow> {
  const row = await readInvoice(ctx.db, id);
  if (!row || !mayManageLot(ctx.requireViewer(), row.seller_id)) throw new ApiFault("NOT_FOUND");
  return row;
}

function requireDraft({ status }: InvoiceRow): void {
  if (status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (status !== "draft") throw new ApiFault("SALE_CONCLUDED");
}

/** The buyer's cart in which the sale waits for its document. */
async function cartOf({ db }: Pick<CallContext, "db">, row: InvoiceRow): Promise<CartRow> {
  const id = await readCartOf(db, row.id);
  const cart = id === null ? undefined : await readCart(db, id);
  if (!cart) throw new ApiFault("NOT_FOUND");
  return cart;
}
