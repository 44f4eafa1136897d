import { documentElement } from "../../src/element/docs";
import { lotCommentsElement } from "./lot-comments.element";

export const lotCommentsDocs = documentElement(lotCommentsElement, {
  doc: "Public questions on a lot with the answers of its seller and of the house. A question is seen by all once the seller has answered. Guests sign in to ask, the seller answers in place; on a page of others the button leads to the lot in the house. Nothing is shown where the house takes no questions.",
  reads: "lots",
  attributes: { lot: { doc: "Id of the lot." } },
  events: [
    "martillo-login-request",
    "martillo-login-succeeded",
    "martillo-login-failed",
    "martillo-registered",
    "martillo-register-request",
    "martillo-password-reset-request",
    "martillo-question-asked",
  ],
  parts: {
    base: "The widget.",
    heading: "The heading.",
    question: "A question with its answers.",
    answer: "An answer.",
    ask: "The button that asks.",
    form: "What is being written.",
  },
  cssProperties: {
    "--martillo-lot-comments-background": "Background. Default: none.",
    "--martillo-lot-comments-answer-background":
      "Background of answers. Default: the sunken surface.",
  },
});
