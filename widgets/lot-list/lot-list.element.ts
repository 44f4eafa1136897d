import { describeElement } from "../../src/element/descriptor";
import { lotCardElement } from "../lot-card";
import { LotList } from "./LotList";
import styles from "./lot-list.css?inline";

export const lotListElement = describeElement({
  tag: "martillo-lot-list",
  component: LotList,
  // Its cards stand in the same shadow root.
  styles: `${lotCardElement.styles}\n${styles}`,
  // Content after a list starts below the first screen, for any number of lots; a list with few cards says how high it is.
  reservedHeight: "var(--martillo-lot-list-reserved-height, 100vh)",
  attributes: {
    auction: { prop: "auction", type: "number" },
    seller: { prop: "seller", type: "number", alike: /^(sell|vend)/ },
    event: { prop: "event", type: "number", alike: /^event/ },
    category: { prop: "category", type: "string" },
    list: { prop: "list", type: "string" },
    query: { prop: "query", type: "json" },
    limit: { prop: "limit", type: "number" },
    "hide-filters": { prop: "hideFilters", type: "boolean" },
    "quick-bid": { prop: "quickBid", type: "boolean" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
  properties: { queryHref: {} },
});
