import { describeElement } from "../../src/element/descriptor";
import { SavedSearch } from "./SavedSearch";
import styles from "./saved-search.css?inline";

export const savedSearchElement = describeElement({
  tag: "martillo-saved-search",
  component: SavedSearch,
  styles,
  doc: "Saves what somebody looks for; letters tell of new lots that fit. Guests give an e-mail and confirm it.",
  since: "0.2.0",
  reservedHeight: "720px",
  attributes: {
    presentation: {
      prop: "presentation",
      type: "string",
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
