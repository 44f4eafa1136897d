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
  /** The first open form, where it is allowed: `pay`, or `record` for a payment that its seller has received. @default nothing */
  step?: InvoiceBeginning;
  /** From a letter's link: with it guests see the document, too, without phone, mail and tax numbers. */
  linkKey?: string;
}

/** A purchase or sale with its document: both sides, its items, the paid and due amounts, and the possible actions. */
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
  // A visitor may be signed in with another account and still have the letter's link.
  if (linkKey !== undefined && model.isMissing) {
    return <PublicInvoice {...{ invoice, linkKey, emit }} isGuest={false} />;
  }
  return <InvoiceViewerView model={model} />;
}
