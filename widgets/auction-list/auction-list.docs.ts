import { documentElement } from "../../src/element/docs";
import { auctionListElement } from "./auction-list.element";

export const auctionListDocs = documentElement(auctionListElement, {
  doc: "The auctions of a seller, as a table: how many lots each has, when they end, who asks for access, and what can be done with it. For pages of the auction house.",
  attributes: {
    list: {
      doc: "Those scheduled or running, finished ones (`sold` and `unsold`), drafts, templates, or all but templates. Default: `all`.",
      values: ["open", "sold", "unsold", "draft", "templates", "all"],
    },
    "keep-address": {
      doc: "Keeps page and search in the address of the page: for the only table of a page.",
    },
  },
  events: ["martillo-login-request", "martillo-auctions-changed"],
  parts: {
    base: "The widget.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-auction-list-gap": "Space between the parts. Default: the third step.",
  },
});
