import type { Stripe } from "stripe";
import { ProviderRefused, type Observed, type ObservedRefund, type Sought } from "..";
import { asked, type StripeHouse } from "./asked";
import { disputeOf, EXPAND, META, observedOf, ours, refundOf, whole } from "./facts";
import { toFailure } from "./failures";

const PAGE = 100;
const SEARCH_MS = 2 * 86_400_000;

/** With the money, then nearest to it. */
const NEAREST = ["succeeded", "requires_capture", "processing", "requires_action"];

/** A payment as it stands at Stripe, by its reference or, where that was lost, by our own id; null where there is none. */
export async function observe(
  house: StripeHouse,
  { providerRef, paymentId, sinceMs = Date.now() - SEARCH_MS, customerId }: Sought,
): Promise<Observed | null> {
  const { stripe } = house;
  if (providerRef !== null) {
    try {
      return await observeWhole(
        house,
        await stripe.paymentIntents.retrieve(providerRef, { expand: [...EXPAND] }),
      );
    } catch (error) {
      const failure = toFailure(error);
      if (failure instanceof ProviderRefused && failure.reason === "not_found") return null;
      throw failure;
    }
  }
  const found: Stripe.PaymentIntent[] = [];
  // Not Stripe's search, which may be a minute behind.
  await asked(() =>
    stripe.paymentIntents
      .list({
        created: { gte: Math.floor(sinceMs / 1_000) },
        ...(customerId != null && { customer: customerId }),
        limit: PAGE,
        expand: EXPAND.map((name) => `data.${name}`),
      })
      .autoPagingEach((intent) => {
        if (ours(intent.metadata, META.payment) === paymentId) found.push(intent);
      }),
  );
  const place = ({ status }: Stripe.PaymentIntent) =>
    (NEAREST.indexOf(status) + NEAREST.length + 1) % (NEAREST.length + 1);
  // Newest first already.
  const [best] = found.toSorted((one, other) => place(one) - place(other));
  return best ? observeWhole(house, best) : null;
}

/** Whole, with what belongs to it. */
export async function observeWhole(
  { stripe, publishableKey }: StripeHouse,
  intent: Stripe.PaymentIntent,
): Promise<Observed> {
  const observed = observedOf(intent, publishableKey);
  const charge = whole(intent.latest_charge);
  if (!charge) return { ...observed, refunds: [], disputes: [] };
  const of = { payment_intent: intent.id, limit: PAGE };
  const all = { limit: 1_000 };
  const refunds = await asked(() => stripe.refunds.list(of).autoPagingToArray(all));
  const disputes = charge.disputed
    ? await asked(() => stripe.disputes.list(of).autoPagingToArray(all))
    : [];
  const told = refunds.map(refundOf).toReversed();
  const returned = told.filter(({ status }) => status !== "failed");
  return {
    ...observed,
    refundedCents: returned.reduce((sum, { cents }) => sum + cents, 0),
    refunds: told,
    disputes: disputes
      .map(disputeOf)
      .filter((dispute) => dispute !== null)
      .toReversed(),
  };
}

/** Gives money back; the refund's id is found again, so that it happens once. */
export async function refund(
  { stripe }: StripeHouse,
  ref: string,
  cents: number,
  refundId: string,
  key: string,
): Promise<ObservedRefund> {
  const former = await asked(() =>
    stripe.refunds.list({ payment_intent: ref, limit: PAGE }).autoPagingToArray({ limit: 1_000 }),
  );
  const mine = former.find(({ metadata }) => ours(metadata, META.refund) === refundId);
  if (mine && mine.amount !== cents)
    throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
  if (mine) return refundOf(mine);
  const params = { payment_intent: ref, amount: cents, metadata: { [META.refund]: refundId } };
  return refundOf(await asked(() => stripe.refunds.create(params, { idempotencyKey: key })));
}
