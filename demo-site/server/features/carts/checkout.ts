/** From a cart to accounts with their documents, in one transaction. */
import type { CartBilling, cartCheckout, ParsedInputOf } from "martillo/contract";
import { buyerKind, documentTotals, nextCartLine, parseCents, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { lockLot, lockLotsInOrder } from "../lots";
import { once } from "../money";
import {
  addToTotal,
  insertLine,
  issueInvoice,
  lockInvoice,
  readInvoicesOf,
  readSaleSettings,
  requireBilling,
  requireBuyer,
  type SaleSettings,
  sellLot,
  type Sides,
  type Sold,
  writeBilling,
  writeSaleLetters,
} from "../sale";
import { tellParties } from "../offers";
import { ownCart } from "./cart-calls";
import {
  type CartLineRow,
  LIVE,
  lockCart,
  readCart,
  readCartLines,
  stateOf,
} from "./cart-repository";
import { chosenExtras, toCart, totalsOf } from "./cart-view";
import { bookWish } from "./pickup-wish";
import { toPlaced } from "./sale-status";

type Input = ParsedInputOf<typeof cartCheckout>;

export const checkOutCart: Handler<typeof cartCheckout> = async (input, ctx) => {
  const { idempotency_key: key, ...body } = input;
  const cart = await ownCart(ctx, input.cart_id);
  if (input.place !== 1) return { ...(await toCart(ctx.db, cart)), invoices: [] };
  const viewer = ctx.requireViewer();
  if (cart.user_id !== viewer.id) throw new ApiFault("NOT_FOUND");
  if (key === undefined) {
    throw new ApiFault("INVALID_INPUT", { fields: { idempotency_key: "Required!" } });
  }
  if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
  const keyed = { userId: viewer.id, key, call: "cart/checkout", body };
  const { invoiceIds, losers } = await once(ctx.db, keyed, (t) =>
    place({ ...ctx, db: t }, cart.id, input),
  );
  const rows = await readInvoicesOf(ctx.db, invoiceIds);
  const lotIds = rows.map(({ lot_id }) => lot_id);
  ctx.bus.lotChanged(lotIds);
  ctx.bus.me(viewer.id, lotIds);
  ctx.bus.money(viewer.id);
  for (const sellerId of new Set(rows.map(({ seller_id }) => seller_id))) ctx.bus.money(sellerId);
  tellParties(ctx, losers);
  const now = await readCart(ctx.db, cart.id);
  return { ...(await toCart(ctx.db, now ?? cart)), invoices: rows.map(toPlaced) };
};

interface Placed {
  invoiceIds: number[];
  /** The parties of the offers that came to nothing. */
  losers: Sides[];
}

async function place(ctx: CallContext, cartId: number, input: Input): Promise<Placed> {
  const { db: t } = ctx;
  const lines = await lockLines(t, cartId, input.project_ids);
  const settings = await readSaleSettings(t);
  for (const line of lines) await requireBuyer(ctx, line);
  const { totalCents } = totalsOf(lines, settings);
  if (input.expected_total === undefined || parseCents(input.expected_total) !== totalCents) {
    throw new ApiFault("PRICE_CHANGED", { values: { amount: `${toDecimal(totalCents)} €` } });
  }
  const billing = await completeBilling(t, cartId, input);
  const placed: Placed = { invoiceIds: [], losers: [] };
  for (const line of lines) {
    const sold =
      line.invoice_id === null
        ? await sell(ctx, line, billing.buyer_kind)
        : { invoiceId: line.invoice_id, losers: [] };
    placed.invoiceIds.push(sold.invoiceId);
    placed.losers.push(...sold.losers);
  }
  for (const [index, line] of lines.entries()) {
    const id = placed.invoiceIds[index];
    if (id !== undefined) await bookWish(ctx, id, line);
  }
  // Numbers are drawn last, in one order: no transaction waits for a lot while it holds them.
  for (const [index, line] of lines.entries()) {
    const id = placed.invoiceIds[index];
    if (id !== undefined) await issue(ctx, id, line, billing, settings);
  }
  return placed;
}

/** The lines to buy, all locked: lots first. Throws for one that cannot be bought any more. */
async function lockLines(
  t: Db,
  cartId: number,
  wanted: readonly number[] | undefined,
): Promise<CartLineRow[]> {
  const before = await readCartLines(t, cartId);
  await lockLotsInOrder(
    t,
    before.map(({ lot_id }) => lot_id),
  );
  await lockCart(t, cartId);
  // Read by a statement after the locks: the clock, too.
  const lines = await readCartLines(t, cartId);
  const asked = wanted
    ? wanted.map((id) => lines.findLast(({ lot_id }) => lot_id === id))
    : lines.filter(({ state }) => LIVE.includes(state));
  const found = asked.map((line) => {
    if (!line) throw new ApiFault("NOT_FOUND");
    return line;
  });
  for (const line of found) requireLive(line);
  if (found.length === 0) {
    const isDone = lines.some(({ state }) => state === "placed");
    throw new ApiFault(isDone ? "SALE_CONCLUDED" : "RESERVATION_EXPIRED");
  }
  return found.toSorted((a, b) => a.lot_id - b.lot_id);
}

function requireLive(line: CartLineRow): void {
  switch (stateOf(line)) {
    case "reserved":
    case "awaiting":
      return;
    case "placed":
      throw new ApiFault("SALE_CONCLUDED");
    case "expired":
      throw new ApiFault("RESERVATION_EXPIRED");
    default:
      throw new ApiFault("NOT_FOR_SALE");
  }
}

async function completeBilling(t: Db, cartId: number, input: Input): Promise<CartBilling> {
  const cart = await readCart(t, cartId);
  if (!cart) throw new ApiFault("NOT_FOUND");
  const billing = await requireBilling(t, cart);
  const { buyer_kind: said = billing.buyer_kind } = input;
  return { ...billing, buyer_kind: buyerKind({ said, taxId: billing.nif, hasCompany: false }) };
}

/** A reservation becomes a sale. */
async function sell(
  ctx: CallContext,
  line: CartLineRow,
  buyerKind: CartBilling["buyer_kind"],
): Promise<Sold> {
  const viewer = ctx.requireViewer();
  const lot = await lockLot(ctx.db, line.lot_id);
  if (!lot || lot.is_hidden || nextCartLine(line.state, "place") === null)
    throw new ApiFault("NOT_FOR_SALE");
  const sold = await sellLot(ctx, lot, {
    channel: "buynow",
    buyerKind,
    buyerId: viewer.id,
    priceCents: line.price_cents,
    actor: { id: viewer.actedBy ?? viewer.id, role: "buyer" },
  });
  await writeSaleLetters(ctx, sold.invoiceId, { toBuyer: true });
  return sold;
}

/** Puts on the account what was chosen and to whom the document goes, and issues it. */
async function issue(
  ctx: CallContext,
  invoiceId: number,
  line: CartLineRow,
  billing: CartBilling,
  settings: SaleSettings,
): Promise<void> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const extras = chosenExtras(line, settings);
  for (const extra of extras) {
    await insertLine(t, { invoiceId, lotId: line.lot_id, round: line.round }, extra);
  }
  await writeBilling(t, invoiceId, billing);
  await addToTotal(t, invoiceId, documentTotals(extras).totalCents);
  const row = await lockInvoice(t, invoiceId);
  if (row?.status !== "draft") throw new ApiFault("SALE_CONCLUDED");
  const actor = { id: viewer.actedBy ?? viewer.id, role: "buyer" } as const;
  await issueInvoice(ctx, row, actor);
}
