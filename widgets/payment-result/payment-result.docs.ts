import { documentElement } from "../../src/element/docs";
import { paymentResultElement } from "./payment-result.element";

export const paymentResultDocs = documentElement(paymentResultElement, {
  doc: "The result of a payment, for a payer who comes back from a gateway: the house is asked, and the address is not believed. One that was declined can be made again.",
  attributes: {
    payment: { doc: "Number of the payment, as the address names it." },
    "transactions-url": {
      doc: "Address of the list of transactions.",
      default: "the house's own page",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-lot-open-request",
    "martillo-invoice-open-request",
    "martillo-payment-request",
    "martillo-payment-started",
    "martillo-payment-pending",
    "martillo-payment-succeeded",
    "martillo-payment-failed",
  ],
  parts: {
    base: "The widget.",
    title: "What became of it, in a word.",
    receipt: "The receipt of a payment.",
    lot: "A link to the vehicle that it was for.",
    sale: "A link to the sale that it was for.",
    purchase: "The link to the purchase that was paid, where its next step stands.",
    link: "A link to the transactions.",
    payment: "The payment, when it is made again.",
    "payment-lines": "Its sum in lines.",
    "payment-total": "What is paid.",
    "payment-state": "What became of it.",
    "pay-frame": "The frame in which a card is typed.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-payment-result-max-width": "Widest size. Default: 560px.",
  },
});
