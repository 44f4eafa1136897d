// A purchase or sale with its document.
export { InvoiceViewer, type InvoiceViewerEvents, type InvoiceViewerProps } from "./InvoiceViewer";
export { invoiceViewerElement } from "./invoice-viewer.element";
