import type { ErrorCode, PaymentPurpose } from "martillo/contract";
import {
  formatEuro,
  parseCents,
  PAYMENT_OPEN_MS,
  refuseSpending,
  type SpendRefusal,
  toDecimal,
} from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import type { Db } from "../../../platform/db/db";
import { ApiFault } from "../../../platform/call/fault";
import { CurrencyNotSupported, NotConfigured } from "../../../ports/payment-provider/payments";
import { endPayment, lookUp } from "../ask-provider";
import { NotEnough } from "../ledger/post";
import { readPurses } from "../ledger/balance-repository";
import { once } from "../once";
import { isAnswered } from "../money-key-repository";
import { type Due, type Payable, payableOf } from "../payables";
import { insertPayment, type PaymentRow, readPayment, readUnderWay } from "../payment-repository";
import { requireAmount } from "../require-amount";
import { takeNews, TooLate } from "../take-news";
import { payingOf, requireMayPay } from "./who-may-pay";

/** A payment that a payer wants to make. */
export interface WantedPayment {
  purpose: PaymentPurpose;
  ref: string;
  /** `wallet`, or a way as calls name it: `card`, `stripe`, `paypal`, a hosted page. */
  way: string;
  /** Decimal euro; where it is left out, the amount that is due. */
  amount?: string | number | undefined;
  /** What of that the balance pays, once the rest has come. @default nothing */
  balance?: string | number | undefined;
  /** What the page showed. */
  expectedDue?: string | number | undefined;
  saves?: boolean;
  returnTo?: string | undefined;
  quote?: Readonly<Record<string, unknown>>;
  key?: string | undefined;
  /** @default an hour */
  openMs?: number;
}

/**
 * Opens a payment, or pays it from the balance at once. Another one for the same thing that is not paid yet ends first; one that is on
 * its way refuses this one. The amount is a wish within what is due; the server knows the price. Throws what `requireMayPay` does.
 */
export async function openPayment(
  ctx: CallContext,
  userId: number,
  wanted: WantedPayment,
): Promise<PaymentRow> {
  const viewer = ctx.requireViewer();
  const paying = payingOf(viewer);
  requireMayPay(paying, wanted.purpose, wanted.way === "wallet" ? "balance" : "typed");
  if (wanted.saves) requireMayPay(paying, wanted.purpose, "kept");
  const payable = payableOf(ctx, wanted.purpose);
  const quote = wanted.quote ?? {};
  const of = { userId, ref: wanted.ref, quote };
  await payable.check?.(ctx, of);
  const provider = providerName(ctx, wanted.way);
  if (provider === "wallet" && !payable.takesBalance) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  if (wanted.balance !== undefined) requireMayPay(paying, wanted.purpose, "balance");
  const { purpose, ref } = wanted;
  const { key, ...rest } = wanted;
  const { actedBy, pass } = viewer;
  // A key of the house's own pages is none of a partner's.
  const body = { ...rest, ...(pass && { grantId: pass.grantId }) };
  if (purpose !== "topup") await endOthers(ctx, { userId, purpose, ref }, key);
  // A balance pays at once; a payment that is opened for a card is paid by a press of its own.
  const isMove = provider === "wallet";
  const id = await once(ctx.db, { userId, key, call: "payment", body, isMove }, async (t) => {
    const due = await payable.lock(t, of);
    const wholeCents = amountOf(due, wanted);
    const balanceCents = await balanceOf(t, { userId, wholeCents, payable, due, wanted });
    const amountCents = wholeCents - balanceCents;
    const id = await insertPayment(t, {
      userId,
      actorId: actedBy,
      grantId: pass?.grantId ?? null,
      purpose,
      ref,
      provider,
      amountCents,
      balanceCents,
      saves: wanted.saves ?? false,
      quote: { ...quote, ...due.terms },
      returnTo: wanted.returnTo ?? null,
      openMs: wanted.openMs ?? PAYMENT_OPEN_MS,
    });
    // Two windows at once are one payment: the later one hears of the earlier.
    if (id === null) throw new ApiFault("PAYMENT_IN_PROGRESS");
    return id;
  });
  if (provider === "wallet") await payByBalance(ctx, userId, { id, wanted });
  const payment = await readPayment(ctx.db, id);
  if (!payment) throw new Error("martillo: a payment that was opened is not there");
  return payment;
}

/** The provider that a way means. Throws PROVIDER_NOT_CONFIGURED and CURRENCY_NOT_SUPPORTED. */
export function providerName({ ports }: Pick<CallContext, "ports">, way: string): string {
  if (way === "wallet") return "wallet";
  try {
    return ports.payments.of(way === "online" ? "card" : way).name;
  } catch (error) {
    if (error instanceof NotConfigured) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
    if (error instanceof CurrencyNotSupported) throw new ApiFault("CURRENCY_NOT_SUPPORTED");
    throw error;
  }
}

/**
 * What of a payment the balance pays, in cents. Throws INVALID_INPUT where that is all of it or the thing cannot be paid in parts, WALLET_BLOCKED
 * and INSUFFICIENT_BALANCE.
 */
