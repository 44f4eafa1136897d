import { describeElement } from "../../src/element/descriptor";
import { SavedSearchList } from "./SavedSearchList";
import styles from "./saved-search-list.css?inline";

export const savedSearchListElement = describeElement({
  tag: "martillo-saved-search-list",
  component: SavedSearchList,
  styles,
  doc: "The signed-in person's alerts: what fits now, and to change or remove them.",
  since: "0.2.0",
  reservedHeight: "240px",
  attributes: {
    "auctions-url": {
      prop: "auctionsUrl",
      type: "string",
      doc: "Address of the search for auctions; the criteria follow as its query.",
    },
    "sales-url": { prop: "salesUrl", type: "string", doc: "The same for direct sales." },
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
