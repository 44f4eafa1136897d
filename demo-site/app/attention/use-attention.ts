import { customAttention, type Lot } from "martillo/contract";
import { useLots, usePrimeLots, useQuery, useRuntime, useSession } from "martillo";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The visitor's lots that run and ask for something, live; each group with what ends first in front. */
export interface Attention {
  outbid: readonly Lot[];
  leading: readonly Lot[];
  /** Followed, not bid on, and over within a day. */
  ending: readonly Lot[];
  /** Purchases of which something is left to do, e.g. to pay. */
  purchases: number;
  /** False until the server has told. */
  isKnown: boolean;
}

/** Kinds of rows, the most urgent first. */
export const ATTENTION_KINDS = ["outbid", "leading", "ending"] as const;

const REFRESH_MS = 60_000;
const NOTHING: Attention = { outbid: [], leading: [], ending: [], purchases: 0, isKnown: false };

/** The server's list, moved by the live connection, and every other lot of this page on which the visitor stands somewhere. */
export function useAttention(): Attention {
  const { user } = useSession();
  const { lots } = useRuntime();
  const { pathname } = useLocation();
  const { data, retry } = useQuery(customAttention, user ? {} : null, { refreshMs: REFRESH_MS });
  const records = data?.records;
  const purchases = data?.purchases ?? 0;
  usePrimeLots(records);
  useLots(useMemo(() => records?.map(({ id }) => id) ?? [], [records]));
  const known = useSyncExternalStore(lots.store.subscribe, lots.store.getState);

  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    retry();
  });

  return useMemo(() => {
    if (!user || !records) return NOTHING;
    const listed = new Map(records.map((lot) => [lot.id, lot]));
    for (const entry of Object.values(known)) {
      const lot = entry?.record?.lot;
      if (lot && (listed.has(lot.id) || lot.my_state !== "none")) listed.set(lot.id, lot);
    }
    const running = [...listed.values()]
      .filter((lot) => lot.market_status === "open" || lot.market_status === "closing")
      .toSorted((a, b) => a.date_closed - b.date_closed);
    const of = (state: Lot["my_state"]) => running.filter((lot) => lot.my_state === state);
    const isFollowed = (lot: Lot) => lot.watched || lot.favorite;
    return {
      outbid: of("outbid"),
      leading: of("leading"),
      ending: of("none").filter(isFollowed),
      purchases,
      isKnown: true,
    };
  }, [user, records, known, purchases]);
}
