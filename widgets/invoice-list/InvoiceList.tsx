import { ALL_INVOICES_PAGE, SELLER_INVOICES_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { InvoiceListView } from "./InvoiceListView";
import { type InvoiceListName, type InvoiceSide, useInvoiceList } from "./use-invoice-list";

/** Names of the events that the widget tells. */
export type InvoiceListEvents = "martillo-login-request" | "martillo-invoice-open-request";

/** Props of `InvoiceList`: the side, the list, and a callback for each event. */
export interface InvoiceListProps extends EventProps<InvoiceListEvents> {
  /** What the person has bought, or sold. @default "buyer" */
  side?: InvoiceSide;
  /** Which ones. @default "all" */
  list?: InvoiceListName;
  /** Address of one of them, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
}

/** The purchases or sales of the signed-in person: the amounts due, their deadlines, and the payments. */
export function InvoiceList({
  side = "buyer",
  list = "all",
  invoiceUrl,
  ...props
}: InvoiceListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-invoice-list" part="base">
      <AccountGate
        emit={emit}
        house={{ page: side === "seller" ? SELLER_INVOICES_PAGE : ALL_INVOICES_PAGE }}
        needs={side === "seller" ? "money" : undefined}
      >
        {() => <SignedIn key={`${side} ${list}`} {...{ side, list, invoiceUrl, emit }} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof useInvoiceList>[0]) {
  return <InvoiceListView model={useInvoiceList(options)} />;
}
