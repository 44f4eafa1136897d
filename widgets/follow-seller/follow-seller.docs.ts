import { documentElement } from "../../src/element/docs";
import { followSellerElement } from "./follow-seller.element";

export const followSellerDocs = documentElement(followSellerElement, {
  doc: "Follows a seller, and says when the house writes about new lots: soon after they are published, once a day, or never. Guests sign in first; people of the seller see nothing.",
  attributes: { seller: { doc: "Number of the account that sells." } },
  events: [
    "martillo-login-request",
    "martillo-login-succeeded",
    "martillo-login-failed",
    "martillo-registered",
    "martillo-register-request",
    "martillo-password-reset-request",
    "martillo-seller-followed",
  ],
  parts: {
    base: "The widget.",
    follow: "The button that follows.",
    unfollow: "The button that ends it.",
  },
  cssProperties: {
    "--martillo-follow-seller-background": "Background. Default: none.",
  },
});
