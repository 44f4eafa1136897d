// This folder: Stripe.
import { Stripe } from "stripe";
import {
  BadSignature,
  ProviderRefused,
  type Begun,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
} from "..";
import { toFailure } from "./failures";
import { disputeOf, EXPAND, idOf, META, observedOf, ours, refundOf, setupOf, whole } from "./facts";
import { eventOf } from "./events";
import { stripeFields } from "./fields";
import { stripeMethods } from "./methods";
import type { StripeOptions } from "./options";
import { statementLines } from "./statement";

const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;
const PAGE = 100;
const SEARCH_MS = 2 * 86_400_000;

/** What may still be paid. */
const PAYABLE: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/** With the money, then nearest to it. */
const NEAREST = ["succeeded", "requires_capture", "processing", "requires_action"];

function challengeParams({ challenge }: PaymentOrder) {
  const wish = challenge === "always" ? "challenge" : "automatic";
  return { payment_method_options: { card: { request_three_d_secure: wish } } } as const;
}

/**
 * Cards and direct debits by Stripe. Its fields are in the pay frame; their secret goes there and nowhere else. Nothing is tried again
 * here: whoever asks holds the key. The library alone repeats a call whose connection was closed, once and with its key.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, takesIban, api } = options;
  const stripe = new Stripe(secretKey, {
    ...api,
    maxNetworkRetries: 0,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
  });
  const seen = (intent: Stripe.PaymentIntent) => observedOf(intent, publishableKey);

  /** A declined card is an answer: the payment as it stands after it. */
  async function charged(run: () => Promise<Stripe.PaymentIntent>): Promise<Observed> {
    try {
      return seen(await run());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
        return seen(error.payment_intent);
      throw toFailure(error);
    }
  }

  async function asked<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** The try before, where it can go on; what it became, where it cannot; null for a new one. */
  async function formerOf(order: PaymentOrder, key: string): Promise<Stripe.PaymentIntent | null> {
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
    await asked(() =>
      stripe.paymentIntents.cancel(former.id, {}, { idempotencyKey: `${key}-end` }),
    );
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

  /** Whole, with what belongs to it. */
  async function observeWhole(intent: Stripe.PaymentIntent): Promise<Observed> {
    const observed = seen(intent);
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

  /** Whether the card is kept is said by who types it, each time anew. */
  async function keepAsWished(intent: Stripe.PaymentIntent, order: PaymentOrder, key: string) {
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

  const fields = stripeFields(options);

  return {
    name: "stripe",
    fields,
    can: {
      entry: "frame",
      save: true,
      offSession: true,
      hold: true,
      refund: "partial",
      banks: takesIban,
      currencies: ["EUR"],
      minimumCents: 50,
      untried: true,
    },

    async ensureCustomer({ userId, name, email }, key) {
      const user = String(userId);
      const known = await asked(() =>
        stripe.customers.list({ email, limit: PAGE }).autoPagingToArray({ limit: 1_000 }),
      );
      const mine = known.find((customer) => ours(customer.metadata, META.user) === user);
      if (mine) return { customerId: mine.id };
      const metadata = { [META.user]: user };
      const made = await asked(() =>
        stripe.customers.create({ name, email, metadata }, { idempotencyKey: key }),
      );
      return { customerId: made.id };
    },

    async begin(order, key): Promise<Begun> {
      const former = await formerOf(order, key);
      // The fields in the frame are made for these kinds before there is a payment.
      const types = takesIban ? (["card", "sepa_debit"] as const) : (["card"] as const);
      const intent = former
        ? await keepAsWished(former, order, key)
        : await asked(() =>
            stripe.paymentIntents.create(
              { ...createParams(order), allowed_payment_method_types: [...types] },
              { idempotencyKey: key },
            ),
          );
      const { client_secret: secret } = intent;
      if (!PAYABLE.has(intent.status) || secret === null)
        return { kind: "observed", observed: seen(intent) };
      const data = { client_secret: secret, publishable_key: publishableKey };
      return { kind: "next", providerRef: intent.id, next: { kind: "frame", data } };
    },

    async chargeSaved(order, method, at, key) {
      if (order.customerId !== method.customerId)
        throw new ProviderRefused("method", "the method is another customer's");
      const former = await formerOf(order, key);
      if (former && !PAYABLE.has(former.status)) return seen(former);
      const how = {
        payment_method: method.methodId,
        ...challengeParams(order),
        // With the person there, the frame shows what the bank asks.
        ...(at === "absent" ? { off_session: true } : { use_stripe_sdk: true }),
        expand: [...EXPAND],
      };
      if (former)
        return charged(() =>
          stripe.paymentIntents.confirm(former.id, how, { idempotencyKey: key }),
        );
      return charged(() =>
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
    },

    async observe({ providerRef, paymentId, sinceMs = Date.now() - SEARCH_MS, customerId }) {
      if (providerRef !== null) {
        try {
          return await observeWhole(
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
      return best ? observeWhole(best) : null;
    },

    async capture(ref, cents, key) {
      const params = { amount_to_capture: cents, expand: [...EXPAND] };
      return seen(
        await asked(() => stripe.paymentIntents.capture(ref, params, { idempotencyKey: key })),
      );
    },

    async cancel(ref, key) {
      try {
        const params = { expand: [...EXPAND] };
        return seen(await stripe.paymentIntents.cancel(ref, params, { idempotencyKey: key }));
      } catch (error) {
        const failure = toFailure(error);
        if (!(failure instanceof ProviderRefused) || failure.reason !== "state") throw failure;
        return observeWhole(
          await asked(() => stripe.paymentIntents.retrieve(ref, { expand: [...EXPAND] })),
        );
      }
    },

    async refund(ref, cents, refundId, key) {
      const former = await asked(() =>
        stripe.refunds
          .list({ payment_intent: ref, limit: PAGE })
          .autoPagingToArray({ limit: 1_000 }),
      );
      const mine = former.find(({ metadata }) => ours(metadata, META.refund) === refundId);
      if (mine && mine.amount !== cents)
        throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
      if (mine) return refundOf(mine);
      const params = { payment_intent: ref, amount: cents, metadata: { [META.refund]: refundId } };
      return refundOf(await asked(() => stripe.refunds.create(params, { idempotencyKey: key })));
    },

    async beginSetup(customerId, kind, key): Promise<Begun> {
      if (kind === "bank" && !takesIban)
        throw new ProviderRefused("unsupported", "Stripe takes no such accounts in euros");
      const intent = await asked(() =>
        stripe.setupIntents.create(
          {
            customer: customerId,
            usage: "off_session",
            allowed_payment_method_types: [kind === "card" ? "card" : "sepa_debit"],
          },
          { idempotencyKey: key },
        ),
      );
      const { next } = setupOf(intent, publishableKey);
      if (!next) throw new ProviderRefused("state", `the setup is ${intent.status}`);
      return { kind: "next", providerRef: intent.id, next };
    },

    methods: stripeMethods(stripe, { publishableKey, asked }),

    async readWebhook(raw, headers) {
      const signature = headers.get("stripe-signature") ?? "";
      for (const secret of webhookSecrets) {
        try {
          const event = await stripe.webhooks.constructEventAsync(
            raw,
            signature,
            secret,
            TOLERANCE_SECONDS,
          );
          return [eventOf(event)];
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
            throw new BadSignature("the body is none of Stripe's");
        }
      }
      throw new BadSignature();
    },

    statement: (fromMs, toMs) => statementLines(stripe, fromMs, toMs, asked),
  };
}
