/** Under this name the router keeps how far each page was scrolled; the page about cookies tells it. */
export const SCROLL_POSITIONS = "react-router-scroll-positions";

/**
 * A page that is loaded begins at its top; only one that is come back to is where it was left. Every full load has the same key for
 * the router, so that without this a page would begin where another one was left.
 */
export function beginAtTop(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (load instanceof PerformanceNavigationTiming && load.type === "back_forward") return;
  history.scrollRestoration = "manual";
  try {
    const kept: Record<string, number> = JSON.parse(
      sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}",
    );
    delete kept[history.state?.key ?? "default"];
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(kept));
  } catch {
    // Without storage nothing is kept either.
  }
}
