/** As many as a list shows when it is not told. */
const CARDS = 12;

/**
 * The search that a `martillo-lot-list` makes first, as a query string and as its widget writes it: an answer is found by its address.
 * Undefined for a list that guests have not, and for a query that is no JSON.
 */
export function firstList(element: Element): URLSearchParams | undefined {
  const [list, query, limit, auction] = ["list", "query", "limit", "auction"].map((name) =>
    element.getAttribute(name),
  );
  if (list) return undefined;
  try {
    const input = {
      page: 1,
      limit: CARDS,
      ...(auction && { auction: Number(auction) }),
      ...(JSON.parse(query || "{}") as Record<string, string>),
      ...(limit && { limit: Number(limit) }),
    };
    return new URLSearchParams(
      "filters" in input
        ? { input: JSON.stringify(input) }
        : Object.entries(input).map(([name, value]) => [name, String(value)]),
    );
  } catch {
    return undefined;
  }
}
