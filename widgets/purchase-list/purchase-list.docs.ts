import { documentElement } from "../../src/element/docs";
import { purchaseListElement } from "./purchase-list.element";

export const purchaseListDocs = documentElement(purchaseListElement, {
  doc: "What the signed-in person has bought, how far each has come, from bought to the papers in hand, and what to do next.",
  attributes: {
    type: {
      doc: "Which ones.",
      default: "all",
      values: ["all", "pending", "paid", "pickup", "completed", "returned", "won", "open"],
    },
  },
  events: ["martillo-login-request", "martillo-invoice-open-request"],
  parts: {
    base: "The widget.",
    list: "The purchases.",
    row: "One of them.",
    link: "A link to it.",
    amount: "What it comes to.",
    purchase: "How far it has come, and what is next.",
    steps: "The steps.",
    return: "The link that gives it back, or shows how that goes.",
    next: "What to do next.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-purchase-list-gap": "Space between purchases. Default: the fourth step.",
  },
});
