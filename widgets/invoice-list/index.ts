// What the signed-in person has bought or sold: what is due of it, until when, and what was paid.
export { InvoiceList, type InvoiceListEvents, type InvoiceListProps } from "./InvoiceList";
export { invoiceListElement } from "./invoice-list.element";
