// This folder: PayPal.
import {
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
} from "@paypal/paypal-server-sdk";
import type { PaymentProvider } from "..";
import { unsupported } from "../hosted/unsupported";
import type { PaypalOptions } from "./options";
import { orderOfCapture } from "./order-of-capture";
import { begin, cancel, capture, LIMITS, NAME, observe, refund } from "./orders";
import { statementLines } from "./statement";
import { checkNotice, eventOf, readNotice } from "./webhooks";

const TIMEOUT_MS = 20_000;
const STATEMENT_LAG_MS = 4 * 3_600_000;
/** PayPal's page, by its Orders API: the payer agrees there, and the house takes the money when they are back or PayPal tells. */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { clientId, clientSecret, webhookId, world, agent } = options;
  const client = new Client({
    environment: world === "live" ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    ...(agent && { httpClientOptions: { httpsAgent: agent } }),
  });
  const payments = new PaymentsController(client);
  const house = { orders: new OrdersController(client), payments };
  const search = new TransactionSearchController(client);
  const orderOf = orderOfCapture(payments);

  return {
    ...unsupported(NAME),
    name: NAME,
    can: {
      entry: "redirect",
      save: false,
      offSession: false,
      hold: false,
      refund: "partial",
      banks: false,
      ...LIMITS,
      statementLagMs: STATEMENT_LAG_MS,
      hidesDisputes: true,
      asksAboutWebhooks: true,
      untried: true,
    },

    begin: (order, key) => begin(house, order, key),
    observe: ({ providerRef }) => observe(house, providerRef),
    capture: (ref, cents, key) => capture(house, ref, cents, key),
    cancel: (ref) => cancel(house, ref),
    refund: (ref, cents, refundId, key) => refund(house, ref, cents, refundId, key),

    async readWebhook(raw, headers) {
      const text = new TextDecoder().decode(raw);
      const notice = readNotice(text);
      await checkNotice(client, webhookId, text, headers);
      return [await eventOf(notice, orderOf)];
    },

    statement: (fromMs, toMs) => statementLines(search, fromMs, toMs, orderOf),
  };
}
