import { describeElement } from "../../src/element/descriptor";
import { SavedSearchList } from "./SavedSearchList";
import styles from "./saved-search-list.css?inline";

export const savedSearchListElement = describeElement({
  tag: "martillo-saved-search-list",
  component: SavedSearchList,
  styles,
  reservedHeight: "240px",
  attributes: {
    "auctions-url": { prop: "auctionsUrl", type: "string" },
    "sales-url": { prop: "salesUrl", type: "string" },
  },
});
