import type { PaymentOrder } from "../../../ports/payment-provider";
import { purposeText } from "../money-letters";
import type { PaymentRow } from "../payment-repository";

/** What only the try knows of itself. */
type OfTry = Pick<PaymentOrder, "attempt" | "customerId" | "save" | "returnUrl">;

/** A payment as its provider is asked for it: at once, in the house's words. */
export function orderOf(payment: PaymentRow, of: OfTry): PaymentOrder {
  return {
    paymentId: String(payment.id),
    previousRef: payment.provider_ref,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    description: purposeText(payment),
    take: "now",
    locale: "es",
    ...of,
  };
}

/** Where a payer comes back to who pays with something that is saved. */
export function resultUrl({ config }: { config: { siteUrl: string } }, payment: number): string {
  return `${config.siteUrl}/rosoom_success?payment=${payment}`;
}
