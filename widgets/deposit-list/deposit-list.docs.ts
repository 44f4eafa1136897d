import { documentElement } from "../../src/element/docs";
import { depositListElement } from "./deposit-list.element";

export const depositListDocs = documentElement(depositListElement, {
  doc: "The deposits for bids of the signed-in person: what is held, what came back and where to, what was lost and why; or one of them as a document.",
  attributes: {
    action: {
      doc: "Which ones.",
      default: "all",
      values: ["all", "active", "returned", "applied", "forfeited"],
    },
    deposit: { doc: "Number of one deposit: its document is shown in place of the list." },
    "document-url": {
      doc: "Address of a deposit's document, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: ["martillo-login-request", "martillo-deposit-returned", "martillo-lot-open-request"],
  parts: {
    base: "The widget.",
    list: "The deposits.",
    row: "One of them.",
    lot: "A link to its lot.",
    amount: "Its amount.",
    state: "What has become of it.",
    link: "A link to its document.",
    document: "The document of one deposit.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-deposit-list-gap": "Space between the parts. Default: the fourth step.",
  },
});
