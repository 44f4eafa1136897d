import { documentElement } from "../../src/element/docs";
import { invoiceViewerElement } from "./invoice-viewer.element";

export const invoiceViewerDocs = documentElement(invoiceViewerElement, {
  doc: "A purchase or sale with its document: both sides, what it is made of, what was paid and is due, and what can be done about it.",
  attributes: {
    invoice: { doc: "Number of the purchase or sale." },
    side: {
      doc: "As its buyer sees it, or its seller.",
      default: "buyer",
      values: ["buyer", "seller"],
    },
    mode: {
      doc: "`view_document`: to read, pay and print; nothing of the sale is changed.",
      default: "edit_document",
      values: ["edit_document", "view_document"],
    },
    step: {
      doc: "The form that is open from the beginning, where it may be used: `pay`, or `record` for a payment that its seller has received.",
      default: "nothing",
      values: ["pay", "record"],
    },
    "link-key": {
      doc: "Of a letter's link: with it the document is shown to who is not signed in, too, without phone, mail and tax numbers.",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-lot-open-request",
    "martillo-payment-request",
    "martillo-payment-started",
    "martillo-payment-pending",
    "martillo-payment-succeeded",
    "martillo-payment-failed",
    "martillo-invoice-paid",
    "martillo-payment-recorded",
    "martillo-invoice-cancelled",
    "martillo-winner-changed",
  ],
  parts: {
    pickup: "When the vehicle is collected.",
    purchase: "To its buyer: how far the purchase has come, and what is next.",
    steps: "Its steps.",
    next: "Its next step, as long as that is not to pay.",
    base: "The widget.",
    document: "The document.",
    items: "The table of what was sold.",
    totals: "The sums.",
    commission: "To its seller: the commission that the house took, and the documents over it.",
    handover: "What was written down when the vehicle was handed over.",
    payments: "What was paid.",
    transfer: "Where its buyer can pay by bank transfer.",
    billing: "What its buyer has to fill in before it can be paid.",
    "tax-qr": "The QR of the tax office.",
    refusal: "Why something was not done.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-invoice-viewer-gap": "Space between the parts. Default: the fourth step.",
  },
});
