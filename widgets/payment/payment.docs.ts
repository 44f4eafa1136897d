import { documentElement } from "../../src/element/docs";
import { paymentElement } from "./payment.element";

export const paymentDocs = documentElement(paymentElement, {
  doc: "A button with the sum that is due, and its payment in a dialog: from the balance, with a saved card, or in the house's pay frame. On another page than the house's it opens a payment with the scope `pay`, and all else happens in the frame, where a card is typed.",
  attributes: {
    purpose: {
      doc: "What it is for.",
      values: ["topup", "deposit", "invoice", "cart", "plan", "debt"],
    },
    reference: {
      doc: "Number of the invoice, the cart or the lot; left out for a top-up.",
    },
    amount: { doc: "Decimal euro, where not all is paid.", default: "what is due" },
  },
  events: [
    "martillo-login-request",
    "martillo-scope-request",
    "martillo-payment-request",
    "martillo-payment-started",
    "martillo-payment-pending",
    "martillo-payment-succeeded",
    "martillo-payment-failed",
  ],
  parts: {
    base: "The widget.",
    refusal: "Why it cannot be paid now.",
    payment: "The payment in the dialog.",
    "payment-lines": "Its sum in lines.",
    "payment-total": "What is paid.",
    "payment-state": "What became of it.",
    "pay-frame": "The frame in which a card is typed.",
  },
  cssProperties: {
    "--martillo-payment-max-width": "Widest size of the button. Default: 320px.",
  },
});
