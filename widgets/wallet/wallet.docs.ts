import { documentElement } from "../../src/element/docs";
import { walletElement } from "./wallet.element";

export const walletDocs = documentElement(walletElement, {
  doc: "The balance of the signed-in person: adds to it through the house's pay frame, redeems gift cards, returns it to cards and a bank account, and lists what came and went.",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    balances: "The sums.",
    available: "What can be spent.",
    history: "What came and went.",
    payouts: "What goes or went to bank accounts.",
    parts: "What of the amount goes where.",
    row: "One line of it.",
    "pay-frame": "The frame in which a payment is made.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-wallet-gap": "Space between the parts. Default: the fourth step.",
  },
});
