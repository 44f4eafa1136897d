// This folder: Stripe.
import { Stripe } from "stripe";
import type { PaymentProvider } from "..";
import type { StripeHouse } from "./asked";
import { readWebhook } from "./events";
import { stripeFields } from "./fields";
import { beginSetup, ensureCustomer, stripeMethods } from "./methods";
import { observe, refund } from "./observe";
import type { StripeOptions } from "./options";
import { begin, cancel, capture, chargeSaved } from "./payments";
import { statementLines } from "./statement";

const TIMEOUT_MS = 20_000;

/**
 * Cards and direct debits by Stripe. Its fields are in the pay frame; their secret goes there and nowhere else. Nothing is tried again
 * here: the caller holds the key. The library alone repeats a call whose connection was closed, once and with its key.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, takesIban, api } = options;
  const stripe = new Stripe(secretKey, {
    ...api,
    maxNetworkRetries: 0,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
  });
  const house: StripeHouse = { stripe, publishableKey, webhookSecrets, takesIban };

  return {
    name: "stripe",
    fields: stripeFields(options),
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

    ensureCustomer: (person, key) => ensureCustomer(house, person, key),
    begin: (order, key) => begin(house, order, key),
    chargeSaved: (order, method, at, key) => chargeSaved(house, order, method, at, key),
    observe: (sought) => observe(house, sought),
    capture: (ref, cents, key) => capture(house, ref, cents, key),
    cancel: (ref, key) => cancel(house, ref, key),
    refund: (ref, cents, refundId, key) => refund(house, ref, cents, refundId, key),
    beginSetup: (customerId, kind, key) => beginSetup(house, customerId, kind, key),
    methods: stripeMethods(house),
    readWebhook: (raw, headers) => readWebhook(house, raw, headers),
    statement: (fromMs, toMs) => statementLines(stripe, fromMs, toMs),
  };
}
