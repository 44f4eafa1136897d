import { Stripe } from "stripe";
import {
  ProviderRefused,
  type Begun,
  type MethodCalls,
  type MethodFacts,
  type MethodKind,
  type MethodRef,
  type ObservedSetup,
  type Payer,
} from "..";
import { asked, type StripeHouse } from "./asked";
import { factsOf, META, ours, setupOf } from "./facts";
import { toFailure } from "./failures";

const PAGE = 20;
const MOST_CUSTOMERS = 1_000;

export function stripeMethods({ stripe, publishableKey }: StripeHouse): MethodCalls {
  async function find({ customerId, methodId }: MethodRef): Promise<MethodFacts> {
    const method = await asked(() => stripe.customers.retrievePaymentMethod(customerId, methodId));
    const facts = factsOf(method);
    if (!facts) throw new ProviderRefused("method", "neither a card nor an account");
    return facts;
  }

  const setUp = (intent: Stripe.SetupIntent) => setupOf(intent, publishableKey);

  return {
    async list(customerId, { kind, limit = PAGE, after } = {}) {
      const type = kind === "bank" ? "sepa_debit" : "card";
      const { data, has_more: hasMore } = await asked(() =>
        stripe.customers.listPaymentMethods(customerId, {
          limit,
          ...(kind !== undefined && { type }),
          ...(after !== undefined && { starting_after: after }),
        }),
      );
      return { methods: data.map(factsOf).filter((facts) => facts !== null), hasMore };
    },

    get: find,

    async add(customerId, token, key): Promise<ObservedSetup> {
      try {
        const intent = await stripe.setupIntents.create(
          {
            customer: customerId,
            payment_method: token,
            usage: "off_session",
            confirm: true,
            use_stripe_sdk: true,
            automatic_payment_methods: { enabled: true, allow_redirects: "never" },
            expand: ["payment_method"],
          },
          { idempotencyKey: key },
        );
        return setUp(intent);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.setup_intent)
          return setUp(error.setup_intent);
        throw toFailure(error);
      }
    },

    async addBank() {
      throw new ProviderRefused(
        "unsupported",
        "an account is saved in the frame, where its owner agrees to the mandate",
      );
    },

    async ofSetup(setupRef) {
      try {
        return setUp(await stripe.setupIntents.retrieve(setupRef, { expand: ["payment_method"] }));
      } catch (error) {
        const failure = toFailure(error);
        if (failure instanceof ProviderRefused && failure.reason === "not_found") return null;
        throw failure;
      }
    },

    async update(method, change, key) {
      const { kind } = await find(method);
      if ((kind === "card") !== "expMonth" in change)
        throw new ProviderRefused("invalid", "that is no change of such a method");
      const params: Stripe.PaymentMethodUpdateParams =
        "expMonth" in change
          ? { card: { exp_month: change.expMonth, exp_year: change.expYear } }
          : { billing_details: { name: change.holderName } };
      const changed = await asked(() =>
        stripe.paymentMethods.update(method.methodId, params, { idempotencyKey: key }),
      );
      const facts = factsOf(changed);
      if (!facts) throw new ProviderRefused("method", "neither a card nor an account");
      return facts;
    },

    async setAddress(method, { zip, ...address }, key) {
      await find(method);
      const params = { billing_details: { address: { ...address, postal_code: zip } } };
      await asked(() =>
        stripe.paymentMethods.update(method.methodId, params, { idempotencyKey: key }),
      );
    },

    async detach(method, key) {
      await find(method);
      await asked(() => stripe.paymentMethods.detach(method.methodId, {}, { idempotencyKey: key }));
    },

    async verify() {
      throw new ProviderRefused("unsupported", "a mandate needs no deposits");
    },
  };
}

/** The customer of an account, made at the first time. */
export async function ensureCustomer(
  { stripe }: StripeHouse,
  { userId, name, email }: Payer,
  key: string,
): Promise<{ customerId: string }> {
  const user = String(userId);
  const known = await asked(() =>
    stripe.customers.list({ email, limit: 100 }).autoPagingToArray({ limit: MOST_CUSTOMERS }),
  );
  const mine = known.find((customer) => ours(customer.metadata, META.user) === user);
  if (mine) return { customerId: mine.id };
  const metadata = { [META.user]: user };
  const made = await asked(() =>
    stripe.customers.create({ name, email, metadata }, { idempotencyKey: key }),
  );
  return { customerId: made.id };
}

/** Begins to keep a method without a payment. */
export async function beginSetup(
  { stripe, publishableKey, takesIban }: StripeHouse,
  customerId: string,
  kind: MethodKind,
  key: string,
): Promise<Begun> {
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
}
