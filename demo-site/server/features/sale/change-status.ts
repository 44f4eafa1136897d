import { ERRORS, type invoiceChangeStatus } from "martillo/contract";
import {
  afterBusinessDays,
  type CancelReason,
  depositOfCancelled,
  formatEuro,
  invoiceParts,
  isDefault,
  nextBidder,
  nextInvoice,
  parseCents,
  transition,
} from "martillo/domain";
import { fillIn } from "../../platform/call/answer";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import type { SendContext } from "../../platform/mail/send";
import { noteLotDeed } from "../../platform/security/audit";
import { forfeitHeld, type GivenBack, readOffline, undoOffline } from "../money";
import {
  dueOf,
  type InvoiceRow,
  readLastSale,
  readLines,
  toSaleLines,
  updateInvoice,
} from "./invoice-repository";
import { countPaid } from "./count-paid";
import { readRoundRows } from "./eligible-repository";
import { dayText } from "./letter-to";
import { lockManaged, managerOf, recordPayment } from "./record-payment";
import { BY_CLOCK, noteSale } from "./sale-events";
import type { SaleActor } from "./sale-event-repository";
import { writeCancelled } from "./sale-letters";
import { readSaleSettings } from "./sale-settings";
import { addStrike } from "./strike-repository";
import { firstAnswer, type SaleContext } from "./sale-listener";
import { stopDelivery } from "./stop-delivery";
import { freeVehicle, takeBackIssued, takeBackPaid } from "./take-back";
import { tellSides } from "./tell-sides";
import { readStatusAndKind, writeFreed } from "../lots";
import { readExcluded, undoSale } from "./sold-lot-repository";
/** Business days after the deadline from which on a seller may call a sale off because it was not paid. */
const PATIENCE_DAYS = 2;

/** Changes each account for itself: those that can be, and says of the others why not. */
export const changeStatus: Handler<typeof invoiceChangeStatus> = async (input, ctx) => {
  const notes = input.notes?.trim() ?? "";
  if (input.action === "cancel" && notes === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { notes: "Required!" } });
  }
  const ids = input.invoice_ids ?? [await lastSaleOf(ctx.db, input)];
  const changed: number[] = [];
  const failed: { invoice_id: number; code: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      const row = await withRetries(() =>
        ctx.db.tx((t) => changeOne({ ...ctx, db: t }, id, input, notes)),
      );
      changed.push(id);
      ctx.bus.lotChanged([row.lot_id]);
      ctx.bus.me(row.buyer_id, [row.lot_id]);
      tellSides(ctx, row);
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      failed.push({
        invoice_id: id,
        code: error.code,
        message: fillIn(error.details.text ?? ERRORS[error.code].text, error.details),
      });
    }
  }
  return { changed, failed };
};

/** The last sale of a vehicle, by which a client that knows no sales means it. */
async function lastSaleOf(
  db: Db,
  of: { project_id?: number | undefined; auction_id?: number | undefined },
): Promise<number> {
  if (of.project_id === undefined) {
    throw new ApiFault("INVALID_INPUT", { fields: { invoice_ids: "Required!" } });
  }
  const id = await readLastSale(db, of.project_id, of.auction_id ?? null);
  if (id === undefined) throw new ApiFault("NOT_FOUND");
  return id;
}

async function changeOne(
  ctx: CallContext,
  id: number,
  {
    action,
    cancel_reason,
    returns,
  }: {
    action: string;
    cancel_reason?: CancelReason | undefined;
    returns?: string | number | undefined;
  },
  notes: string,
): Promise<InvoiceRow> {
  const row = await lockManaged(ctx, id);
  const actor = managerOf(ctx.requireViewer(), row);
  if (action === "paid") return recordPayment(ctx, row, null, notes);
  if (action === "unpaid") return takeBack(ctx, row, actor);
  const reason = cancel_reason ?? "otro";
  await noteLotDeed(
    ctx.db,
    ctx.requireViewer(),
    { id: row.lot_id, seller_id: row.seller_id },
    "sale cancelled",
    { invoice: row.id, reason, notes, ...(returns !== undefined && { returns }) },
  );
  const unpaid =
    returns === undefined
      ? { row, backs: [] }
      : await giveBack(ctx, row, { shownCents: parseCents(returns), actor });
  return cancelSale(ctx, unpaid.row, { reason, notes, actor, backs: unpaid.backs });
}

/**
 * Gives back the money that was paid of a sale that is about to be cancelled. `shownCents`: the sum that the page showed. Throws
 * INVOICE_PAID, RETURN_OPEN, PRICE_CHANGED where another sum was paid meanwhile, and PAYMENT_DISPUTED.
 */
async function giveBack(
  ctx: CallContext,
  row: InvoiceRow,
  { shownCents, actor }: { shownCents: number; actor: SaleActor },
) {
  if (row.status === "paid") throw new ApiFault("INVOICE_PAID");
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  await requireNoReturn(ctx, row);
  if (shownCents !== row.paid_cents) {
    throw new ApiFault("PRICE_CHANGED", {
      values: { amount: formatEuro(row.paid_cents, { whole: false }) },
    });
  }
  return takeBackPaid(ctx, row, actor);
}

