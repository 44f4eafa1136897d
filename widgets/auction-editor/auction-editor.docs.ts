import { documentElement } from "../../src/element/docs";
import { auctionEditorElement } from "./auction-editor.element";

export const auctionEditorDocs = documentElement(auctionEditorElement, {
  doc: "An auction that groups lots: its texts and times, its lots in their order, who may bid and on which terms, and a look at what is missing. It is saved while it is typed. For pages of the auction house.",
  attributes: {
    auction: { doc: "Number of the auction. Left out: a new one." },
    step: { doc: "The step to begin with: `details`, `lots`, `access` or `review`." },
  },
  events: [
    "martillo-login-request",
    "martillo-auction-saved",
    "martillo-auction-published",
    "martillo-step-changed",
  ],
  parts: {
    base: "The widget.",
    steps: "The list of steps.",
    step: "One of them.",
    "save-line": "How far it is saved.",
    conflict: "A field that another person has written, too.",
    fields: "The fields of a step.",
    lots: "The lots of the auction, in their order.",
    lot: "One of them.",
    requests: "Who asks to bid.",
    pending: "How many of them wait for an answer.",
    request: "One of them.",
    review: "What is missing, and the button that publishes.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-auction-editor-gap": "Space between the parts. Default: the fourth step.",
  },
});
