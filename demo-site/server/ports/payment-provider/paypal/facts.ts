import {
  CaptureStatus,
  OrderStatus,
  RefundStatus,
  type Order,
  type OrdersCapture,
  type Refund,
} from "@paypal/paypal-server-sdk";
import { parseCents } from "martillo/domain";
import {
  ProviderUnknown,
  type NextStep,
  type Observed,
  type ObservedRefund,
  type ObservedStatus,
} from "..";

const STATUSES: Readonly<Record<string, ObservedStatus>> = {
  [OrderStatus.Created]: "open",
  [OrderStatus.Saved]: "open",
  [OrderStatus.PayerActionRequired]: "open",
  // Agreed to and not moved: the side that ordered it takes it.
  [OrderStatus.Approved]: "authorized",
  [OrderStatus.Voided]: "canceled",
};

const TAKEN: ReadonlySet<string> = new Set([
  CaptureStatus.Completed,
  CaptureStatus.PartiallyRefunded,
  CaptureStatus.Refunded,
]);

function centsOf(money: { value: string } | undefined): number {
  if (!money) throw new ProviderUnknown("PayPal's answer names no amount");
  return parseCents(money.value);
}

/** The captures of an order; it has one at most, and tries that failed. */
export function capturesOf(order: Order): OrdersCapture[] {
  return (order.purchaseUnits ?? []).flatMap(({ payments }) => payments?.captures ?? []);
}

export function isTaken({ status }: OrdersCapture): boolean {
  return TAKEN.has(status ?? "");
}

/** The page where the payer agrees. */
export function approvalOf({ links = [] }: Order): NextStep | undefined {
  const link = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  return link && { kind: "redirect", url: link.href, method: "GET", fields: {} };
}

export function refundOf(refund: Refund, orderId: string): ObservedRefund {
  const { status, id = "", customId, amount } = refund;
  const hasFailed = status === RefundStatus.Failed || status === RefundStatus.Cancelled;
  return {
    refundRef: id,
    refundId: customId ?? null,
    providerRef: orderId,
    status: status === RefundStatus.Completed ? "succeeded" : hasFailed ? "failed" : "pending",
    cents: centsOf(amount),
    currency: amount?.currencyCode ?? "EUR",
  };
}

export function refundsOf(order: Order): ObservedRefund[] {
  const all = (order.purchaseUnits ?? []).flatMap(({ payments }) => payments?.refunds ?? []);
  return all
    .toSorted((one, other) => (one.createTime ?? "").localeCompare(other.createTime ?? ""))
    .map((refund) => refundOf(refund, order.id ?? ""));
}

export function observedOf(order: Order): Observed {
  const [unit] = order.purchaseUnits ?? [];
  const captures = capturesOf(order);
  const taken = captures.filter(isTaken);
  const refunds = refundsOf(order);
  const status = statusOf(order, captures);
  const next = status === "open" ? approvalOf(order) : undefined;
  return {
    providerRef: order.id ?? "",
    status,
    amountCents: centsOf(unit?.amount),
    capturedCents: taken.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    refundedCents: refunds
      .filter((refund) => refund.status !== "failed")
      .reduce((sum, { cents }) => sum + cents, 0),
    currency: taken[0]?.amount?.currencyCode ?? unit?.amount?.currencyCode ?? "EUR",
    ...(status === "failed" && { failure: { reason: "declined", retry: true } as const }),
    ...(next && { next }),
    refunds,
    // PayPal tells them at its own desk, and by letter; its library cannot ask for them.
    disputes: [],
  };
}

function statusOf({ status }: Order, captures: readonly OrdersCapture[]): ObservedStatus {
  if (captures.some(isTaken)) return "succeeded";
  if (captures.some((capture) => capture.status === CaptureStatus.Pending)) return "processing";
  if (status === OrderStatus.Completed) return "failed";
  return STATUSES[status ?? ""] ?? "processing";
}
