import type { membershipPayment } from "martillo/contract";
import { isFinalPayment, PAYMENT_CURRENCY, RENEWAL_OPEN_MS } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { databaseNow } from "../../platform/db/clock";
import {
  chargeSaved,
  type MethodRow,
  openPayment,
  type PaymentRow,
  readMethod,
  toPayment,
  whereTo,
} from "../money";
import { offerOf, renewalRef, type Terms, upgradeRef } from "./offer";
import { requireNoneOnItsWay } from "./on-its-way";
import { readPlanList, requirePlan } from "./plan-list";
import { beginPlan } from "./plan-payable";
import { requireSeller } from "./require-seller";
import { lockSubscription } from "./subscription-repository";
import { viewSubscription } from "./subscription-view";

/** So long an offer stays as it is; after that there may be a new one. */
const OFFER_MS = 15 * 60_000;

type Pay = Handler<typeof membershipPayment>;
type Input = Parameters<Pay>[0];

/** The wish as it stands in the object, or beside it. */
function wantedOf({ payment_object: inside, ...beside }: Input) {
  return {
    planName: inside?.planName ?? beside.planName,
    period: inside?.period ?? beside.period ?? "monthly",
    source: beside.source ?? inside?.paymentInfo?.source ?? beside.paymentInfo?.source,
  };
}

/** Pays a plan by the house's card provider, or by a hosted page of a name. */
export function payPlan(way: "card" | "paytm" | "cashfree"): Pay {
  return async (input, ctx) => {
    const userId = requireSeller(ctx);
    const { planName, period, source } = wantedOf(input);
    if (input.currency.toUpperCase() !== PAYMENT_CURRENCY)
      throw new ApiFault("CURRENCY_NOT_SUPPORTED");
    const list = await readPlanList(ctx.db);
    const plan = requirePlan(list, planName);
    const row = await ctx.db.tx((t) => lockSubscription(t, userId));
    const offer = offerOf(list, row, { plan, period }, await databaseNow(ctx.db));
    if (offer.totalCents === 0) return beginForNothing(ctx, userId, offer);
    const method = way === "card" ? await methodFor(ctx, userId, source, input.save === 1) : null;
    const isRenewal = offer.kind === "renewal";
    const payment = await openPayment(ctx, userId, {
      purpose: "plan",
      ref: isRenewal ? renewalRef(row) : upgradeRef(row),
      way,
      quote: { planName: plan.type, period },
      saves: true,
      expectedDue: input.expected_due,
      returnTo: input.return_to,
      key: input.idempotency_key,
      openMs: isRenewal ? RENEWAL_OPEN_MS : OFFER_MS,
    });
    const after = method ? await chargeOnce(ctx, payment, method) : payment;
    return {
      payment: toPayment(after),
      ...(await whereTo(ctx, after)),
      membership: await viewSubscription(ctx.db, userId),
    };
  };
}

/** The saved card; null where a new one is to be told in the frame. */
async function methodFor(
  ctx: CallContext,
  userId: number,
  source: string | undefined,
  takesNew: boolean,
): Promise<MethodRow | null> {
  if (source === undefined || source === "") {
    if (takesNew) return null;
    throw new ApiFault("CARD_REQUIRED");
  }
  const method = await readMethod(ctx.db, userId, source);
  if (!method) throw new ApiFault("CARD_REQUIRED");
  return method;
}

/** The same request again finds the payment paid, or on its way. */
async function chargeOnce(
  ctx: CallContext,
  payment: PaymentRow,
  method: MethodRow,
): Promise<PaymentRow> {
  if (isFinalPayment(payment.status) || payment.status === "processing") return payment;
  return chargeSaved(ctx, payment, method, "present");
}

/** What the running period still gives covers the price. */
async function beginForNothing(ctx: CallContext, userId: number, offer: Terms) {
  await ctx.db.tx(async (t) => {
    const row = await lockSubscription(t, userId);
    // A change that cost nothing a moment ago may have been taken by another window.
    const list = await readPlanList(t);
    await requireNoneOnItsWay(t, userId);
    const again = offerOf(list, row, offer, await databaseNow(t));
    if (again.totalCents > 0) throw new ApiFault("PRICE_CHANGED");
    await beginPlan({ ...ctx, db: t }, row, again, { totalCents: 0, paymentId: null });
  });
  ctx.bus.money(userId);
  return { membership: await viewSubscription(ctx.db, userId) };
}
