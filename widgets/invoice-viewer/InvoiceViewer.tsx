import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { InvoiceViewerView } from "./InvoiceViewerView";
import { type InvoiceSide, useInvoiceViewer } from "./use-invoice-viewer";

/** Names of the events that the widget tells. */
export type InvoiceViewerEvents =
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-invoice-paid"
  | "martillo-payment-recorded"
  | "martillo-invoice-cancelled"
  | "martillo-winner-changed";

/** Props of `InvoiceViewer`: which one, from which side, and a callback for each event. */
export interface InvoiceViewerProps extends EventProps<InvoiceViewerEvents> {
  /** Number of the purchase or sale. */
  invoice: number;
  /** As its buyer sees it, or its seller. @default "buyer" */
  side?: InvoiceSide;
}

/** A purchase or sale with its document: both sides, what it is made of, what was paid and is due, and what can be done. */
export function InvoiceViewer({ invoice, side = "buyer", ...props }: InvoiceViewerProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-invoice-viewer" part="base">
      <AccountGate emit={emit}>
        {() => <SignedIn key={`${side} ${invoice}`} {...{ invoice, side, emit }} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof useInvoiceViewer>[0]) {
  return <InvoiceViewerView model={useInvoiceViewer(options)} />;
}
