import { useState } from "react";
import type { Emit, SearchQuery } from "../../src/state";

export interface ListQuery {
  query: SearchQuery;
  /** Asks for something else: takes effect at once and is told to the host. */
  change: (query: SearchQuery) => void;
  /** The visitor or the host has asked for another query since the list appeared. */
  hasChanged: boolean;
}

/**
 * The query of a list. It follows the host's `query` whenever that says something new, e.g. another address, and goes its own way
 * in between, so a list works whether its host keeps the query or not.
 */
export function useListQuery(given: SearchQuery | undefined, emit: Emit): ListQuery {
  const text = JSON.stringify(given ?? {});
  const [state, setState] = useState({ text, query: given ?? {}, hasChanged: false });
  let { query, hasChanged } = state;
  if (text !== state.text) {
    query = given ?? {};
    hasChanged = true;
    setState({ text, query, hasChanged });
  }
  return {
    query,
    hasChanged,
    change(next) {
      setState({ text, query: next, hasChanged: true });
      emit("martillo-query-changed", { query: next });
    },
  };
}
