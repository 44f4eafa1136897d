import type { Lot } from "../../contract";
import { readEarlyAnswer } from "../../client";
import { monotonicNow } from "../clock";
import { pageRegistry, type PrefetchedLots } from "../page";

/** Lots that are already on their way, asked for by the loader of the page. */
export interface EarlyLots {
  ids: readonly number[];
  /** Undefined when that request failed. */
  lots: Promise<readonly Lot[] | undefined>;
}

/** An answer older than this is asked for again. */
const FRESH_MS = 15_000;

function isUsable(entry: PrefetchedLots, apiBase: string, detail: boolean): boolean {
  const isFresh = monotonicNow() - entry.sentAt < FRESH_MS;
  // A detail is a record too, but not the other way round.
  const isEnough = !detail || entry.action === "product/singleProduct";
  return entry.apiBase === apiBase && isFresh && isEnough;
}

const NOTHING = Promise.resolve(undefined);

/** The part of `ids` that the loader has asked for and no widget has read yet; from here on it is read. */
export function takePrefetched(
  apiBase: string,
  detail: boolean,
  ids: readonly number[],
  onServerTime: Parameters<typeof readEarlyAnswer>[1],
): EarlyLots[] {
  return pageRegistry().prefetched.flatMap((entry) => {
    if (!isUsable(entry, apiBase, detail)) return [];
    const taken = (entry.taken ??= new Set());
    const covered = ids.filter((id) => entry.ids.includes(id) && !taken.has(id));
    if (covered.length === 0) return [];
    const lots = readEarlyAnswer(entry, onServerTime).then((all) =>
      all?.filter((lot) => covered.includes(lot.id)),
    );
    // A card that needs less than a detail may come first: a widget that needs all of it reads it, too.
    if (detail || entry.action === "product/lots") for (const id of covered) taken.add(id);
    if (entry.ids.every((id) => taken.has(id))) entry.answer = NOTHING;
    return [{ ids: covered, lots }];
  });
}
