import { documentElement } from "../../src/element/docs";
import { savedSearchElement } from "./saved-search.element";

export const savedSearchDocs = documentElement(savedSearchElement, {
  doc: "Saves a search; letters tell of new lots that fit. Guests give an e-mail and confirm it.",
  since: "0.2.0",
  attributes: {
    presentation: {
      values: ["form", "button"],
      doc: "The form itself, or a button that opens it as a dialog.",
      default: "form",
    },
  },
  properties: {
    query: {
      type: "SearchQuery",
      doc: "A search of a list, whose text and filters the form starts with.",
    },
  },
  events: ["martillo-search-saved"],
  parts: { base: "The widget.", form: "The form." },
  cssProperties: {
    "--martillo-saved-search-max-width": "Widest size of the form. Default: 640px.",
  },
});
