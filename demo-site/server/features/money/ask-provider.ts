import { type EndReason, isWaitingPayment } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import {
  type Observed,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
} from "../../ports/payment-provider";
import {
  type AttemptOp,
  type AttemptRow,
  endAttempt,
  giveUpAttempt,
  writeAttempt,
} from "./attempt-repository";
import { takeDisputes } from "./disputes";
import type { MoneyContext } from "./payables";
import { findPayment, lockPayment, type PaymentRow, readPayment } from "./payment-repository";
import { itemRef, noteItem } from "./reconciliation-repository";
import { takeNews, type TakenNews } from "./take-news";
import { takeRefunds } from "./take-refunds";

/** The answer of a provider, or that it is not known. */
export type Asked<Answer> = { isKnown: true; answer: Answer } | { isKnown: false };

/** The provider that has a payment. Throws PROVIDER_NOT_CONFIGURED where the house uses it no more. */
export function providerOf({ ports }: Pick<MoneyContext, "ports">, name: string): PaymentProvider {
  const provider = ports.payments.named(name);
  if (!provider) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return provider;
}

/** What of a payment a provider is asked. */
interface Question {
  paymentId: number;
  op: AttemptOp;
  /** Where the payment has to be at this provider. */
  provider?: string;
}

/**
 * Asks a provider something that may move money: the question is on disk before, under a key of its own, so that a process that finds it
 * after a crash looks it up and never asks twice. About one payment one question is asked at a time: `run` gets the payment as it is then,
 * with all that was answered before. Not in a transaction. Throws PROVIDER_UNREACHED where surely nothing happened, PAYMENT_IN_PROGRESS
 * where another question is under way or the payment has ended, and what the provider refuses as ProviderRefused.
 */
export async function ask<Answer>(
  ctx: MoneyContext,
  question: Question,
  run: (attempt: AttemptRow, payment: PaymentRow) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const { paymentId, op } = question;
  const { attempt, payment } = await ctx.db.tx(async (t) => {
    const payment = await lockPayment(t, paymentId);
    if (!payment || !mayAsk(payment, question)) throw new ApiFault("PAYMENT_IN_PROGRESS");
    return { attempt: await writeAttempt(t, paymentId, op), payment };
  });
  try {
    return { isKnown: true, answer: await run(attempt, payment) };
  } catch (error) {
    if (error instanceof ProviderUnreached) {
      await endAttempt(ctx.db, attempt.id);
      throw new ApiFault("PROVIDER_UNREACHED");
    }
    if (error instanceof ProviderRefused) {
      await endAttempt(ctx.db, attempt.id);
      throw error;
    }
    // Any other error may come after the provider has done it.
    if (!(error instanceof ProviderUnknown)) {
      ctx.log.error({ ...errorText(error), payment: paymentId }, "a provider was asked and failed");
    }
    return { isKnown: false };
  }
}

/** Of two who begin, charge or end the same payment one is late; so is who pays what a newer payment has ended. */
function mayAsk(payment: PaymentRow, { op, provider = payment.provider }: Question): boolean {
  if (payment.is_unknown || payment.provider !== provider) return false;
  return op === "begin" || op === "charge" ? isWaitingPayment(payment.status) : true;
}

/** One of the objects that a provider may have for a payment; null: the one that it finds by our number. */
type ObjectRef = string | null;

/** What a provider knows of one object of a payment; null where it surely never arrived. */
async function observe(
  ctx: MoneyContext,
  payment: PaymentRow,
  providerRef: ObjectRef,
): Promise<Asked<Observed | null>> {
  const provider = providerOf(ctx, payment.provider);
  try {
    const answer = await provider.observe({
      providerRef,
      paymentId: String(payment.id),
      sinceMs: payment.created_ms,
    });
    return { isKnown: true, answer };
  } catch (error) {
    ctx.log.warn({ ...errorText(error), payment: payment.id }, "a payment could not be looked up");
    return { isKnown: false };
  }
}

/**
 * Looks a payment up at its provider and takes in what is found. `providerRef`: the object that is looked at, where news name one; else the
 * one that the payment goes on with. Null: the result is not known yet.
 */
export async function lookUp(
  ctx: MoneyContext,
  payment: PaymentRow,
  providerRef: ObjectRef = payment.provider_ref,
): Promise<TakenNews | null> {
  const found = await observe(ctx, payment, providerRef);
  const observed = found.isKnown ? found.answer : null;
  return observed && takeWhole(ctx, payment, observed);
}

/**
 * Takes in all that a look found: the fate of the payment and of its refunds, and the sums that payers asked their banks to take back of
 * it.
 */
async function takeWhole(
  ctx: MoneyContext,
  payment: PaymentRow,
  observed: Observed,
): Promise<TakenNews | null> {
  const taken = await takeAndCapture(ctx, payment.id, observed);
  const { refunds = [], disputes = [], providerRef } = observed;
  if (refunds.length + disputes.length === 0) return taken;
  // Money that came a second time is a payment of its own by now.
  const of = await findPayment(ctx.db, payment.provider, { providerRef, paymentId: null });
  if (of?.provider_ref === providerRef) await takeRefunds(ctx, of.id, refunds);
  await takeDisputes(ctx, of ?? payment, disputes);
  return taken;
}