/** The money of what was given back, or is to be, goes back by that return. Throws RETURN_OPEN. */
async function requireNoReturn({ db, saleListeners }: SaleContext, row: InvoiceRow): Promise<void> {
  const found = await firstAnswer(saleListeners, ({ returnOf }) => returnOf?.(db, row.id));
  if (row.returned_ms !== null || found === "open") {
    throw new ApiFault("RETURN_OPEN");
  }
}

/** Payments that were recorded by hand are taken back. */
async function takeBack(ctx: CallContext, row: InvoiceRow, actor: SaleActor): Promise<InvoiceRow> {
  const { db: t } = ctx;
  if (row.status !== "paid" && row.status !== "partial") throw new ApiFault("ILLEGAL_TRANSITION");
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  await requireNoReturn(ctx, row);
  const recorded = await readOffline(t, row.id);
  if (recorded.length === 0) throw new ApiFault("PAID_ONLINE");
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t, row.id)));
  let paidCents = row.paid_cents;
  for (const payment of recorded) {
    await undoOffline(t, payment, { invoice: row.id, seller: row.seller_id }, sellerCents);
    paidCents -= payment.captured_cents;
  }
  return countPaid(ctx, row, { paidCents, event: "unpay", actor });
}

type CancelContext = SendContext & SaleContext;

/**
 * Calls a sale off: the issued document is corrected, the deposit is decided, the vehicle is free, and the lot goes on as the reason says.
 * The account is locked. `isTold`: its buyer has a letter of another kind. Throws INVOICE_PAID, INVOICE_HAS_PAYMENTS, HANDED_OVER,
 * TOO_EARLY.
 */
export async function cancelSale(
  ctx: CancelContext,
  row: InvoiceRow,
  of: {
    reason: CancelReason;
    notes: string;
    actor: SaleActor;
    isTold?: boolean;
    /** The payments that are on their way back. */
    backs?: readonly GivenBack[];
  },
): Promise<InvoiceRow> {
  const { db: t } = ctx;
  if (row.status === "paid") throw new ApiFault("INVOICE_PAID");
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (row.paid_cents > 0) throw new ApiFault("INVOICE_HAS_PAYMENTS");
  // The money that was paid for it may have gone back since.
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  const lapses = of.actor.role === BY_CLOCK.role;
  if (of.reason === "impago" && !lapses && of.actor.role !== "staff") await requirePatience(t, row);
  const event = lapses ? "lapse" : "cancel";
  const facts = { ...row, dueCents: dueOf(row), paidCents: row.paid_cents };
  const status = nextInvoice(facts, event);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  if (row.status !== "draft") await takeBackIssued(ctx, row);
  await freeVehicle(ctx, row.id);
  const written = await updateInvoice(t, row, {
    status,
    cancelReason: of.reason,
    notes: of.notes,
  });
  await noteSale(t, row.id, of.actor, {
    event,
    from: row.status,
    to: status,
    reason: of.notes,
  });
  const cause = { reason: of.reason, isBound: row.bound };
  if (depositOfCancelled(cause) === "forfeit") {
    await forfeitHeld(ctx, { userId: row.buyer_id, lotId: row.lot_id, reason: of.notes });
  }
  const strikes = isDefault(cause) ? await addStrike(t, row, of.actor) : 0;
  await stopDelivery(ctx, row, { actor: of.actor, reason: of.notes });
  await freeLot(t, row, of.reason);
  if (!of.isTold) await writeCancelled(ctx, row, { ...of, strikes });
  return written;
}

async function requirePatience(t: Db, row: InvoiceRow): Promise<void> {
  const { holidays } = await readSaleSettings(t);
  const from = afterBusinessDays({ fromMs: row.due_ms - 1, days: PATIENCE_DAYS, holidays });
  if ((await databaseNow(t)) >= from) return;
  throw new ApiFault("TOO_EARLY", { values: { date: dayText(from) } });
}

/** Nothing goes on sale by itself: the seller decides, with the next bidder where there is one. */
export async function freeLot(t: Db, row: InvoiceRow, reason: CancelReason): Promise<void> {
  const lot = await readStatusAndKind(t, row.lot_id);
  if (!lot) return;
  const next = lot.auction === 1 ? await nextOf(t, row) : null;
  const isDefault = reason === "impago" || !row.bound;
  const event =
    lot.auction === 0 ? "void_direct" : isDefault && next !== null ? "default_back" : "void";
  const status = transition(lot.status, event);
  // A lot that was listed anew meanwhile goes its own way.
  if (status === null) return;
  await writeFreed(t, {
    lotId: row.lot_id,
    status,
    nextId: event === "default_back" ? (next?.bidderId ?? null) : null,
    priceCents: next?.priceCents ?? null,
  });
  await undoSale(t, row.lot_id, row.round, event === "default_back" ? "provisional" : "unsold");
}

/** The next bidder who may have the lot: not one who had it already in this round, or could not bid now. */
async function nextOf(t: Db, row: InvoiceRow) {
  const rows = await readRoundRows(t, row.lot_id, row.round);
  const excluded = await readExcluded(t, row.lot_id, row.round);
  return nextBidder({ rows, exclude: excluded.map(({ id }) => id) });
}
