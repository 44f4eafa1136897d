import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useStore } from "zustand";
import { type CallError, isUnanswered } from "../../client";
import type { AnyCall, InputOf, OutputOf } from "../../contract";
import { useRuntime, type WidgetRuntime } from "./provider";

/** Settings of `useQuery`. */
export interface QueryOptions {
  /** Keeps showing the former answer while the one to another input is on its way. @default false */
  keepPrevious?: boolean;
  /** Asks again each so many milliseconds. @default 0, never */
  refreshMs?: number;
  /** Asks again when the visitor comes back to the page. @default true */
  refreshOnFocus?: boolean;
}

/** What a query knows now. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: CallError | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** An answer is on its way, for the first time or again. */
  isValidating: boolean;
  /** Asks again. */
  retry(): void;
  /** From now on this is the answer, e.g. what a call has just written: who looks a moment later must not see the former one. */
  put(data: Data): void;
}

interface QueryKey {
  runtime: string;
  epoch: number;
  action: string;
  input: unknown;
}

/** SWR tells outcomes apart by throwing; this is the only place where a failure is thrown. */
class QueryFailure extends Error {
  readonly failure: CallError;

  constructor(failure: CallError) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * A refusal stands until people decide; a server that was busy or out of reach for a moment is asked again,
 * at growing intervals and while somebody looks, so that nobody has to press for it.
 */
function isWorthAskingAgain({ failure }: QueryFailure): boolean {
  return isUnanswered(failure) || failure.code === "UNAVAILABLE";
}

/**
 * Reads with an action of the API: answers are kept per input and identity, and equal questions of one page travel once.
 * `null` as input asks nothing.
 */
export function useQuery<A extends AnyCall>(
  action: A,
  input: InputOf<A> | null,
  options: QueryOptions = {},
): QueryState<OutputOf<A>> {
  const runtime = useRuntime();
  const epoch = useStore(runtime.session.store, (state) => state.epoch);
  const key: QueryKey | null =
    input === null ? null : { runtime: runtime.id, epoch, action: action.name, input };

  const { data, error, isLoading, isValidating, mutate } = useSWR<OutputOf<A>, QueryFailure>(
    key,
    async () => {
      const result = await runtime.call(action, input as InputOf<A>, { isRead: true });
      if (!result.ok) throw new QueryFailure(result.error);
      return result.data;
    },
    {
      keepPreviousData: options.keepPrevious ?? false,
      refreshInterval: options.refreshMs ?? 0,
      revalidateOnFocus: options.refreshOnFocus ?? true,
      shouldRetryOnError: isWorthAskingAgain,
    },
  );

  useInvalidation(runtime);

  return {
    data,
    error: error?.failure,
    isLoading,
    isValidating,
    retry: () => void mutate(),
    put: (next) => void mutate(next, { revalidate: false }),
  };
}

function isKeyOf(key: unknown, runtime: string, actions: readonly string[]): boolean {
  const query = key as Partial<QueryKey> | null | undefined;
  return (
    typeof query === "object" &&
    query?.runtime === runtime &&
    (actions.length === 0 || actions.includes(query.action ?? ""))
  );
}

interface Follower {
  count: number;
  stop(): void;
}

/** By cache and runtime: one follower however many queries there are. */
const followers = new WeakMap<object, Map<string, Follower>>();

/** Connects `runtime.invalidate()` with the cache of the queries here. */
function useInvalidation({ id, onInvalidate }: Pick<WidgetRuntime, "id" | "onInvalidate">) {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const ofCache = followers.get(cache) ?? new Map<string, Follower>();
    followers.set(cache, ofCache);
    const follower = ofCache.get(id) ?? {
      count: 0,
      stop: onInvalidate((actions) => void mutate((key) => isKeyOf(key, id, actions))),
    };
    ofCache.set(id, follower);
    follower.count++;
    return () => {
      if (--follower.count > 0) return;
      follower.stop();
      ofCache.delete(id);
    };
  }, [cache, id, onInvalidate, mutate]);
}
