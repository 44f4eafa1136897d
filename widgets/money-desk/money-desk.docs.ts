import { documentElement } from "../../src/element/docs";
import { moneyDeskElement } from "./money-desk.element";

export const moneyDeskDocs = documentElement(moneyDeskElement, {
  doc: "For the house's own people: payments and their returns, money that fits nothing, differences from the providers' statements, the ledger's report, gift cards and payouts to sellers. Each act is confirmed before money moves, and noted with who did it.",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    tabs: "The tabs and what they show.",
    list: "A list of payments, differences, cards or sellers.",
    row: "One of them.",
    amount: "An amount of a row.",
    confirm: "What is about to happen, before it is confirmed.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-money-desk-gap": "Space between the parts. Default: the fourth step.",
  },
});
