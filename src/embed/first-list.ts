interface Query {
  page?: unknown;
  limit?: unknown;
  orderby?: unknown;
  order?: unknown;
  search?: unknown;
  auction?: unknown;
  filters?: unknown;
}

/** As many as a list shows when it is not told. */
const CARDS = 12;

/**
 * The search that a `martillo-lot-list` makes first, as a query string and as its widget writes it: an answer is found by its address.
 * Undefined for a list that guests have not, and for a query that is no JSON.
 */
export function firstList(element: Element): URLSearchParams | undefined {
  const read = (name: string) => element.getAttribute(name) || undefined;
  if (read("list")) return undefined;
  try {
    const query = JSON.parse(read("query") ?? "{}") as Query;
    const auction = query.auction ?? read("auction");
    const input: Record<string, unknown> = {
      page: Number(query.page ?? 1),
      limit: Number(read("limit") ?? query.limit ?? CARDS),
      ...(query.orderby ? { orderby: query.orderby, order: query.order ?? "desc" } : {}),
      ...(query.search ? { search: query.search } : {}),
      ...(auction !== undefined && { auction: Number(auction) }),
    };
    const { filters } = query;
    return new URLSearchParams(
      filters
        ? { input: JSON.stringify({ ...input, filters }) }
        : (input as Record<string, string>),
    );
  } catch {
    return undefined;
  }
}
