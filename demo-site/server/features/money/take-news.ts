import {
  isFinalPayment,
  isWaitingPayment,
  nextPayment,
  type ObjectPlace,
  PAYMENT_OPEN_MS,
  type PaymentNews,
  type PaymentStep,
  placeOfObject,
} from "martillo/domain";
import { errorText } from "../../platform/call/log";
import { isPassing, withRetries } from "../../platform/db/retry";
import type { NextStep, Observed } from "../../ports/payment-provider";
import { endAttempts } from "./attempt-repository";
import { keepMethod } from "./methods/keep-method";
import { tellPayer } from "./money-letters";
import { payBeside } from "./payments/balance-beside";
import { type MoneyContext, type MoneyTransaction, payableOf, wantedOf } from "./payables";
import {
  addRefunded,
  lockPayment,
  noteObject,
  paidWith,
  type PaymentRow,
  readPayment,
  updatePayment,
} from "./payment-repository";
import { itemRef, noteItem } from "./reconciliation-repository";
import { insertRefund } from "./refund-repository";
import { bookStray, giveBackAtOnce, giveBackSecond } from "./unexpected";

/** What became of news. */
export interface TakenNews {
  payment: PaymentRow;
  step: PaymentStep;
}

/** A balance was to pay what it cannot pay any more. Nothing has left it: there is nothing to give back. */
export class TooLate extends Error {
  constructor(paymentId: number) {
    super(`martillo: payment ${paymentId} came too late`);
    this.name = "TooLate";
  }
}

/**
 * Takes in news about a payment: the answer of a call, a webhook, a browser that comes back, a look by the clock, a decision of staff. One
 * transaction under the payment's lock; known news change nothing, in any order. Null: there is no such payment. Throws
 * TooLate, and NotEnough, for one from a balance.
 */
export async function takeNews(
  ctx: MoneyContext,
  paymentId: number,
  news: PaymentNews,
  observed?: Observed,
): Promise<TakenNews | null> {
  const taken = await takeOrKeep(ctx, paymentId, { news, observed });
  if (taken && taken.step.row !== "older news") await tellOfPayment(ctx, taken.payment);
  return taken;
}

interface Learnt {
  news: PaymentNews;
  observed: Observed | undefined;
}

/**
 * Money that a provider has and that cannot be booked as what it was paid for is booked all the same: unallocated, with whose it is and what
 * for, until staff say where it goes.
 */
async function takeOrKeep(
  ctx: MoneyContext,
  paymentId: number,
  learnt: Learnt,
): Promise<TakenNews | null> {
  const take = (refuses: boolean) =>
    withRetries(() => ctx.db.tx((t) => takeIn({ ...ctx, db: t }, paymentId, learnt, refuses)));
  try {
    return await take(false);
  } catch (error) {
    const hasMoney = learnt.observed?.status === "succeeded" && !isPassing(error);
    const payment = hasMoney ? await readPayment(ctx.db, paymentId) : undefined;
    // A balance keeps what it does not pay.
    if (!payment || payment.provider === "wallet") throw error;
    ctx.log.error({ ...errorText(error), payment: paymentId }, "money that came cannot be booked");
    return take(true);
  }
}

/** Accounts that see the payment read it again. */
export async function tellOfPayment(ctx: MoneyContext, payment: PaymentRow): Promise<void> {
  ctx.bus.money(payment.user_id);
  const others = await payableOf(ctx, payment.purpose).whoElse?.(ctx.db, payment);
  for (const userId of others ?? []) ctx.bus.money(userId);
}

/** What a payment is for does not take it. */
const REFUSED = { state: "refused", dueCents: 0 } as const;

async function takeIn(
  t: MoneyTransaction,
  paymentId: number,
  { news, observed }: Learnt,
  refuses: boolean,
): Promise<TakenNews | null> {
  // What it is for never changes, so it may be read before the locks that come first.
  const seen = await readPayment(t.db, paymentId);
  if (!seen) return null;
  const due = refuses ? REFUSED : await payableOf(t, seen.purpose).lock(t.db, wantedOf(seen));
  const payment = await lockPayment(t.db, paymentId);
  if (!payment) return null;
  const place = observed ? await placeOf(t, payment, observed) : "leads";
  if (observed && place === "second") await giveBackSecond(t, payment, observed);
  const step = nextPayment(
    {
      status: payment.status,
      purpose: payment.purpose,
      amountCents: payment.amount_cents,
      payable: due.state,
      dueCents: due.dueCents,
    },
    ofUnasked(payment, news),
    place,
  );
  if (place !== "leads") return { payment, step };
  if (payment.provider === "wallet" && step.returnCents + step.strayCents > 0) {
    throw new TooLate(paymentId);
  }
  if (observed) await endAttempts(t.db, paymentId);
  await carryOut(t, payment, step, observed);
  return { payment: (await readPayment(t.db, paymentId)) ?? payment, step };
}

