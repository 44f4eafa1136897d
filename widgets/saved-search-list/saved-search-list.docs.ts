import { documentElement } from "../../src/element/docs";
import { savedSearchListElement } from "./saved-search-list.element";

export const savedSearchListDocs = documentElement(savedSearchListElement, {
  doc: "The signed-in person's alerts: what fits now, and to change or remove them.",
  since: "0.2.0",
  attributes: {
    "auctions-url": {
      doc: "Address of the search for auctions; the criteria follow as its query.",
    },
    "sales-url": { doc: "The same for direct sales." },
  },
  events: ["martillo-search-saved", "martillo-login-request"],
  parts: {
    base: "The widget.",
    list: "The alerts.",
    line: "One of them.",
    link: "A link to what fits now.",
  },
  cssProperties: {
    "--martillo-saved-search-list-gap": "Space between two alerts. Default: the fourth step.",
  },
});
