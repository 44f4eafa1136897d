export type PageItem = number | "gap";

/** Pages to show: `boundary` at each end, `siblings` beside the current one, gaps between (never a gap for a single page). */
export function pageWindow(
  page: number,
  pageCount: number,
  siblings = 3,
  boundary = 2,
): PageItem[] {
  const shown = new Set<number>();
  for (let n = 1; n <= pageCount; n++) {
    const isBoundary = n <= boundary || n > pageCount - boundary;
    if (isBoundary || Math.abs(n - page) <= siblings) shown.add(n);
  }
  const items: PageItem[] = [];
  let last = 0;
  for (const n of shown) {
    if (n - last === 2) items.push(n - 1);
    else if (n - last > 2) items.push("gap");
    items.push(n);
    last = n;
  }
  return items;
}
