import type { SuggestionsPort } from ".";
import { askJson } from "../maps/ask-json";

/** A visitor is typing: later than this the house's own index has long answered. */
const PATIENCE_MS = 1_000;
/** While it is down, the visitor does not wait for it at each key. */
const PAUSE_MS = 10_000;

export interface AlgoliaOptions {
  appId: string;
  /** A key that may search and nothing else. */
  searchKey: string;
  index: string;
  /** @default the network's own address of the application */
  url?: string | undefined;
  fetch?: typeof fetch;
}

interface Hits {
  hits?: { objectID?: unknown }[];
}

/**
 * Algolia's search, asked as its reference says. The filling of the index is not here: an object per lot, its id as `objectID`, with
 * `auction` among the attributes for faceting.
 */
export function algoliaSuggestions({
  appId,
  searchKey,
  index,
  url = `https://${appId}-dsn.algolia.net/`,
  fetch: ask = globalThis.fetch,
}: AlgoliaOptions): SuggestionsPort {
  const address = new URL(`1/indexes/${encodeURIComponent(index)}/query`, url);
  const headers = {
    "content-type": "application/json",
    "x-algolia-application-id": appId,
    "x-algolia-api-key": searchKey,
  };
  let pausedUntil = -Infinity;

  return {
    async lotIds({ text, auction, limit }) {
      if (performance.now() < pausedUntil) throw new Error("the search index is paused");
      const body = JSON.stringify({
        query: text,
        hitsPerPage: limit,
        attributesToRetrieve: [],
        attributesToHighlight: [],
        ...(auction !== undefined && { filters: `auction:${auction}` }),
      });
      try {
        const init = { method: "POST", headers, body, redirect: "error" } as const;
        const { hits = [] } = await askJson<Hits>(ask, address, init, PATIENCE_MS);
        return hits.map(({ objectID }) => Number(objectID)).filter(isId);
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MS;
        throw error;
      }
    },
  };
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