async function balanceOf(
  t: Db,
  {
    userId,
    wholeCents,
    payable,
    due,
    wanted,
  }: { userId: number; wholeCents: number; payable: Payable; due: Due; wanted: WantedPayment },
): Promise<number> {
  if (wanted.balance === undefined) return 0;
  const cents = parseCents(wanted.balance);
  if (cents === 0) return 0;
  const inParts = payable.takesBalance && due.dueCents !== null && due.minimumCents < due.dueCents;
  if (!inParts || wanted.way === "wallet" || cents >= wholeCents) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { balance: "El saldo solo puede pagar una parte, y el resto otra forma de pago." },
    });
  }
  const refusal = refuseSpending(cents, await readPurses(t, userId));
  if (refusal) throw spendingFault(refusal);
  return cents;
}

/** Why nothing can be paid of something. */
const NOT_PAYABLE: Partial<Record<PaymentPurpose, Record<"paid" | "void", ErrorCode>>> = {
  deposit: { paid: "DEPOSIT_NOT_NEEDED", void: "CLOSED" },
  invoice: { paid: "INVOICE_PAID", void: "INVOICE_CANCELLED" },
};

/** The amount that is paid now, in cents. Throws with the limit where the wish is out of it. */
export function amountOf(
  due: Due,
  { amount, expectedDue, purpose }: Pick<WantedPayment, "amount" | "expectedDue" | "purpose">,
): number {
  if (due.state !== "payable") {
    throw new ApiFault(NOT_PAYABLE[purpose]?.[due.state] ?? "PAYMENT_IN_PROGRESS");
  }
  if (
    expectedDue !== undefined &&
    due.dueCents !== null &&
    parseCents(expectedDue) !== due.dueCents
  ) {
    throw new ApiFault("PRICE_CHANGED", { values: { amount: formatEuro(due.dueCents) } });
  }
  if (amount === undefined) {
    if (due.dueCents === null)
      throw new ApiFault("INVALID_INPUT", { fields: { amount: "Required!" } });
    return due.dueCents;
  }
  const cents = parseCents(amount);
  const limits = { minCents: due.minimumCents, maxCents: due.maximumCents };
  requireAmount(cents, limits, { whole: true });
  return cents;
}

/**
 * Ends the other unpaid payments that were begun for the same thing. A payment that was asked for under the same key is not another
 * payment: a key that has its answer ends nothing. Throws PAYMENT_IN_PROGRESS where one is on its way.
 */
export async function endOthers(
  ctx: CallContext,
  of: { userId: number; purpose: PaymentPurpose; ref: string },
  key: string | undefined,
): Promise<void> {
  const others = await readUnderWay(ctx.db, of);
  // A payment and the answer of its key are written together, so a key without an answer now had no payment in the list read before.
  if (await isAnswered(ctx.db, { userId: of.userId, key })) return;
  for (const other of others) {
    // Its answer may be there by now.
    if (other.is_unknown) await lookUp(ctx, other);
    const ended = await endPayment(ctx, other.id, "newer");
    if (ended?.step.newer === "refused") throw new ApiFault("PAYMENT_IN_PROGRESS");
  }
}

/** Takes it from the purses in the transaction in which it is applied. */
async function payByBalance(
  ctx: CallContext,
  userId: number,
  { id, wanted }: { id: number; wanted: WantedPayment },
): Promise<void> {
  const payment = await readPayment(ctx.db, id);
  if (!payment || payment.status === "succeeded") return;
  const purses = await readPurses(ctx.db, userId);
  const refusal = refuseSpending(payment.amount_cents, purses);
  if (refusal) {
    await endPayment(ctx, id, "left");
    // A thing that needs no payment any more says so.
    await requirePayable(ctx, userId, wanted, payment.amount_cents);
    throw spendingFault(refusal);
  }
  const observed = {
    providerRef: `wallet-${id}`,
    status: "succeeded" as const,
    amountCents: payment.amount_cents,
    capturedCents: payment.amount_cents,
    refundedCents: 0,
    currency: payment.currency,
  };
  try {
    await takeNews(ctx, id, observed, observed);
  } catch (error) {
    if (!(error instanceof NotEnough) && !(error instanceof TooLate)) throw error;
    await endPayment(ctx, id, "left");
    if (error instanceof TooLate) await requirePayable(ctx, userId, wanted, payment.amount_cents);
    const left = await readPurses(ctx.db, userId);
    // Another payment was faster, and something may have come in since: then one more press is taken.
    const availableCents = left.walletCents + left.bonusCents;
    throw spendingFault(
      refuseSpending(payment.amount_cents, left) ?? {
        code: "INSUFFICIENT_BALANCE",
        availableCents,
      },
    );
  }
}

function spendingFault(refusal: SpendRefusal): ApiFault {
  if (refusal.code === "WALLET_BLOCKED") {
    return new ApiFault("WALLET_BLOCKED", { values: { amount: formatEuro(refusal.debtCents) } });
  }
  const available = formatEuro(refusal.availableCents, { whole: false });
  return new ApiFault("INSUFFICIENT_BALANCE", { values: { available } });
}

/** Throws why so much cannot be paid any more. An amount that can be was refused under its key before. */
async function requirePayable(
  ctx: CallContext,
  userId: number,
  wanted: WantedPayment,
  amountCents: number,
): Promise<void> {
  const payable = payableOf(ctx, wanted.purpose);
  const of = { userId, ref: wanted.ref, quote: wanted.quote ?? {} };
  const due = await ctx.db.tx((t) => payable.lock(t, of));
  amountOf(due, { purpose: wanted.purpose, amount: toDecimal(amountCents) });
}
