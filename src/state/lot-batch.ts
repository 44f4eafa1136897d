import type { CallError, Result } from "../client";
import {
  type AnyAction,
  type InputOf,
  type Lot,
  type LotDetail,
  LOTS_PER_REQUEST,
  type OutputOf,
  productLots,
  productSingleProduct,
} from "../contract";
import { after } from "./clock";
import { NOT_FOUND } from "./failures";
import type { EarlyLots } from "./prefetched";

/** What a batch needs. */
export interface LotBatchOptions {
  call<A extends AnyAction>(action: A, input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  /** Requests for these lots that are on their way already, asked for as a guest. */
  early?(detail: boolean, ids: readonly number[]): readonly EarlyLots[];
  /** True when a guest's answer is all that there is to know. */
  isGuest?(): Promise<boolean>;
  /** Numbers a request, so that its answer can be ordered among live messages. */
  nextTurn(): number;
  /** `isForGuests`: asked for as a guest, whoever is signed in. */
  onLots(lots: readonly (Lot | LotDetail)[], askedIn: number, isForGuests?: boolean): void;
  onError(ids: readonly number[], error: CallError): void;
}

/** What is wanted of a lot. */
export interface LotWish {
  detail: boolean;
  /** Nothing is known of the lot: what was asked for before this code had arrived is fresh enough. */
  isFirst?: boolean;
  /** Asked when the request leaves: a list may have brought the lot meanwhile. */
  isStillNeeded?: () => boolean;
}

/** Collects wishes for lots into few requests. */
export interface LotBatch {
  /** Wants this lot; every wish of the next 10 ms travels in the same request. */
  want(id: number, options: LotWish): void;
}

/** Long enough for all elements of a page to be mounted, too short to be seen. */
const WINDOW_MS = 10;

/** A batch: at most 200 lots per request, each lot in at most one request at a time. */
export function createLotBatch({
  call,
  early = () => [],
  isGuest = async () => true,
  nextTurn,
  onLots,
  onError,
}: LotBatchOptions): LotBatch {
  const waiting = new Map<number, LotWish>();
  let isPlanned = false;

  /** Shows what is on its way already. Returns the ids that still need a request of their own. */
  async function takeEarly(detail: boolean, ids: readonly number[]): Promise<readonly number[]> {
    if (ids.length === 0) return ids;
    const shown = new Set<number>();
    const askedIn = nextTurn();
    const arriving = Promise.all(
      early(detail, ids).map(async ({ lots }) => {
        const arrived = await lots;
        if (!arrived) return;
        onLots(arrived, askedIn, true);
        for (const lot of arrived) shown.add(lot.id);
      }),
    );
    // A signed-in visitor sees these first and its own standing as soon as that is here.
    if (!(await isGuest())) return ids;
    await arriving;
    return ids.filter((id) => !shown.has(id));
  }

  async function fetchMany(wanted: readonly (readonly [id: number, isFirst: boolean])[]) {
    const first = wanted.flatMap(([id, isFirst]) => (isFirst ? [id] : []));
    const left = new Set(await takeEarly(false, first));
    const ids = wanted.flatMap(([id, isFirst]) => (!isFirst || left.has(id) ? [id] : []));
    if (ids.length === 0) return;
    const askedIn = nextTurn();
    const result = await call(productLots, { ids: [...ids] });
    if (!result.ok) return onError(ids, result.error);
    onLots(result.data.records, askedIn);
    const found = new Set(result.data.records.map((lot) => lot.id));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) onError(missing, NOT_FOUND);
  }

  async function fetchDetail(id: number, isFirst: boolean) {
    if (isFirst && (await takeEarly(true, [id])).length === 0) return;
    const askedIn = nextTurn();
    const result = await call(productSingleProduct, { id });
    if (result.ok) onLots([result.data.record], askedIn);
    else onError([id], result.error);
  }

  function flush() {
    isPlanned = false;
    const plain: [id: number, isFirst: boolean][] = [];
    for (const [id, { detail, isFirst = false, isStillNeeded }] of waiting) {
      if (isStillNeeded?.() === false) continue;
      if (detail) void fetchDetail(id, isFirst);
      else plain.push([id, isFirst]);
    }
    waiting.clear();
    // The same set of lots is the same address, so a cache in between can answer.
    plain.sort(([a], [b]) => a - b);
    for (let start = 0; start < plain.length; start += LOTS_PER_REQUEST) {
      void fetchMany(plain.slice(start, start + LOTS_PER_REQUEST));
    }
  }

  return {
    want(id, { detail, isFirst, isStillNeeded }) {
      const before = waiting.get(id);
      // A wish for a fresh reading stands, whatever a list brings.
      const isConditional = isStillNeeded && (!before || before.isStillNeeded);
      waiting.set(id, {
        detail: detail || (before?.detail ?? false),
        isFirst: (isFirst ?? false) && (before?.isFirst ?? true),
        ...(isConditional && { isStillNeeded }),
      });
      if (isPlanned) return;
      isPlanned = true;
      after(WINDOW_MS, flush);
    },
  };
}
