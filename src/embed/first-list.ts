/** As many as a list shows when it is not told. */
const CARDS = 12;

/**
 * The search that a `martillo-lot-list` makes first, as a query string and as its widget writes it: an answer is found by its address.
 * Undefined for a list that guests have not, and for a query that is no JSON.
 */
export function firstList(element: Element): URLSearchParams | undefined {
  const read = (name: string) => element.getAttribute(name);
  const [auction, limit] = [read("auction"), read("limit")];
  if (read("list")) return undefined;
  try {
    const input = {
      page: 1,
      limit: CARDS,
      ...(auction && { auction: +auction }),
      ...(JSON.parse(read("query") || "{}") as { filters?: unknown }),
      ...(limit && { limit: +limit }),
    };
    // Each value as it is written.
    const plain = input as unknown as Record<string, string>;
    return new URLSearchParams(input.filters ? { input: JSON.stringify(input) } : plain);
  } catch {
    return undefined;
  }
}
