import { useEffect, useState } from "react";
import { usePrimeLots, useQuery } from "martillo";
import { type Lot, productSearch } from "martillo/contract";

/** How long each vehicle is shown. */
const TURN_MS = 12_000;
/** New vehicles come, others are sold. */
const REFRESH_MS = 60_000;
/** As many as a passer-by may see go round. */
const MOST_LOTS = 40;

/** Vehicles on sale of one seller, or of the house, one after the other. */
export function useShopWindow(seller: number | undefined) {
  const { data, error, retry } = useQuery(
    productSearch,
    {
      page: 1,
      limit: MOST_LOTS,
      orderby: "date_closed",
      order: "asc",
      filters: { market_status: "live", ...(seller !== undefined && { seller }) },
    },
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  usePrimeLots(data?.records);
  const lots = data?.records ?? [];
  const [shownId, setShown] = useState<number>();
  const [isPaused, setPaused] = useState(false);
  // By its id: a list that was read again may have others before it.
  const at = Math.max(
    0,
    lots.findIndex(({ id }) => id === shownId),
  );
  const lotAt = (index: number): Lot | undefined => lots[(index + lots.length) % lots.length];
  const goTo = (index: number) => setShown(lotAt(index)?.id);
  const nextId = lots.length > 1 ? lotAt(at + 1)?.id : undefined;

  useEffect(() => {
    if (isPaused || nextId === undefined) return;
    const timer = setTimeout(() => setShown(nextId), TURN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, nextId]);

  return {
    isLoaded: data !== undefined,
    error,
    retry,
    total: lots.length,
    at,
    lot: lots[at],
    next: [1, 2, 3]
      .slice(0, Math.max(0, lots.length - 1))
      .flatMap((step) => lotAt(at + step) ?? []),
    isPaused,
    turn: () => setPaused(!isPaused),
    back: () => goTo(at - 1),
    forward: () => goTo(at + 1),
  };
}

/** Keeps the screen on while the page is seen, where the browser can. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    async function keep() {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // Refused where the battery is low: then the screen goes off as it would.
      const given = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isGone) await given?.release();
      else lock = given;
    }
    const again = () => void keep();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
