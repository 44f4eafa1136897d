import { INVOICE_PAGE, SOLD_INVOICE_PAGE } from "../../src/paths/pages";
import { type EventProps, useSession, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { InvoiceViewerView } from "./InvoiceViewerView";
import { PublicInvoice } from "./PublicInvoice";
import {
  type InvoiceBeginning,
  type InvoiceMode,
  type InvoiceSide,
  useInvoiceViewer,
} from "./use-invoice-viewer";

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
  /** `view_document`: to read, pay and print; nothing of the sale is changed. @default "edit_document" */
  mode?: InvoiceMode;
  /** What is open from the beginning, where it may be done: `pay`, or `record` for a payment that its seller has received. @default nothing */
  step?: InvoiceBeginning;
  /** Of a letter's link: with it the document is shown to who is not signed in, too, without phone, mail and tax numbers. */
  linkKey?: string;
}

/** A purchase or sale with its document: both sides, what it is made of, what was paid and is due, and what can be done. */
export function InvoiceViewer({
  invoice,
  side = "buyer",
  mode = "edit_document",
  step,
  linkKey,
  ...props
}: InvoiceViewerProps) {
  const emit = useWidgetEvents(props);
  const { status } = useSession();
  const isPublic = linkKey !== undefined && status === "guest";
  return (
    <section className="martillo-root martillo-invoice-viewer" part="base">
      {isPublic ? (
        <PublicInvoice key={invoice} {...{ invoice, linkKey, emit }} isGuest />
      ) : (
        <AccountGate
          emit={emit}
          house={{ page: side === "seller" ? SOLD_INVOICE_PAGE : INVOICE_PAGE, id: invoice }}
        >
          {() => (
            <SignedIn
              key={`${side} ${invoice}`}
              {...{ invoice, side, mode, step, emit }}
              linkKey={linkKey}
            />
          )}
        </AccountGate>
      )}
    </section>
  );
}

function SignedIn({
  linkKey,
  ...options
}: Parameters<typeof useInvoiceViewer>[0] & { linkKey: string | undefined }) {
  const model = useInvoiceViewer(options);
  const { invoice, emit } = options;
  // Whoever is signed in as somebody else has the letter's link all the same.
  if (linkKey !== undefined && model.isMissing) {
    return <PublicInvoice {...{ invoice, linkKey, emit }} isGuest={false} />;
  }
  return <InvoiceViewerView model={model} />;
}
