import { describeElement } from "../../src/element/descriptor";
import { SavedSearch } from "./SavedSearch";
import styles from "./saved-search.css?inline";

export const savedSearchElement = describeElement({
  tag: "martillo-saved-search",
  component: SavedSearch,
  styles,
  reservedHeight: "720px",
  attributes: { presentation: { prop: "presentation", type: "string" } },
  properties: { query: {} },
});
