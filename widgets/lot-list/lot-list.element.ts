import { describeElement } from "../../src/element/descriptor";
import { lotCardElement } from "../lot-card";
import { LotList } from "./LotList";
import styles from "./lot-list.css?inline";

export const lotListElement = describeElement({
  tag: "martillo-lot-list",
  component: LotList,
  // Its cards stand in the same shadow root.
  styles: `${lotCardElement.styles}\n${styles}`,
  doc: "Lots to browse: filters with counts, order, pages, and cards that stay live.",
  since: "0.1.0",
  reads: "list",
  // What follows a list starts below the first screen, whatever is in it; a list with few cards says how high it is.
  reservedHeight: "var(--martillo-lot-list-reserved-height, 100vh)",
  attributes: {
    auction: {
      prop: "auction",
      type: "number",
      values: [0, 1],
      doc: "1 lists timed auctions, 0 direct sales; without it both.",
    },
    seller: {
      prop: "seller",
      type: "number",
      doc: "Number of a seller: only that seller's lots.",
    },
    event: {
      prop: "event",
      type: "number",
      doc: "Number of an auction event: only its lots.",
    },
    category: {
      prop: "category",
      type: "string",
      doc: "Only lots of this category; several with commas between, `Motos, Furgonetas`.",
    },
    list: {
      prop: "list",
      type: "string",
      values: [
        "all",
        "winning",
        "outbid",
        "won",
        "lost",
        "watchlist",
        "favorites",
        "selling_open",
        "selling_sold",
        "selling_unsold",
        "selling_draft",
      ],
      doc: "One of the caller's own lists instead of a search.",
    },
    query: {
      prop: "query",
      type: "json",
      valueType: "SearchQuery",
      doc: "Text, filters, order and page, as `product/search` takes them.",
    },
    limit: { prop: "limit", type: "number", default: "12", doc: "Cards per page, 1 to 100." },
    "hide-filters": { prop: "hideFilters", type: "boolean", doc: "Leaves the filters out." },
    "quick-bid": {
      prop: "quickBid",
      type: "boolean",
      default: "true",
      doc: 'Offers bids in place; `quick-bid="false"` leaves them out.',
    },
    "heading-level": {
      prop: "headingLevel",
      type: "number",
      default: "2",
      doc: "Level of the heading with the count, 2 to 5; cards are one below.",
    },
  },
  properties: {
    queryHref: {
      type: "(query: SearchQuery) => string",
      doc: "Address of a query, so that pages are real links.",
    },
  },
  events: ["martillo-query-changed", "martillo-search-saved", ...lotCardElement.events],
  parts: {
    base: "The list.",
    sidebar: "Filters beside the results, where there is room.",
    filters: "The filters, beside the results or in their dialog.",
    toolbar: "Count, filter button, order and active filters.",
    count: "How many results there are.",
    "active-filters": "The filters that are on.",
    chip: "One filter that is on.",
    grid: "The grid of cards.",
    pager: "The pages.",
    "pager-page": "One page.",
    "pager-current": "The page that is shown.",
  },
  cssProperties: {
    "--martillo-lot-list-card-width": "Least width of a card.",
    "--martillo-lot-list-gap": "Space between cards.",
    "--martillo-lot-list-reserved-height":
      "Space kept free until the list is there; for lists lower than the window. Default: 100vh.",
  },
});
