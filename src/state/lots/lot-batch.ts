import type { CallError, Result } from "../../client";
import {
  type AnyCall,
  type InputOf,
  type Lot,
  type LotDetail,
  LOTS_PER_REQUEST,
  type OutputOf,
  productLots,
  productSingleProduct,
} from "../../contract";
import { after } from "../clock";
import { NOT_FOUND } from "../queries";
import type { EarlyLots } from "./prefetched";

/** What a batch needs. */
export interface LotBatchOptions {
  call<A extends AnyCall>(action: A, input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  /** Requests for these lots that are on their way already, asked for as a guest. */
  early?(detail: boolean, ids: readonly number[]): readonly EarlyLots[];
  /** True when a guest's answer is all that there is to know. */
  isGuest?(): Promise<boolean>;
  /** Numbers a request, so that its answer can be ordered among live messages. */
  nextTurn(): number;
  /** `isForGuests`: asked for as a guest, also where a user is signed in. */
  onLots(lots: readonly (Lot | LotDetail)[], askedIn: number, isForGuests?: boolean): void;
  onError(ids: readonly number[], error: CallError): void;
}

/** A wish for a lot. */
export interface LotWish {
  detail: boolean;
  /** Nothing is known of the lot: an answer to a request from before this code had arrived is fresh enough. */
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

/** By lot: whether what was on its way already is shown. */
type EarlyShown = Map<number, Promise<boolean>>;

interface Wanted {
  id: number;
  /** True when there is nothing left to ask for. */
  isShown: Promise<boolean>;
}

const NOT_SHOWN = Promise.resolve(false);

function isNeeded(wish: LotWish): boolean {
  return wish.isStillNeeded?.() !== false;
}

/**
 * A batch: at most 200 lots per request. Requests leave once the identity of the visitor is known; wishes from before, also of another
 * identity, travel in the same ones.
 */
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

  /** Shows what is on its way already of lots of which nothing is known. */
  function takeEarly(detail: boolean, taken: EarlyShown) {
    const ids = [...waiting].flatMap(([id, wish]) =>
      wish.isFirst && wish.detail === detail && !taken.has(id) && isNeeded(wish) ? [id] : [],
    );
    if (ids.length === 0) return;
    const askedIn = nextTurn();
    for (const { ids: covered, lots } of early(detail, ids)) {
      const shown = lots.then((arrived = []) => {
        onLots(arrived, askedIn, true);
        return arrived;
      });
      const isAmong = (id: number) => shown.then((all) => all.some((lot) => lot.id === id));
      for (const id of covered) taken.set(id, isAmong(id));
    }
  }

  async function fetchMany(wanted: readonly Wanted[]) {
    const shown = await Promise.all(wanted.map(({ isShown }) => isShown));
    const ids = wanted.flatMap(({ id }, index) => (shown[index] ? [] : [id]));
    if (ids.length === 0) return;
    const askedIn = nextTurn();
    const result = await call(productLots, { ids });
    if (!result.ok) return onError(ids, result.error);
    onLots(result.data.records, askedIn);
    const found = new Set(result.data.records.map((lot) => lot.id));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) onError(missing, NOT_FOUND);
  }

  async function fetchDetail({ id, isShown }: Wanted) {
    if (await isShown) return;
    const askedIn = nextTurn();
    const result = await call(productSingleProduct, { id });
    if (result.ok) onLots([result.data.record], askedIn);
    else onError([id], result.error);
  }

  async function flush() {
    const shown: readonly EarlyShown[] = [new Map(), new Map()];
    const look = () => shown.forEach((taken, detail) => takeEarly(detail > 0, taken));
    look();
    const isAskedByGuest = await isGuest();
    look();
    isPlanned = false;
    const plain: Wanted[] = [];
    for (const [id, wish] of waiting) {
      const early = wish.isFirst && shown[Number(wish.detail)]?.get(id);
      // A signed-in visitor sees the early ones first and its own standing as soon as that is here.
      if (!(early && !isAskedByGuest) && !isNeeded(wish)) continue;
      const wanted = { id, isShown: (isAskedByGuest && early) || NOT_SHOWN };
      if (wish.detail) void fetchDetail(wanted);
      else plain.push(wanted);
    }
    waiting.clear();
    // The same set of lots is the same address, so a cache in between can answer.
    plain.sort((a, b) => a.id - b.id);
    for (let start = 0; start < plain.length; start += LOTS_PER_REQUEST) {
      void fetchMany(plain.slice(start, start + LOTS_PER_REQUEST));
    }
  }

  return {
    want(id, { detail, isFirst, isStillNeeded }) {
      const before = waiting.get(id);
      // A wish for a fresh reading stands, also where a list brings the lot.
      const isConditional = isStillNeeded && (!before || before.isStillNeeded);
      waiting.set(id, {
        detail: detail || (before?.detail ?? false),
        isFirst: (isFirst ?? false) && (before?.isFirst ?? true),
        ...(isConditional && { isStillNeeded }),
      });
      if (isPlanned) return;
      isPlanned = true;
      after(WINDOW_MS, () => void flush());
    },
  };
}