/**
 * Takes in what a provider said of a payment. Every payment of ours is to be taken at once: money that its provider only holds is captured.
 * Where it is not known whether that was done, the clock looks it up.
 */
export async function takeAndCapture(
  ctx: MoneyContext,
  paymentId: number,
  observed: Observed,
): Promise<TakenNews | null> {
  const taken = await takeNews(ctx, paymentId, observed, observed);
  if (taken?.payment.status !== "authorized") return taken;
  return (await captureHeld(ctx, taken.payment)) ?? taken;
}

/** Takes the money of a payment that its provider holds. Null: the result is not known yet. */
async function captureHeld(ctx: MoneyContext, payment: PaymentRow): Promise<TakenNews | null> {
  const provider = providerOf(ctx, payment.provider);
  const ref = payment.provider_ref;
  if (ref === null) return null;
  try {
    const asked = await ask(ctx, { paymentId: payment.id, op: "capture" }, ({ key }) =>
      provider.capture(ref, payment.amount_cents, key),
    );
    return asked.isKnown ? await takeNews(ctx, payment.id, asked.answer, asked.answer) : null;
  } catch (error) {
    // Refused: the provider tells next what became of the payment, e.g. that another process was faster.
    if (!(error instanceof ProviderRefused || error instanceof ApiFault)) throw error;
    ctx.log.warn({ ...errorText(error), payment: payment.id }, "a payment could not be captured");
    return null;
  }
}

const GIVE_UP_AFTER_MS = 24 * 3_600_000;
/** Longer than any adapter waits for an answer. */
const ON_ITS_WAY_MS = 90_000;

/** A look by the clock at what was asked and never answered. After a day it is for staff. */
export async function lookAfter(
  ctx: MoneyContext,
  attempt: AttemptRow,
  nowMs: number,
): Promise<void> {
  const payment = await readPayment(ctx.db, attempt.payment_id);
  if (!payment) return;
  const found = await observeEach(ctx, payment);
  if (!found.isKnown) {
    if (nowMs - attempt.asked_ms > GIVE_UP_AFTER_MS) await leaveToStaff(ctx, payment, attempt);
    return;
  }
  // Surely never arrived: it may be asked anew, under another key. A question of a moment ago may still be on its way.
  if (found.answer.length === 0) {
    if (nowMs - attempt.asked_ms >= ON_ITS_WAY_MS) await endAttempt(ctx.db, attempt.id);
    return;
  }
  for (const observed of found.answer) await takeWhole(ctx, payment, observed);
}

/** The object that a payment goes on with, and the one that its provider finds by our number: the question may have begun it. */
async function observeEach(ctx: MoneyContext, payment: PaymentRow): Promise<Asked<Observed[]>> {
  const refs = [...new Set([payment.provider_ref, null])];
  const found: Observed[] = [];
  for (const ref of refs) {
    const one = await observe(ctx, payment, ref);
    if (!one.isKnown) return one;
    if (one.answer) found.push(one.answer);
  }
  return { isKnown: true, answer: found };
}

async function leaveToStaff(
  { db }: MoneyContext,
  payment: PaymentRow,
  attempt: AttemptRow,
): Promise<void> {
  await db.tx(async (t) => {
    await giveUpAttempt(t, attempt.id);
    await noteItem(t, {
      provider: payment.provider,
      providerRef: itemRef(payment),
      kind: "unknown_outcome",
      hereCents: payment.amount_cents,
      thereCents: null,
    });
  });
}

/** Ends a payment without money, asking its provider where that may be too late. */
export async function endPayment(
  ctx: MoneyContext,
  paymentId: number,
  end: EndReason,
): Promise<TakenNews | null> {
  const wish = await takeNews(ctx, paymentId, { end });
  if (!wish?.step.asksCancel) return wish;
  const { payment } = wish;
  const provider = providerOf(ctx, payment.provider);
  if (payment.provider_ref === null) return takeNews(ctx, paymentId, { end, answer: "unknown" });
  const ref = payment.provider_ref;
  try {
    const asked = await ask(ctx, { paymentId, op: "cancel" }, ({ key }) =>
      provider.cancel(ref, key),
    );
    if (!asked.isKnown) return await takeNews(ctx, paymentId, { end, answer: "unknown" });
    return await takeNews(ctx, paymentId, { end, answer: asked.answer }, asked.answer);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const answer = error.reason === "unsupported" ? "unsupported" : "unknown";
      return takeNews(ctx, paymentId, { end, answer });
    }
    if (error instanceof ApiFault) return takeNews(ctx, paymentId, { end, answer: "unknown" });
    throw error;
  }
}

/** Ends an object that was begun for a payment which goes on with another one, or has ended: only its own payer could still pay it. */
export async function endObject(
  ctx: MoneyContext,
  paymentId: number,
  providerRef: string,
): Promise<void> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment || payment.provider_ref === providerRef) return;
  try {
    const observed = await providerOf(ctx, payment.provider).cancel(
      providerRef,
      `m-${paymentId}-end-${providerRef}`,
    );
    await takeNews(ctx, paymentId, observed, observed);
  } catch (error) {
    // Its window was never told of it. Money that comes of it all the same goes back as what was paid twice.
    ctx.log.warn({ ...errorText(error), payment: paymentId }, "what was begun too late stays open");
  }
}