/** Which of the objects at the provider this is about; one that was not known is noted. */
async function placeOf(
  t: MoneyTransaction,
  payment: PaymentRow,
  observed: Observed,
): Promise<ObjectPlace> {
  if (payment.provider === "wallet") return "leads";
  const { providerRef } = observed;
  return placeOfObject({
    status: payment.status,
    isCurrent: payment.provider_ref === null || payment.provider_ref === providerRef,
    isNew: await noteObject(t.db, payment, providerRef),
    observed,
  });
}

/** Of what no provider was asked there is nothing to cancel: it ends in the transaction in which that is seen. */
function ofUnasked(payment: PaymentRow, news: PaymentNews): PaymentNews {
  const isAsked = payment.provider_ref !== null || payment.is_unknown;
  const isOver = isAsked || !isWaitingPayment(payment.status);
  return !isOver && "end" in news && !("answer" in news)
    ? { ...news, answer: "unsupported" }
    : news;
}

async function carryOut(
  t: MoneyTransaction,
  payment: PaymentRow,
  step: PaymentStep,
  observed: Observed | undefined,
): Promise<void> {
  const took = step.applyCents + step.returnCents + step.strayCents;
  const methodId =
    took > 0 && observed?.method ? await keepMethod(t.db, payment, observed.method) : null;
  await updatePayment(t.db, payment.id, {
    status: step.status,
    capturedCents: payment.captured_cents + took,
    failure: step.status === "failed" ? (observed?.failure?.reason ?? "declined") : null,
    providerRef: observed?.providerRef ?? null,
    method: observed?.method ? paidWith(observed.method) : null,
    methodId,
    begun: begunAfter(payment, step, observed),
    isSettled: isFinalPayment(step.status),
  });
  const changed = {
    ...payment,
    captured_cents: payment.captured_cents + took,
    status: step.status,
  };
  if (step.applyCents > 0) await apply(t, changed, step);
  else if (step.returnCents > 0) {
    await giveBackAtOnce(t, changed, { cents: step.returnCents, refunds: observed?.refunds });
  }
  if (step.strayCents > 0) {
    changed.came_in = await bookStray(t, changed, step.strayCents, observed?.currency);
  }
  if (step.tellsStaff) {
    await noteItem(t.db, {
      provider: payment.provider,
      providerRef: itemRef({ id: payment.id, provider_ref: observed?.providerRef ?? null }),
      kind: "amount_differs",
      hereCents: payment.amount_cents,
      thereCents: observed?.capturedCents ?? null,
    });
  }
  if (step.letter && isNewsToPayer(payment, step)) await tellPayer(t, changed, step.letter);
}

/** A payer who is there sees that it failed, or that the bank asks; one who has left, or never was there, is written to. */
function isNewsToPayer(payment: PaymentRow, { letter }: PaymentStep): boolean {
  if (letter === "paymentFailed") return payment.status === "processing";
  if (letter === "paymentWaiting")
    return payment.expires_ms - payment.created_ms > 2 * PAYMENT_OPEN_MS;
  return true;
}

async function apply(t: MoneyTransaction, payment: PaymentRow, step: PaymentStep): Promise<void> {
  const over =
    step.returnCents === 0
      ? null
      : {
          amountCents: step.returnCents,
          refundId: (
            await insertRefund(t.db, {
              paymentId: payment.id,
              userId: payment.user_id,
              amountCents: step.returnCents,
              key: `over:${payment.id}`,
              reason: "more than was due",
            })
          ).row.id,
        };
  await payableOf(t, payment.purpose).apply(t, payment, step.applyCents, { over });
  if (over) await addRefunded(t.db, payment.id, over.amountCents);
  await payBeside(t, payment);
}

/** The frame goes on with what the provider says last; a payment at rest keeps no secret. */
function begunAfter(
  payment: PaymentRow,
  step: PaymentStep,
  observed: Observed | undefined,
): NextStep | null {
  if (isFinalPayment(step.status)) return null;
  return observed?.next ?? payment.begun;
}
