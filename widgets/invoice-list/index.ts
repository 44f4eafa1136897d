// The purchases or sales of the signed-in person: the amounts due, their deadlines, and the payments.
export { InvoiceList, type InvoiceListEvents, type InvoiceListProps } from "./InvoiceList";
export { invoiceListElement } from "./invoice-list.element";
