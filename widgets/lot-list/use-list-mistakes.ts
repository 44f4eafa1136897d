import { useEffect } from "react";
import { type CallError, reportMistake, type SearchQuery } from "../../src/state";
import { countUpTo, isId, type ListScope } from "./list-scope";

const KNOWN = ["page", "limit", "orderby", "order", "search", "auction", "filters"];

interface Given extends ListScope {
  limit?: number | undefined;
  query?: SearchQuery | undefined;
}

/**
 * Tells the console what the page around a list got wrong. True where nothing can be listed because of that: everybody's lots in place of
 * one seller's would be worse than none.
 */
export function useListMistakes(
  given: Given,
  { limit, most, error }: { limit: number; most: number; error: CallError | undefined },
): boolean {
  const { seller, event, query } = given;
  const fields = error?.code === "INVALID_INPUT" ? JSON.stringify(error.fields ?? {}) : "";
  const names = Object.keys(query ?? {}).join();
  useEffect(() => {
    for (const [name, value] of Object.entries({ seller, event })) {
      // Null is told already: the attribute is misspelt.
      if (!isId(value) && (value as unknown) !== null) reportMistake("id", name, value);
    }
  }, [seller, event]);
  useEffect(() => {
    if (!countUpTo(most, given.limit)) reportMistake("limit", given.limit, most, limit);
  }, [given.limit, most, limit]);
  useEffect(() => {
    for (const name of names.split(",")) {
      if (name && !KNOWN.includes(name)) reportMistake("query", name, KNOWN);
    }
  }, [names]);
  useEffect(() => {
    if (fields) reportMistake("refused", JSON.parse(fields) as Record<string, string>);
  }, [fields]);
  return fields !== "" || !isId(seller) || !isId(event);
}
