import { documentElement } from "../../src/element/docs";
import { transactionListElement } from "./transaction-list.element";

export const transactionListDocs = documentElement(transactionListElement, {
  doc: "Payments, refunds and deposits of the signed-in person, newest first, with filters by kind, state and date.",
  attributes: {},
  events: ["martillo-login-request", "martillo-lot-open-request", "martillo-invoice-open-request"],
  parts: {
    base: "The widget.",
    filters: "What the list can be narrowed to.",
    list: "The table.",
    row: "One line of it.",
    sale: "A link to the sale that it was for.",
    lot: "A link to the vehicle that it was for.",
    amount: "What was paid, or went back.",
    state: "What became of it.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-transaction-list-gap": "Space between the parts. Default: the fourth step.",
  },
});
