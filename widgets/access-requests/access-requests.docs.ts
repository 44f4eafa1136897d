import { documentElement } from "../../src/element/docs";
import { accessRequestsElement } from "./access-requests.element";

export const accessRequestsDocs = documentElement(accessRequestsElement, {
  doc: "The people who ask to bid in the auctions of the signed-in seller, of one auction or of all: who they are, when they asked, what they bought before, and the seller's answer. They stand in a table, which can be narrowed down by state and verification. They are let in with one press, one by one or all that are chosen; refused, also many at once, and shut out with a reason that they read. Of one auction, people are invited, too. For pages of the auction house.",
  attributes: {
    auction: { doc: "Number of the auction. Left out: all auctions of the seller." },
  },
  events: ["martillo-login-request", "martillo-access-decided"],
  parts: {
    base: "The widget.",
    requests: "The table with what is decided about it.",
    pending: "How many wait for an answer.",
    request: "One person: name and company.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-access-requests-gap": "Space between the parts. Default: the fourth step.",
  },
});
