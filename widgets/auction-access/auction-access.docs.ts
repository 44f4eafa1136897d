import { documentElement } from "../../src/element/docs";
import { auctionAccessElement } from "./auction-access.element";

export const auctionAccessDocs = documentElement(auctionAccessElement, {
  doc: "The steps before a bid in an auction that does not take every bidder, or has terms of its own: ask for access, wait for its seller, accept the terms as they stand.",
  attributes: { auction: { doc: "Number of the auction." } },
  events: ["martillo-login-request", "martillo-access-requested", "martillo-terms-accepted"],
  parts: {
    base: "The widget.",
    admission: "What is to be done, and what was.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-auction-access-background": "Background. Default: none.",
  },
});
