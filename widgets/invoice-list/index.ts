export { InvoiceList, type InvoiceListEvents, type InvoiceListProps } from "./InvoiceList";
export { invoiceListElement } from "./invoice-list.element";
