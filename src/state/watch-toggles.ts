import { type CallError, isUnanswered, type Result } from "../client";
import {
  type AnyAction,
  type InputOf,
  type OutputOf,
  userAddWatchlist,
  userRemoveWatchlist,
} from "../contract";
import type { LotStore } from "./lot-store";

/** What the server made of the visitor's wish. */
export interface WatchOutcome {
  watched: boolean;
  error?: CallError;
}

/** What toggling needs. */
export interface WatchTogglesOptions {
  call<A extends AnyAction>(action: A, input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  lots: Pick<LotStore, "store" | "mark" | "refresh">;
  /** Rises with each identity. */
  epoch(): number;
}

/**
 * Follows and unfollows lots, each shown at once. Requests for one lot go one after the other, so that the last wish is also the last
 * to arrive; wishes in between are left out. Undefined for a wish that a request under way takes along, and when somebody else is
 * signed in by then.
 */
export function createWatchToggles({ call, lots, epoch }: WatchTogglesOptions) {
  const wishes = new Map<number, boolean>();

  return async function toggle(id: number): Promise<WatchOutcome | undefined> {
    const startedIn = epoch();
    const before = lots.store.getState()[id]?.record?.lot.watched ?? false;
    const isUnderWay = wishes.has(id);
    wishes.set(id, !before);
    lots.mark(id, { watched: !before });
    if (isUnderWay) return undefined;

    let marks: { watched: boolean; favorite?: boolean } = { watched: before };
    let known = before;
    let error: CallError | undefined;
    while (error === undefined && wishes.get(id) !== known && epoch() === startedIn) {
      known = !known;
      const result = await call(known ? userAddWatchlist : userRemoveWatchlist, { project_id: id });
      if (result.ok) marks = { watched: result.data.watched, favorite: result.data.favorite };
      else error = result.error;
    }
    wishes.delete(id);
    if (epoch() !== startedIn) return undefined;
    lots.mark(id, marks);
    // Whether it was done all the same is for the lot to say.
    if (error && isUnanswered(error)) lots.refresh(id);
    return { watched: marks.watched, ...(error && { error }) };
  };
}
