import { useEffect, useRef } from "react";
import { after, monotonicNow } from "../../src/state/clock";
import { isPageVisible, onPageActive } from "../../src/state/page";
import type { AlertModel } from "./use-alert-list";

/** How long each is shown. A failure asks to be read, and perhaps for something to be done. */
const SHOWN_MS = { info: 6_000, error: 12_000 } as const;
/** An alert stays at least this long after a hold, or after the visitor comes back to the page. */
const LEAST_MS = 2_000;

/** Takes an alert away when its time is over. Time stands still while one is held, and does not end while the page is hidden. */
export function useExpiry(
  { id, kind, raisedAt }: AlertModel,
  isHeld: boolean,
  dismiss: (id: number) => void,
): void {
  const leftMs = useRef(SHOWN_MS[kind] - (monotonicNow() - raisedAt));
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (isHeld) return;
    const begunAt = monotonicNow();
    let stop = () => {};
    const end = () => {
      stop = isPageVisible() ? () => {} : onPageActive(wait);
      if (isPageVisible()) latest.current(id);
    };
    const wait = () => {
      stop();
      stop = after(Math.max(LEAST_MS, leftMs.current), end);
    };
    // The time ended before a widget could show this alert: it is not news any more.
    if (leftMs.current <= 0) latest.current(id);
    else stop = after(leftMs.current, end);
    return () => {
      stop();
      leftMs.current = Math.max(LEAST_MS, leftMs.current - (monotonicNow() - begunAt));
    };
  }, [id, isHeld]);
}
