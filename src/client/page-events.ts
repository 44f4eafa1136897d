function listen(target: EventTarget | undefined, name: string, run: () => void): () => void {
  target?.addEventListener(name, run);
  return () => target?.removeEventListener(name, run);
}

const page = typeof window === "undefined" ? undefined : window;
const view = typeof document === "undefined" ? undefined : document;

/** True while the visitor can see the page, and outside browsers. */
export function isPageVisible(): boolean {
  return view?.visibilityState !== "hidden";
}

/** True unless the browser is sure that there is no network. */
export function isPageOnline(): boolean {
  return typeof navigator === "undefined" || navigator.onLine;
}

/** Calls back when the visitor comes back to the page. Returns the stop function. */
export function onPageActive(run: () => void): () => void {
  const stops = [
    listen(page, "focus", run),
    listen(page, "pageshow", run),
    listen(view, "visibilitychange", () => {
      if (isPageVisible()) run();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls back when the page comes into view or leaves it. Returns the stop function. */
export function onVisibilityChange(run: () => void): () => void {
  return listen(view, "visibilitychange", run);
}

/** Calls back when the network comes or goes. Returns the stop function. */
export function onNetworkChange(run: (isOnline: boolean) => void): () => void {
  const stops = [
    listen(page, "online", () => run(true)),
    listen(page, "offline", () => run(false)),
  ];
  return () => stops.forEach((stop) => stop());
}
