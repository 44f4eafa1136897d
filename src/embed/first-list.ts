/** As many as a list shows when it is not told. */
const CARDS = 12;

/**
 * The search that a `martillo-lot-list` makes first, as a query string and as its widget writes it: an answer is found by its address.
 * Undefined for a list that guests have not, and for a query that is no JSON.
 */
export function firstList(element: Element): URLSearchParams | undefined {
  const read = (name: string) => element.getAttribute(name);
  const number = (name: string) => read(name) && { [name]: Number(read(name)) };
  const category = read("category");
  if (read("list")) return undefined;
  try {
    const query = JSON.parse(read("query") || "{}") as { filters?: object };
    const filters = {
      ...query.filters,
      ...(category && { category: category.split(/ *, */) }),
      ...number("event"),
      ...number("seller"),
    };
    const input = { page: 1, limit: CARDS, ...number("auction"), ...query, ...number("limit") };
    return new URLSearchParams(
      query.filters || Object.keys(filters)[0]
        ? { input: JSON.stringify({ ...input, filters }) }
        : // Each value as it is written.
          (input as unknown as Record<string, string>),
    );
  } catch {
    return undefined;
  }
}
