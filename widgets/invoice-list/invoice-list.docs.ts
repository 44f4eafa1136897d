import { documentElement } from "../../src/element/docs";
import { invoiceListElement } from "./invoice-list.element";

export const invoiceListDocs = documentElement(invoiceListElement, {
  doc: "What the signed-in person has bought or sold: what is due of it, until when, and what was paid.",
  attributes: {
    side: {
      doc: "What the person has bought, or sold.",
      default: "buyer",
      values: ["buyer", "seller"],
    },
    list: {
      doc: "Which ones.",
      default: "all",
      values: ["all", "paid", "unpaid", "cancel"],
    },
    "invoice-url": {
      doc: "Address of one of them, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: ["martillo-login-request", "martillo-invoice-open-request"],
  parts: {
    base: "The widget.",
    list: "The purchases or sales.",
    row: "One of them.",
    link: "A link to it.",
    amount: "What it comes to.",
    state: "What has become of it.",
    tools: "What its seller does with several sales: filters, changes in bulk, files.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-invoice-list-gap": "Space between the parts. Default: the fourth step.",
  },
});
