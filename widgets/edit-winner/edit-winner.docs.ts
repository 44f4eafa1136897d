import { documentElement } from "../../src/element/docs";
import { editWinnerElement } from "./edit-winner.element";

export const editWinnerDocs = documentElement(editWinnerElement, {
  doc: "Gives an unpaid sale to another of the bidders: who, for how much, and why. For the seller of the lot once the day to pay is over, and for staff.",
  attributes: { invoice: { doc: "Number of the sale." } },
  events: ["martillo-login-request", "martillo-winner-changed"],
  parts: {
    base: "The widget.",
    total: "What the new buyer would pay in all.",
    refusal: "Why the buyer was not changed.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-edit-winner-gap": "Space between the fields. Default: the fourth step.",
  },
});
