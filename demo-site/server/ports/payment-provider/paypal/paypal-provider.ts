// This folder: PayPal.
import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  TransactionSearchController,
  type Order,
} from "@paypal/paypal-server-sdk";
import { toDecimal } from "martillo/domain";
import {
  ProviderRefused,
  type Begun,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
} from "..";
import { unsupported } from "../hosted/unsupported";
import { approvalOf, capturesOf, isTaken, observedOf, refundOf, refundsOf } from "./facts";
import { issuesOf, toFailure } from "./failures";
import type { PaypalOptions } from "./options";
import { statementLines } from "./statement";
import { checkNotice, eventOf, readNotice } from "./webhooks";

const NAME = "paypal";
const TIMEOUT_MS = 20_000;
const STATEMENT_LAG_MS = 4 * 3_600_000;
const LONGEST_DESCRIPTION = 127;
/** So that an answer tells the whole order, and not only its state. */
const WHOLE = "return=representation";
const MOST_REMEMBERED = 5_000;

/** PayPal's page, by its Orders API: the payer agrees there, and the house takes the money when they are back or PayPal tells. */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { clientId, clientSecret, webhookId, world, agent } = options;
  const client = new Client({
    environment: world === "live" ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    ...(agent && { httpClientOptions: { httpsAgent: agent } }),
  });
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  const search = new TransactionSearchController(client);

  async function asked<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** Null: there is none, or PayPal has forgotten it because nobody agreed to it. */
  async function find(id: string): Promise<Order | null> {
    try {
      return (await asked(() => orders.getOrder({ id }))).result;
    } catch (error) {
      if (error instanceof ProviderRefused && error.reason === "not_found") return null;
      throw error;
    }
  }

  async function require(id: string): Promise<Order> {
    const order = await find(id);
    if (!order) throw new ProviderRefused("not_found", `there is no order ${id}`);
    return order;
  }

  const known = new Map<string, string | null>();
  /** The order of a capture; it never changes. */
  async function orderOf(captureId: string): Promise<string | null> {
    const remembered = known.get(captureId);
    if (remembered !== undefined) return remembered;
    const { result } = await asked(() => payments.getCapturedPayment({ captureId }));
    const order = result.supplementaryData?.relatedIds?.orderId ?? null;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(captureId, order);
    return order;
  }

  function check({ currency, amountCents, take, save }: PaymentOrder) {
    if (currency !== "EUR")
      throw new ProviderRefused("currency", `${NAME} does not take ${currency} here`);
    if (!Number.isSafeInteger(amountCents) || amountCents < 1)
      throw new ProviderRefused("amount", "the amount is too small");
    if (take === "hold" || save)
      throw new ProviderRefused("unsupported", `${NAME} neither holds money nor keeps cards here`);
  }

  /** The try before, where its money moved or may still. One that was agreed to and not taken is taken by nobody any more. */
  async function formerOf({ previousRef, paymentId }: PaymentOrder): Promise<Observed | null> {
    const order = previousRef == null ? null : await find(previousRef);
    if (!order) return null;
    if (order.purchaseUnits?.[0]?.customId !== paymentId)
      throw new ProviderRefused("invalid", "the try before was for another payment");
    const observed = observedOf(order);
    return ["processing", "succeeded"].includes(observed.status) ? observed : null;
  }

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
      currencies: ["EUR"],
      minimumCents: 1,
      statementLagMs: STATEMENT_LAG_MS,
      hidesDisputes: true,
      asksAboutWebhooks: true,
      untried: true,
    },

    async begin(order, key): Promise<Begun> {
      check(order);
      const former = await formerOf(order);
      if (former) return { kind: "observed", observed: former };
      const { result } = await asked(() =>
        orders.createOrder({
          paypalRequestId: key,
          prefer: WHOLE,
          body: {
            intent: CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                customId: order.paymentId,
                description: order.description.slice(0, LONGEST_DESCRIPTION),
                amount: { currencyCode: order.currency, value: toDecimal(order.amountCents) },
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  locale: order.locale === "en" ? "en-GB" : "es-ES",
                  shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                  userAction: PaypalExperienceUserAction.PayNow,
                  returnUrl: order.returnUrl,
                  cancelUrl: order.returnUrl,
                },
              },
            },
          },
        }),
      );
      const next = approvalOf(result);
      if (!next) throw new ProviderRefused("state", `the order is ${String(result.status)}`);
      return { kind: "next", providerRef: result.id ?? null, next };
    },

    async observe({ providerRef }) {
      // An order whose number never came to us is one that nobody was sent to.
      const order = providerRef === null ? null : await find(providerRef);
      return order && observedOf(order);
    },

    async capture(ref, cents, key) {
      const now = observedOf(await require(ref));
      if (now.status !== "authorized") return now;
      if (now.amountCents !== cents)
        throw new ProviderRefused("amount", `${NAME} takes an order whole`);
      try {
        const { result } = await orders.captureOrder({
          id: ref,
          paypalRequestId: key,
          prefer: WHOLE,
          body: {},
        });
        return observedOf(result);
      } catch (error) {
        const issues = issuesOf(error);
        // The payer's card or account said no; they may go back and take another.
        if (issues.includes("INSTRUMENT_DECLINED")) {
          const failure = { reason: "declined", retry: true } as const;
          return { ...now, status: "failed", failure };
        }
        // Somebody else of ours was faster.
        if (issues.includes("ORDER_ALREADY_CAPTURED")) return observedOf(await require(ref));
        throw toFailure(error);
      }
    },

    async cancel(ref) {
      const order = await find(ref);
      const observed = order && observedOf(order);
      if (observed && ["succeeded", "processing", "canceled"].includes(observed.status))
        return observed;
      // What nobody takes is let go by itself.
      throw new ProviderRefused("unsupported", `${NAME} cannot end what is open`);
    },

    async refund(ref, cents, refundId, key) {
      const order = await require(ref);
      const former = refundsOf(order).find((refund) => refund.refundId === refundId);
      if (former && former.cents !== cents)
        throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
      if (former) return former;
      const capture = capturesOf(order).find(isTaken);
      if (!capture?.id) throw new ProviderRefused("state", "nothing was taken of the order");
      const { id: captureId, amount } = capture;
      const { result } = await asked(() =>
        payments.refundCapturedPayment({
          captureId,
          paypalRequestId: key,
          prefer: WHOLE,
          body: {
            amount: { currencyCode: amount?.currencyCode ?? "EUR", value: toDecimal(cents) },
            customId: refundId,
          },
        }),
      );
      return refundOf(result, ref);
    },

    async readWebhook(raw, headers) {
      const text = new TextDecoder().decode(raw);
      const notice = readNotice(text);
      await checkNotice(client, webhookId, text, headers);
      return [await eventOf(notice, orderOf)];
    },

    statement: (fromMs, toMs) => statementLines(search, fromMs, toMs, { asked, orderOf }),
  };
}
