import { documentElement } from "../../src/element/docs";
import { askSellerElement } from "./ask-seller.element";

export const askSellerDocs = documentElement(askSellerElement, {
  doc: "A button that writes to the seller of a lot, for the two alone; the answer comes to the visitor's messages. Guests sign in first; people of the seller and of the house see nothing. On a page of others it leads to the lot in the house.",
  reads: "lots",
  attributes: { lot: { doc: "Id of the lot." } },
  events: [
    "martillo-login-request",
    "martillo-login-succeeded",
    "martillo-login-failed",
    "martillo-registered",
    "martillo-register-request",
    "martillo-password-reset-request",
    "martillo-message-sent",
  ],
  parts: { base: "The widget.", ask: "The button.", form: "What is being written." },
  cssProperties: {
    "--martillo-ask-seller-background": "Background. Default: none.",
  },
});
