import { documentElement } from "../../src/element/docs";
import { templatesElement } from "./templates.element";

export const templatesDocs = documentElement(templatesElement, {
  doc: "The templates of a seller, of lots and of auctions: a lot or an auction is made of one, and each is edited, renamed, duplicated and deleted, which can be undone. The lists are those of `martillo-selling-list` and `martillo-auction-list`, where a lot or an auction is kept as a template. For pages of the auction house.",
  attributes: {
    kind: {
      doc: "Templates of lots, or of auctions. Left out: both, as tabs.",
      values: ["lots", "auctions"],
    },
    "keep-address": {
      doc: "Keeps page, order, search and filters in the address of the page; for the only table of a page.",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-lots-changed",
    "martillo-lot-edit-request",
    "martillo-auctions-changed",
  ],
  parts: {
    base: "The widget, and the list in it.",
    skeleton: "Lines in place of data that are on their way.",
    done: "What was done last.",
  },
  cssProperties: {
    "--martillo-templates-gap": "Space between the parts of a list. Default: the third step.",
  },
});
