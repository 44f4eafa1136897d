import type { PaymentPurpose } from "../../src/contract";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { PaymentView } from "./PaymentView";
import { usePaymentDialog } from "./use-payment-dialog";

/** Names of the events that the widget tells. */
export type PaymentEvents =
  | "martillo-login-request"
  | "martillo-scope-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed";

/** Props of `Payment`: the purpose and amount, and a callback for each event. */
export interface PaymentProps extends EventProps<PaymentEvents> {
  /** What it is for: `invoice`, `cart`, `debt`, `deposit`, `topup`. */
  purpose: PaymentPurpose;
  /** Number of the invoice, the cart or the lot; empty for a top-up. */
  reference?: string;
  /** Decimal euro. @default what is due */
  amount?: string;
}

/** A button with the sum that is due, and the payment of it in a dialog. */
export function Payment({ purpose, reference = "", amount, ...props }: PaymentProps) {
  const emit = useWidgetEvents(props);
  // Something else to be paid begins anew.
  return <One key={`${purpose} ${reference}`} {...{ purpose, reference, amount, emit }} />;
}

function One(options: Parameters<typeof usePaymentDialog>[0]) {
  return <PaymentView model={usePaymentDialog(options)} />;
}
