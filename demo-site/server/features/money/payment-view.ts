import type { Payment } from "martillo/contract";
import { isWaitingPayment, toDecimal } from "martillo/domain";
import { takesCards } from "../../ports/payment-provider/payments";
import type { PaymentRow } from "./payment-repository";

/** What its payer, and a page in its name, may know of a payment. */
export function toPayment(row: PaymentRow): Payment {
  const isOpen = isWaitingPayment(row.status);
  return {
    id: row.id,
    purpose: row.purpose,
    ref: row.ref,
    amount: toDecimal(row.amount_cents),
    captured: toDecimal(row.captured_cents),
    refunded: toDecimal(row.refunded_cents),
    ...(row.balance_cents > 0 && { balance: toDecimal(row.balance_cents) }),
    currency: row.currency,
    status: row.status,
    next: { kind: isOpen && row.provider !== "wallet" ? nextKind(row) : "none" },
    payment_method: paymentMethodOf(row),
    ...(row.method && { method: row.method }),
    ...(row.failure !== null && { failure: row.failure === "fraud" ? "declined" : row.failure }),
    ...(row.is_unknown && { unknown: true }),
    expires_at: row.expires_ms,
  };
}

/** How it was paid, as the wire says it; a gateway without a card or an account is called by its name. */
export function paymentMethodOf({
  provider,
  method,
}: Pick<PaymentRow, "provider"> & Partial<Pick<PaymentRow, "method">>): string {
  if (method) return method.kind;
  return takesCards(provider) ? "card" : provider;
}

function nextKind({ begun }: PaymentRow): "frame" | "redirect" {
  return begun?.kind === "redirect" ? "redirect" : "frame";
}
