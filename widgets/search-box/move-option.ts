/** Index of the option that a key leads to; past the ends it goes back to the text, as people expect from a search box. */
export function moveOption(
  active: number | null,
  to: "next" | "previous" | "first" | "last",
  count: number,
): number | null {
  if (count === 0) return null;
  switch (to) {
    case "first":
      return 0;
    case "last":
      return count - 1;
    case "next":
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case "previous":
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
  }
}
