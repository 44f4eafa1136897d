import { documentElement } from "../../src/element/docs";
import { sellingListElement } from "./selling-list.element";

export const sellingListDocs = documentElement(sellingListElement, {
  doc: "The lots of a seller, as a table: searched, narrowed down and sorted, changed one by one or many at once, and taken away as a sheet. For pages of the auction house.",
  attributes: {
    list: {
      doc: "Those on sale, sold, unsold, drafts, or templates. Default: `open`.",
      values: ["open", "sold", "unsold", "draft", "templates"],
    },
    kind: {
      doc: "Auctions, direct sales, or both. Default: `all`.",
      values: ["auction", "direct", "all"],
    },
    "keep-address": {
      doc: "Keeps page, order, search and filters in the address of the page; for the only table of a page.",
    },
  },
  events: ["martillo-login-request", "martillo-lots-changed", "martillo-lot-edit-request"],
  parts: {
    base: "The widget.",
    decide: "What waits for its seller's word.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-selling-list-gap": "Space between the parts. Default: the third step.",
  },
});
