import { useSyncExternalStore } from "react";

/** Width from which the header shows everything, as `header.css` also says. */
const WIDE = "(min-width: 1130px)";

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
