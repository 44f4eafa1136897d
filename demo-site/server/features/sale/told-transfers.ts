import type {
  LanguageSet,
  cartPayOffline,
  cartPayWallet,
  customPaymentConfirm,
  sellerPayWallet,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import { sendMail } from "../../platform/mail/send";
import {
  amountOf,
  endOthers,
  endTold,
  once,
  openPayment,
  readTold,
  sumText,
  tellOffline,
} from "../money";
import { invoicePayable } from "./invoice-payable";
import { type InvoiceRow, lockInvoice, readInvoice } from "./invoice-repository";
import { answerDetail, type Side } from "./invoice-view";
import { readReaders } from "./letter-to";
import { lockManaged, managerOf, recordPayment } from "./record-payment";
import { noteSale } from "./sale-events";
import type { SaleActor } from "./sale-event-repository";
import { transferRefused, transferTold } from "./transfers.mail";
import { tellSides } from "./tell-sides";

/** A buyer says that a transfer is on its way. Nothing is paid by it: its seller confirms it once it is there. */
export const tellTransfer: Handler<typeof cartPayOffline> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const of = { userId: viewer.id, purpose: "invoice" as const, ref: String(input.invoice_id) };
  const wanted = { ...of, quote: {} };
  await invoicePayable.check?.(ctx, wanted);
  const keyed = { userId: viewer.id, key, call: "offline/payCartOffline", body };
  await endOthers(ctx, of, key);
  const sellerId = await once(ctx.db, keyed, async (t) => {
    const due = await invoicePayable.lock(t, wanted);
    const cents = amountOf(due, { purpose: "invoice", amount: input.amount });
    const row = await requireInvoice(t, input.invoice_id);
    const reference = input.reference ?? "";
    const actor = buyerOf(ctx);
    const id = await tellOffline(
      t,
      { userId: viewer.id, actorId: actor.id, amountCents: cents, reference },
      row.id,
    );
    if (id === null) throw new ApiFault("PAYMENT_IN_PROGRESS");
    await note(t, row, actor, "transfer_told", reference);
    const { buyer, seller } = await readReaders(t, row);
    await sendMail({ ...ctx, db: t }, transferTold, seller.email, {
      ...about(row, seller),
      amount: sumText(cents, seller),
      buyer: buyer.name,
      reference,
    });
    return row.seller_id;
  });
  ctx.bus.money(viewer.id);
  ctx.bus.money(sellerId);
  return answer(ctx, input.invoice_id, "buyer");
};

/** The seller of a sale says whether a transfer has come; its buyer may take the word back. */
export const confirmTransfer: Handler<typeof customPaymentConfirm> = async (input, ctx) => {
  const { side, row } = await withRetries(() => ctx.db.tx((t) => decide({ ...ctx, db: t }, input)));
  tellSides(ctx, row);
  return answer(ctx, row.id, side);
};

async function decide(
  ctx: CallContext,
  { transaction_id: id, action, notes = "" }: Parameters<typeof confirmTransfer>[0],
): Promise<{ side: Side; row: InvoiceRow }> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  // For which sale it is never changes, so it may be read before the lock.
  const told = await readTold(t, id);
  const own = told && (await readInvoice(t, told.invoice));
  if (!told || !own) throw new ApiFault("NOT_FOUND");
  const isBuyer = own.buyer_id === viewer.id;
  const row = isBuyer ? await lockInvoice(t, own.id) : await lockManaged(ctx, own.id);
  if (!row) throw new ApiFault("NOT_FOUND");
  if (isBuyer && action === "confirm") throw new ApiFault("FORBIDDEN");
  const side = isBuyer ? ("buyer" as const) : ("seller" as const);
  const now = await readTold(t, id);
  // The same press again, or another person was faster.
  if (now?.isAnswered !== false) {
    if ((now?.isPaid ?? false) === (action === "confirm")) return { side, row };
    throw new ApiFault("ILLEGAL_TRANSITION");
  }
  if (action === "confirm") {
    await recordPayment(ctx, row, now.amountCents, now.reference, id);
    return { side, row };
  }
  const actor = isBuyer ? buyerOf(ctx) : managerOf(viewer, row);
  await endTold(t, row.id);
  await note(t, row, actor, isBuyer ? "transfer_taken_back" : "transfer_refused", notes);
  if (!isBuyer) {
    const { buyer } = await readReaders(t, row);
    const amount = sumText(now.amountCents, buyer);
    await sendMail(ctx, transferRefused, buyer.email, { ...about(row, buyer), amount, notes });
  }
  return { side, row };
}

/** Pays what was bought from the buyer's own balance, all or a part. */
export const payFromBalance: Handler<typeof cartPayWallet> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  await openPayment(ctx, viewer.id, {
    purpose: "invoice",
    ref: String(input.invoice_id),
    way: "wallet",
    amount: input.amount,
    key: input.idempotency_key,
  });
  ctx.bus.money(viewer.id);
  return answer(ctx, input.invoice_id, "buyer");
};

/** A seller never spends a buyer's balance. */
export const payForBuyer: Handler<typeof sellerPayWallet> = async (input, ctx) => {
  await ctx.db.tx((t) => lockManaged({ ...ctx, db: t }, input.invoice_id));
  throw new ApiFault("WALLET_NOT_YOURS");
};

function buyerOf(ctx: CallContext): SaleActor {
  const viewer = ctx.requireViewer();
  return { id: viewer.actedBy ?? viewer.id, role: "buyer" };
}

function about(row: InvoiceRow, { name, language }: { name: string; language: LanguageSet }) {
  return { name, language, title: row.title, invoice: row.id };
}

function note(t: Db, row: InvoiceRow, actor: SaleActor, event: string, reason: string) {
  return noteSale(t, row.id, actor, { event, from: row.status, to: row.status, reason });
}

async function requireInvoice(db: Db, id: number): Promise<InvoiceRow> {
  const row = await readInvoice(db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return row;
}

async function answer(ctx: CallContext, id: number, side: Side) {
  const row = await requireInvoice(ctx.db, id);
  return answerDetail(ctx, row, side);
}
