import type { SearchQuery } from "../../src/state/events";

/** What `martillo-lot-list` tells. */
export interface LotListOwnEvents {
  /** A list was asked for another page, order or filter. */
  "martillo-query-changed": { query: SearchQuery };
}
