import { type CallError, isUnanswered, type Result } from "../../client";
import type {
  AnyCall,
  InputOf,
  OutputOf,
  userAddToFavorites,
  userAddWatchlist,
  userRemoveFromFavorites,
  userRemoveWatchlist,
} from "../../contract";
import type { LotStore } from "./lot-store";

/** A visitor's own mark on a lot: it is followed, or a favourite. */
export type LotMark = "watched" | "favorite";

/** What the server made of the visitor's wish. */
export interface MarkOutcome {
  isMarked: boolean;
  error?: CallError;
}

/** Sets the mark of a lot, or takes it off. */
export type MarkToggle = (lot: number) => Promise<MarkOutcome | undefined>;

type MarkAction =
  | typeof userAddWatchlist
  | typeof userRemoveWatchlist
  | typeof userAddToFavorites
  | typeof userRemoveFromFavorites;

/** What toggling needs. */
export interface MarkTogglesOptions {
  call<A extends AnyCall>(action: A, input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  lots: Pick<LotStore, "store" | "mark" | "refresh">;
  /** Rises with each identity. */
  epoch(): number;
  mark: LotMark;
  add: MarkAction;
  remove: MarkAction;
}

/**
 * Marks lots and takes the marks off, each shown at once. Requests for one lot go one after the other, so that the last wish is also the
 * last to arrive; wishes in between are left out. Undefined for a wish that a request under way takes along, and when another user is
 * signed in by then.
 */
export function createMarkToggles({
  call,
  lots,
  epoch,
  mark,
  add,
  remove,
}: MarkTogglesOptions): MarkToggle {
  const wishes = new Map<number, boolean>();
  const show = (id: number, isMarked: boolean) => lots.mark(id, { [mark]: isMarked });

  return async function toggle(id) {
    const startedIn = epoch();
    const before = lots.store.getState()[id]?.record?.lot[mark] ?? false;
    const isUnderWay = wishes.has(id);
    wishes.set(id, !before);
    show(id, !before);
    if (isUnderWay) return undefined;

    let isMarked = before;
    let known = before;
    let error: CallError | undefined;
    while (error === undefined && wishes.get(id) !== known && epoch() === startedIn) {
      known = !known;
      const result = await call(known ? add : remove, { project_id: id });
      if (result.ok) isMarked = result.data[mark];
      else error = result.error;
    }
    wishes.delete(id);
    if (epoch() !== startedIn) return undefined;
    show(id, isMarked);
    // Whether it was done all the same is for the lot to say.
    if (error && isUnanswered(error)) lots.refresh(id);
    return { isMarked, ...(error && { error }) };
  };
}
