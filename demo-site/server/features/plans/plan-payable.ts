import { IVA_PERCENT } from "martillo/contract";
import { nextSubscription, refuseUpgrade, runningPeriod, upgradePrice } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import {
  bookOver,
  dropCharges,
  type Due,
  methodOf,
  type MoneyTransaction,
  type Payable,
  post,
  readPlanIncome,
  type Wanted,
} from "../money";
import { requireProfileBilling } from "../sale";
import { become, type ChangeFacts } from "./change";
import {
  CREDIT_LABEL,
  isUpgradeRef,
  offerOf,
  renewalRef,
  splitGross,
  splitPart,
  type Terms,
  termsOf,
} from "./offer";
import { requireNoneOnItsWay } from "./on-its-way";
import { correctPlan, issuePlan } from "./plan-documents";
import { ownPlanToday, readPlanList, requirePlan } from "./plan-list";
import {
  lockSubscription,
  readSubscription,
  type SubscriptionRow,
} from "./subscription-repository";
import { isSellerAccount } from "./seller-account-repository";

/** Requires an account that sells, and not for another account. Throws FORBIDDEN. */
async function requireSellerAccount(db: Db, userId: number): Promise<void> {
  const row = await isSellerAccount(db, userId);
  if (!row) throw new ApiFault("FORBIDDEN");
}

/** The offer to a seller who has not been offered anything yet. */
async function offerNow(db: Db, row: SubscriptionRow, { quote }: Wanted): Promise<Terms> {
  await requireSellerAccount(db, row.user_id);
  const list = await readPlanList(db);
  const name = quote["planName"];
  const plan = requirePlan(list, typeof name === "string" ? name : undefined);
  const period = quote["period"] === "yearly" ? "yearly" : "monthly";
  return offerOf(list, row, { plan, period }, await databaseNow(db));
}

/** Whether what was offered can still be had, and for how much. */
async function dueOf(db: Db, row: SubscriptionRow, terms: Terms, ref: string): Promise<Due> {
  const { state } = row;
  const nowMs = await databaseNow(db);
  const total = { minimumCents: terms.totalCents, maximumCents: terms.totalCents };
  const gone: Due = { state: "void", dueCents: 0, ...total };
  if (terms.kind === "renewal") {
    const isOpen = ["trialing", "active", "past_due"].includes(state.status);
    // A smaller plan that was chosen meanwhile takes the place of what was about to be charged, which goes back.
    const isOwn = terms.plan.type === (state.next?.plan ?? state.plan);
    const isNext = isOpen && isOwn && renewalRef(row) === ref && (state.endMs ?? Infinity) <= nowMs;
    return isNext ? { state: "payable", dueCents: terms.totalCents, ...total } : gone;
  }
  const list = await readPlanList(db);
  const { plan, period } = terms;
  const own = ownPlanToday(list, row);
  if (refuseUpgrade({ plan, period, own, subscription: state }) !== null) return gone;
  // Where a renewal or another upgrade came between, there is more credit than there was: the surplus goes back.
  const today = upgradePrice(terms.planCents, runningPeriod(state), nowMs);
  const dueCents = Math.min(terms.totalCents, today.totalCents);
  return { state: "payable", dueCents, ...total };
}

/** A plan: `ref` is the period that is paid, or the one upgrade that may be under way. */
export const planPayable: Payable = {
  takesBalance: false,
  keepsMethod: true,

  async check({ db }, { ref, userId }) {
    // A renewal, which comes due by itself, is never refused: without a recipient its invoice is a simplified one.
    if (isUpgradeRef(ref)) await requireProfileBilling(db, userId);
  },

  async lock(t, wanted): Promise<Due> {
    const row = await lockSubscription(t, wanted.userId);
    const kept = termsOf(wanted.quote);
    if (kept) return dueOf(t, row, kept, wanted.ref);
    const terms = await offerNow(t, row, wanted);
    await requireNoneOnItsWay(t, wanted.userId);
    return {
      state: "payable",
      dueCents: terms.totalCents,
      minimumCents: terms.totalCents,
      maximumCents: terms.totalCents,
      terms: { ...terms },
    };
  },

  async describe(db, wanted) {
    const terms =
      termsOf(wanted.quote) ??
      (await offerNow(db, await readSubscription(db, wanted.userId), wanted));
    return {
      title: terms.title,
      lines: [
        { label: terms.title, amountCents: terms.planCents },
        ...(terms.creditCents > 0
          ? [
              {
                label: CREDIT_LABEL,
                amountCents: terms.netCents - terms.planCents,
              },
            ]
          : []),
        { label: `IVA ${IVA_PERCENT} %`, amountCents: terms.vatCents },
      ],
    };
  },

  async apply(t, payment, amountCents, { over }) {
    const terms = termsOf(payment.quote);
    if (!terms) throw new Error("martillo: a payment of a plan does not say which");
    const isWhole = amountCents === terms.totalCents;
    const { netCents, vatCents } = isWhole ? terms : splitGross(amountCents);
    await post(
      t.db,
      { event: "plan", payment: payment.id, provider: payment.provider, netCents, vatCents },
      { paymentId: payment.id },
    );
    if (over) await bookOver(t, payment, over);
    const row = await lockSubscription(t.db, payment.user_id);
    await beginPlan(t, row, terms, {
      totalCents: amountCents,
      paymentId: payment.id,
      issue: ({ state: { startMs, endMs } }) =>
        issuePlan(t, payment, { terms, netCents, vatCents, startMs, endMs }),
    });
  },

  isRefundable: true,
  async refund(t, payment, amountCents, refundId) {
    const left = await readPlanIncome(t.db, { paymentId: payment.id });
    await post(
      t.db,
      { event: "refund", refund: refundId, of: { what: "plan", ...splitPart(left, amountCents) } },
      { paymentId: payment.id, refundId: Number(refundId) },
    );
    return true;
  },
  refunded: correctPlan,
};

/** A plan begins: it was paid, or it costs nothing. Hold the lock. */
export async function beginPlan(
  t: MoneyTransaction,
  row: SubscriptionRow,
  terms: Terms,
  {
    totalCents,
    paymentId,
    issue,
  }: { totalCents: number; paymentId: number | null; issue?: ChangeFacts["issue"] },
): Promise<SubscriptionRow> {
  const { plan, period } = terms;
  const step = nextSubscription(
    row.state,
    terms.kind === "renewal"
      ? { event: "charge_succeeded", plan }
      : { event: "upgrade_paid", plan, period },
    await databaseNow(t.db),
  );
  if (!step.ok) throw new Error(`martillo: a paid plan cannot begin: ${step.code}`);
  await dropCharges(t.db, row.user_id, paymentId);
  return become(t, row, step, {
    plan,
    totalCents,
    terms: plan,
    begun: {
      kind: terms.kind,
      creditCents: terms.creditCents,
      netCents: terms.planCents,
      paymentId,
    },
    methodId: await methodOf(t.db, paymentId),
    issue,
  });
}
