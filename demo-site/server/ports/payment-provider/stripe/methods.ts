import { Stripe } from "stripe";
import {
  ProviderRefused,
  type MethodCalls,
  type MethodFacts,
  type MethodRef,
  type ObservedSetup,
} from "..";
import { factsOf, setupOf } from "./facts";
import { toFailure } from "./failures";

const PAGE = 20;

interface Tools {
  publishableKey: string;
  asked: <T>(run: () => Promise<T>) => Promise<T>;
}

export function stripeMethods(stripe: Stripe, { publishableKey, asked }: Tools): MethodCalls {
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
