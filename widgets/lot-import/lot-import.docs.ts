import { documentElement } from "../../src/element/docs";
import { lotImportElement } from "./lot-import.element";

export const lotImportDocs = documentElement(lotImportElement, {
  doc: "A sheet of lots becomes drafts: first it is looked through, with what is wrong cell by cell; then what is right is imported, and can be undone for a day. It never publishes. For pages of the auction house.",
  attributes: {
    seller: { doc: "For staff: number of the account whose lots they become." },
  },
  events: ["martillo-login-request", "martillo-import-finished"],
  parts: {
    base: "The widget.",
    counts: "How many rows are new, changed, unchanged and wrong.",
    faults: "The table of what is wrong.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-lot-import-gap": "Space between the parts. Default: the fourth step.",
  },
});
