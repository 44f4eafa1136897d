import { Stripe } from "stripe";
import { ProviderRefused, type Begun, type MethodRef, type Observed, type PaymentOrder } from "..";
import { asked, type StripeHouse } from "./asked";
import { EXPAND, idOf, META, observedOf, ours } from "./facts";
import { toFailure } from "./failures";
import { observeWhole } from "./observe";

/** What may still be paid. */
const PAYABLE: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/** Begins a payment that is typed in the frame, or goes on with the try before. */
export async function begin(house: StripeHouse, order: PaymentOrder, key: string): Promise<Begun> {
  const { stripe, publishableKey, takesIban } = house;
  const former = await formerOf(house, order, key);
  // The fields in the frame are made for these kinds before there is a payment.
  const types = takesIban ? (["card", "sepa_debit"] as const) : (["card"] as const);
  const intent = former
    ? await keepAsWished(house, former, order, key)
    : await asked(() =>
        stripe.paymentIntents.create(
          { ...createParams(order), allowed_payment_method_types: [...types] },
          { idempotencyKey: key },
        ),
      );
  const { client_secret: secret } = intent;
  if (!PAYABLE.has(intent.status) || secret === null)
    return { kind: "observed", observed: observedOf(intent, publishableKey) };
  const data = { client_secret: secret, publishable_key: publishableKey };
  return { kind: "next", providerRef: intent.id, next: { kind: "frame", data } };
}

/** Charges a method that is kept, with its owner there or without. */
export async function chargeSaved(
  house: StripeHouse,
  order: PaymentOrder,
  method: MethodRef,
  at: "present" | "absent",
  key: string,
): Promise<Observed> {
  const { stripe, publishableKey } = house;
  if (order.customerId !== method.customerId)
    throw new ProviderRefused("method", "the method is another customer's");
  const former = await formerOf(house, order, key);
  if (former && !PAYABLE.has(former.status)) return observedOf(former, publishableKey);
  const how = {
    payment_method: method.methodId,
    ...challengeParams(order),
    // With the person there, the frame shows what the bank asks.
    ...(at === "absent" ? { off_session: true } : { use_stripe_sdk: true }),
    expand: [...EXPAND],
  };
  if (former)
    return charged(publishableKey, () =>
      stripe.paymentIntents.confirm(former.id, how, { idempotencyKey: key }),
    );
  return charged(publishableKey, () =>
    stripe.paymentIntents.create(
      {
        ...createParams(order),
        ...how,
        confirm: true,
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      },
      { idempotencyKey: key },
    ),
  );
}

/** Takes what was held. */
export async function capture(
  { stripe, publishableKey }: StripeHouse,
  ref: string,
  cents: number,
  key: string,
): Promise<Observed> {
  const params = { amount_to_capture: cents, expand: [...EXPAND] };
  return observedOf(
    await asked(() => stripe.paymentIntents.capture(ref, params, { idempotencyKey: key })),
    publishableKey,
  );
}

/** Ends an open payment; one that was paid in the meantime is told as it stands. */
export async function cancel(house: StripeHouse, ref: string, key: string): Promise<Observed> {
  const { stripe, publishableKey } = house;
  try {
    const params = { expand: [...EXPAND] };
    const ended = await stripe.paymentIntents.cancel(ref, params, { idempotencyKey: key });
    return observedOf(ended, publishableKey);
  } catch (error) {
    const failure = toFailure(error);
    if (!(failure instanceof ProviderRefused) || failure.reason !== "state") throw failure;
    return observeWhole(
      house,
      await asked(() => stripe.paymentIntents.retrieve(ref, { expand: [...EXPAND] })),
    );
  }
}

/** The try before, where it can go on; what it became, where it cannot; null for a new one. */
async function formerOf(
  { stripe }: StripeHouse,
  order: PaymentOrder,
  key: string,
): Promise<Stripe.PaymentIntent | null> {
  if (order.previousRef == null) return null;
  const ref = order.previousRef;
  const former = await asked(() => stripe.paymentIntents.retrieve(ref, { expand: [...EXPAND] }));
  if (ours(former.metadata, META.payment) !== order.paymentId)
    throw new ProviderRefused("invalid", "the try before was for another payment");
  if (former.status === "canceled") return null;
  const isSame =
    former.amount === order.amountCents &&
    former.currency === order.currency.toLowerCase() &&
    idOf(former.customer) === order.customerId;
  if (!PAYABLE.has(former.status) || isSame) return former;
  // Never two that can be paid for one.
  await asked(() => stripe.paymentIntents.cancel(former.id, {}, { idempotencyKey: `${key}-end` }));
  return null;
}

function createParams(order: PaymentOrder): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.amountCents,
    currency: order.currency.toLowerCase(),
    description: order.description,
    metadata: { [META.payment]: order.paymentId, [META.attempt]: String(order.attempt) },
    capture_method: order.take === "hold" ? "manual" : "automatic",
    ...challengeParams(order),
    ...(order.customerId !== null && { customer: order.customerId }),
    ...(order.save && { setup_future_usage: "off_session" }),
    expand: [...EXPAND],
  };
}

function challengeParams({ challenge }: PaymentOrder) {
  const wish = challenge === "always" ? "challenge" : "automatic";
  return { payment_method_options: { card: { request_three_d_secure: wish } } } as const;
}

/** Whether the card is kept is said by who types it, each time anew. */
async function keepAsWished(
  { stripe }: StripeHouse,
  intent: Stripe.PaymentIntent,
  order: PaymentOrder,
  key: string,
) {
  const isKept = intent.setup_future_usage === "off_session";
  if (isKept === order.save || !PAYABLE.has(intent.status)) return intent;
  const usage = order.save ? "off_session" : "";
  return asked(() =>
    stripe.paymentIntents.update(
      intent.id,
      { setup_future_usage: usage, expand: [...EXPAND] },
      { idempotencyKey: `${key}-keep` },
    ),
  );
}

/** A declined card is an answer: the payment as it stands after it. */
async function charged(
  publishableKey: string,
  run: () => Promise<Stripe.PaymentIntent>,
): Promise<Observed> {
  try {
    return observedOf(await run(), publishableKey);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return observedOf(error.payment_intent, publishableKey);
    throw toFailure(error);
  }
}
