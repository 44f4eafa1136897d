import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { PaymentResultView } from "./PaymentResultView";
import { usePaymentResult } from "./use-payment-result";

/** Names of the events that the widget tells. */
export type PaymentResultEvents =
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed";

/** Props of `PaymentResult`: the payment, and a callback for each event. */
export interface PaymentResultProps extends EventProps<PaymentResultEvents> {
  /** Number of the payment, as the address names it that a gateway leads back to. What became of it the house says. */
  payment?: number;
  /** Address of the list of transactions. @default the house's own page */
  transactionsUrl?: string;
}

/** The result of a payment, for a buyer who comes back from a gateway. */
export function PaymentResult({ payment, transactionsUrl, ...props }: PaymentResultProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-payment-result" part="base">
      <AccountGate emit={emit}>
        {() => <Found key={payment} {...{ payment, transactionsUrl, emit }} />}
      </AccountGate>
    </section>
  );
}

function Found(options: Parameters<typeof usePaymentResult>[0]) {
  return <PaymentResultView model={usePaymentResult(options)} />;
}
