import type { SearchQuery } from "../../src/state/events";

/** What `martillo-search-box` tells. */
export interface SearchBoxOwnEvents {
  /** A text was searched for; the widget follows its link unless this is refused. */
  "martillo-search-request": SearchQuery & { search: string };
}
