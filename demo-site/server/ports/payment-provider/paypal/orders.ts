import {
  CheckoutPaymentIntent,
  type Order,
  type OrdersController,
  type PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from "@paypal/paypal-server-sdk";
import { toDecimal } from "martillo/domain";
import {
  ProviderRefused,
  type Begun,
  type Observed,
  type ObservedRefund,
  type PaymentOrder,
} from "..";
import { requirePageOrder } from "../hosted/require-page-order";
import { approvalOf, capturesOf, isTaken, observedOf, refundOf, refundsOf } from "./facts";
import { issuesOf, toFailure } from "./failures";

export const NAME = "paypal";
/** What it takes here. */
export const LIMITS = { currencies: ["EUR"], minimumCents: 1 } as const;
const LONGEST_DESCRIPTION = 127;
/** So that an answer tells the whole order, and not only its state. */
const WHOLE = "return=representation";

/** What each question about an order needs. */
export interface PaypalHouse {
  orders: OrdersController;
  payments: PaymentsController;
}

/** Asks PayPal; its errors become those of the port. */
export async function asked<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toFailure(error);
  }
}

/** Opens an order, and says where its payer agrees to it. */
export async function begin(house: PaypalHouse, order: PaymentOrder, key: string): Promise<Begun> {
  requirePageOrder(NAME, order, LIMITS);
  const former = await formerOf(house, order);
  if (former) return { kind: "observed", observed: former };
  const { result } = await asked(() =>
    house.orders.createOrder({
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
}

/** An order as it stands; null where there is none. */
export async function observe(
  house: PaypalHouse,
  providerRef: string | null,
): Promise<Observed | null> {
  // No payer was sent to an order whose number never came to us.
  const order = providerRef === null ? null : await find(house, providerRef);
  return order && observedOf(order);
}

/** Takes the money that the payer agreed to. */
export async function capture(
  house: PaypalHouse,
  ref: string,
  cents: number,
  key: string,
): Promise<Observed> {
  const now = observedOf(await require(house, ref));
  if (now.status !== "authorized") return now;
  if (now.amountCents !== cents)
    throw new ProviderRefused("amount", `${NAME} takes an order whole`);
  try {
    const { result } = await house.orders.captureOrder({
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
    // Another process of the house was faster.
    if (issues.includes("ORDER_ALREADY_CAPTURED")) return observedOf(await require(house, ref));
    throw toFailure(error);
  }
}

/** Tells what is decided already; an open order cannot be ended. */
export async function cancel(house: PaypalHouse, ref: string): Promise<Observed> {
  const order = await find(house, ref);
  const observed = order && observedOf(order);
  if (observed && ["succeeded", "processing", "canceled"].includes(observed.status))
    return observed;
  // An order that is not captured is let go by itself.
  throw new ProviderRefused("unsupported", `${NAME} cannot end what is open`);
}

/** Gives money back; the refund's id is found again, so that it happens once. */
export async function refund(
  house: PaypalHouse,
  ref: string,
  cents: number,
  refundId: string,
  key: string,
): Promise<ObservedRefund> {
  const order = await require(house, ref);
  const former = refundsOf(order).find((refund) => refund.refundId === refundId);
  if (former && former.cents !== cents)
    throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
  if (former) return former;
  const capture = capturesOf(order).find(isTaken);
  if (!capture?.id) throw new ProviderRefused("state", "nothing was taken of the order");
  const { id: captureId, amount } = capture;
  const { result } = await asked(() =>
    house.payments.refundCapturedPayment({
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
}

/** Null: there is none, or PayPal has forgotten it because no payer agreed to it. */
async function find({ orders }: PaypalHouse, id: string): Promise<Order | null> {
  try {
    return (await asked(() => orders.getOrder({ id }))).result;
  } catch (error) {
    if (error instanceof ProviderRefused && error.reason === "not_found") return null;
    throw error;
  }
}

async function require(house: PaypalHouse, id: string): Promise<Order> {
  const order = await find(house, id);
  if (!order) throw new ProviderRefused("not_found", `there is no order ${id}`);
  return order;
}

/** The try before, where its money moved or may still. If the payer agreed to it and no process took the money, none takes it any more. */
async function formerOf(
  house: PaypalHouse,
  { previousRef, paymentId }: PaymentOrder,
): Promise<Observed | null> {
  const order = previousRef == null ? null : await find(house, previousRef);
  if (!order) return null;
  if (order.purchaseUnits?.[0]?.customId !== paymentId)
    throw new ProviderRefused("invalid", "the try before was for another payment");
  const observed = observedOf(order);
  return ["processing", "succeeded"].includes(observed.status) ? observed : null;
}
