import { documentElement } from "../../src/element/docs";
import { lotCardDocs } from "../lot-card/lot-card.docs";
import { lotListElement } from "./lot-list.element";

export const lotListDocs = documentElement(lotListElement, {
  doc: "Lots to browse: filters with counts, order, pages, and cards that stay live.",
  since: "0.1.0",
  reads: "list",
  attributes: {
    auction: { values: [0, 1], doc: "1 lists timed auctions, 0 direct sales; without it both." },
    seller: { doc: "Number of a seller: only that seller's lots." },
    event: { doc: "Number of an auction event: only its lots." },
    category: {
      doc: "Only lots of this category; several with commas between, `Motos, Furgonetas`.",
    },
    list: {
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
        "selling_archived",
        "selling_templates",
      ],
      doc: "One of the caller's own lists instead of a search.",
    },
    query: {
      valueType: "SearchQuery",
      doc: "Text, filters, order and page, as `product/search` takes them.",
    },
    limit: { default: "12", doc: "Cards per page, 1 to 100." },
    "hide-filters": { doc: "Leaves the filters out." },
    "quick-bid": {
      default: "true",
      doc: 'Offers bids in place; `quick-bid="false"` leaves them out.',
    },
    "heading-level": {
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
  events: ["martillo-query-changed", "martillo-search-saved", ...lotCardDocs.events],
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
