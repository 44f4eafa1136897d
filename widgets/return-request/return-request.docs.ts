import { documentElement } from "../../src/element/docs";
import { returnRequestElement } from "./return-request.element";

export const returnRequestDocs = documentElement(returnRequestElement, {
  doc: "Giving back what was bought: its buyer reads what would be refunded and until when, withdraws or asks with a reason, and follows it; its seller accepts or rejects, writes down that the vehicle is back, and refunds.",
  attributes: { invoice: { doc: "Number of the purchase or sale." } },
  events: ["martillo-login-request", "martillo-return-requested", "martillo-return-changed"],
  parts: {
    base: "The widget.",
    form: "What a buyer fills in.",
    promise: "What is refunded, how and until when.",
    return: "A return that was asked for.",
    loss: "A deduction for lost value, and what either side says of it.",
    desk: "What the seller does with it.",
    done: "What was done last.",
    refusal: "Why something was not done.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-return-request-gap": "Space between the parts. Default: the fourth step.",
  },
});
