import {
  nextSubscription,
  type Plan,
  RENEWAL_OPEN_MS,
  subscriptionDeadline,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import { databaseNow } from "../../platform/db/clock";
import {
  chargeSaved,
  insertPayment,
  type MethodRow,
  type MoneyContext,
  type MoneyTransaction,
  type PaymentRow,
  readPayment,
  readUnderWay,
  tellPayer,
} from "../money";
import { become } from "./change";
import { renewalRef, renewalTerms, type Terms } from "./offer";
import { isPlanOnItsWay } from "./on-its-way";
import { planCard } from "./plan-card";
import { sendPlanLetter } from "./plan-letters";
import { ownPlan, readPlanList } from "./plan-list";
import { beginPlan } from "./plan-payable";
import {
  claim,
  dropReturned,
  lockSubscription,
  postpone,
  readDue,
  readSubscription,
  setOpenCharge,
  type SubscriptionRow,
  unclaim,
  writeSubscription,
} from "./subscription-repository";
import { sells } from "./seller-account-repository";

const AT_ONCE = 100;

/** What the clock does to plans: charges, tries again, ends, tells of the end of a trial. Returns how many were due. */
export async function sweepPlans(ctx: MoneyContext): Promise<number> {
  const due = await readDue(ctx.db, AT_ONCE);
  for (const userId of due) {
    try {
      await advance(ctx, userId);
    } catch (error) {
      ctx.log.error(errorText(error), "a plan could not be looked after and is tried again");
    }
  }
  return due.length;
}

async function advance(ctx: MoneyContext, userId: number): Promise<void> {
  const needsCharge = await ctx.db.tx((t) => advanceWithoutMoney({ ...ctx, db: t }, userId));
  if (needsCharge) await chargeNext(ctx, userId, "absent");
  else ctx.bus.money(userId);
}

/** Whether a charge is due; everything else is done here. */
async function advanceWithoutMoney(t: MoneyTransaction, userId: number): Promise<boolean> {
  const row = await lockSubscription(t.db, userId);
  const nowMs = await databaseNow(t.db);
  const list = await readPlanList(t.db);
  const due = subscriptionDeadline(row.state);
  const told = { plan: ownPlan(list, row), totalCents: renewalTerms(list, row)?.totalCents ?? 0 };
  if (due === null || due.atMs > nowMs) {
    await remind(t, row, told);
    return false;
  }
  const isSeller = await sells(t.db, userId);
  if (due.does === "charge" && isSeller) return true;
  // An account that sells no more is charged for nothing.
  const step =
    due.does === "charge"
      ? nextSubscription({ ...row.state, status: "canceling" }, { event: "end" }, nowMs)
      : nextSubscription(row.state, { event: "end" }, nowMs);
  if (step.ok) await become(t, row, step, told);
  return false;
}

async function remind(
  t: MoneyTransaction,
  row: SubscriptionRow,
  { plan, totalCents }: { plan: Plan; totalCents: number },
): Promise<void> {
  if (row.state.status === "trialing") {
    await sendPlanLetter(t, row.user_id, "trialEnding", {
      plan,
      period: row.state.period,
      totalCents,
      atMs: row.state.endMs,
    });
  }
  await writeSubscription(t.db, { ...row, reminders: row.reminders + 1 });
}

/** The result of a charge. */
export type ChargeFate = "paid" | "unpaid" | "unknown" | "busy";

/**
 * Charges the next period of a plan, once: a caller that comes meanwhile hears "busy". The provider is asked outside of any transaction; a
 * charge that it made is booked by the news, and one that it did not make is noted here, from where the next try hangs.
 */
export async function chargeNext(
  ctx: MoneyContext,
  userId: number,
  at: "present" | "absent",
): Promise<ChargeFate> {
  const { id } = await readSubscription(ctx.db, userId);
  if (!(await claim(ctx.db, id))) return "busy";
  try {
    return await charge(ctx, userId, at);
  } finally {
    await unclaim(ctx.db, id);
    ctx.bus.money(userId);
  }
}

async function charge(
  ctx: MoneyContext,
  userId: number,
  at: "present" | "absent",
): Promise<ChargeFate> {
  const row = await readSubscription(ctx.db, userId);
  // Its seller pays something for it at this moment: the missing amount shows when that is at rest.
  if (await isPlanOnItsWay(ctx.db, userId)) return wait(ctx, row);
  const terms = renewalTerms(await readPlanList(ctx.db), row);
  if (!terms) return fail(ctx, userId, renewalRef(row));
  if (terms.totalCents === 0) return renewForNothing(ctx, userId, terms);
  const doubted = row.open_charge === null ? undefined : await readPayment(ctx.db, row.open_charge);
  if (doubted) {
    if (isInDoubt(doubted)) return wait(ctx, row);
    if (doubted.status !== "succeeded") return fail(ctx, userId, renewalRef(row), doubted);
    // One that paid the period is no open charge any more. One that did not went back, so that the period is still to be charged.
    if (!(await dropReturned(ctx.db, row.id, doubted.id))) return "paid";
  }
  const method = await planCard(ctx.db, row, await databaseNow(ctx.db));
  const provider = ctx.ports.payments.card?.name;
  if (!method || provider === undefined) return fail(ctx, userId, renewalRef(row));
  const payment = await paymentFor(ctx, row, terms, provider);
  if (!payment) return wait(ctx, row);
  return take(ctx, row, payment, method, at);
}

async function take(
  ctx: MoneyContext,
  row: SubscriptionRow,
  payment: PaymentRow,
  method: MethodRow,
  at: "present" | "absent",
): Promise<ChargeFate> {
  const ref = renewalRef(row);
  try {
    await chargeSaved(ctx, payment, method, at);
  } catch (error) {
    // Declined, or the provider was not reached: both are tried again.
    if (!(error instanceof ApiFault)) throw error;
    if (error.code === "PAYMENT_IN_PROGRESS") return wait(ctx, row);
  }
  const after = await readPayment(ctx.db, payment.id);
  if (after?.status === "succeeded") return "paid";
  if (after && isInDoubt(after)) {
    await setOpenCharge(ctx.db, row.id, after.id);
    return wait(ctx, row);
  }
  return fail(ctx, row.user_id, ref, after);
}

function isInDoubt({ status, is_unknown }: PaymentRow): boolean {
  return is_unknown || status === "processing" || status === "authorized";
}

async function wait({ db }: MoneyContext, { id }: SubscriptionRow): Promise<ChargeFate> {
  await postpone(db, id);
  return "unknown";
}

/** The one payment of the period: a failed one is tried again, a new one is written. Null: the seller pays it in a window now. */
async function paymentFor(
  ctx: MoneyContext,
  row: SubscriptionRow,
  terms: Terms,
  provider: string,
): Promise<PaymentRow | null> {
  const ref = renewalRef(row);
  const of = { userId: row.user_id, purpose: "plan" as const, ref };
  const underWay = await readUnderWay(ctx.db, of);
  const nowMs = await databaseNow(ctx.db);
  const usable = underWay.find(({ expires_ms }) => expires_ms > nowMs);
  if (usable) {
    const isInWindow = usable.status === "open" && usable.begun !== null;
    return isInWindow || isInDoubt(usable) ? null : usable;
  }
  const id = await ctx.db.tx(async (t) => {
    // Another process or window that has renewed or changed it meanwhile was faster.
    const now = await lockSubscription(t, row.user_id);
    if (renewalRef(now) !== ref) return null;
    return insertPayment(t, {
      userId: row.user_id,
      actorId: null,
      grantId: null,
      purpose: "plan",
      ref,
      provider,
      amountCents: terms.totalCents,
      saves: true,
      quote: { ...terms },
      returnTo: null,
      openMs: RENEWAL_OPEN_MS,
    });
  });
  return id === null ? null : ((await readPayment(ctx.db, id)) ?? null);
}

/** Notes that a charge did not succeed, unless it was paid meanwhile. Where the bank asks for its customer, the letter says so. */
async function fail(
  ctx: MoneyContext,
  userId: number,
  ref: string,
  payment?: PaymentRow,
): Promise<ChargeFate> {
  return ctx.db.tx(async (t) => {
    const row = await lockSubscription(t, userId);
    if (renewalRef(row) !== ref) return "paid";
    const list = await readPlanList(t);
    const step = nextSubscription(row.state, { event: "charge_failed" }, await databaseNow(t));
    if (!step.ok) return "unpaid";
    const terms = renewalTerms(list, row);
    const asksPerson =
      step.letter === "planUnpaid" && payment?.failure === "authentication_required";
    await become({ ...ctx, db: t }, row, asksPerson ? { ...step, letter: null } : step, {
      plan: terms?.plan ?? ownPlan(list, row),
      totalCents: terms?.totalCents ?? 0,
    });
    if (asksPerson) await tellPayer({ ...ctx, db: t }, payment, "paymentWaiting");
    return "unpaid";
  });
}

async function renewForNothing(
  ctx: MoneyContext,
  userId: number,
  terms: Terms,
): Promise<ChargeFate> {
  await ctx.db.tx(async (t) => {
    const row = await lockSubscription(t, userId);
    await beginPlan({ ...ctx, db: t }, row, terms, { totalCents: 0, paymentId: null });
  });
  return "paid";
}
