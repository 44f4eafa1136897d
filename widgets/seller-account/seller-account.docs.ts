import { documentElement } from "../../src/element/docs";
import { sellerAccountElement } from "./seller-account.element";

export const sellerAccountDocs = documentElement(sellerAccountElement, {
  doc: "What a seller has sold, what of it waits, is payable, was paid out or is owed to the house, what the house took as its commission, and all that moved it, each with its document.",
  attributes: {
    "invoice-url": {
      doc: "Address of a sale, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: ["martillo-login-request", "martillo-invoice-open-request"],
  parts: {
    base: "The widget.",
    position: "Where the money is now.",
    payable: "What the house owes the seller.",
    "paid-by": "By when it pays the oldest part of that.",
    statement: "How what was sold comes to the balance.",
    fees: "What the house charges the buyers of the same documents.",
    filters: "The days that the list can be narrowed to.",
    list: "What moved the account.",
    row: "One line of it.",
    link: "A link to its sale.",
    amount: "By how much it moved the balance, and the balance after it.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-seller-account-gap": "Space between the parts. Default: the fourth step.",
  },
});
