import { useEffect } from "react";
import useSWR, { unstable_serialize as textOf, useSWRConfig } from "swr";
import { useStore } from "zustand";
import { type CallError, isUnanswered } from "../../client";
import type { AnyCall, InputOf, OutputOf } from "../../contract";
import { nextTurn, turnOf } from "../queries";
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
  /**
   * From now on this is the answer, e.g. what a call has just written: a widget that looks a moment later must not see the former one.
   * Where something was read meanwhile it may be the older one, so it is asked for again.
   */
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
 * at growing intervals and while a visitor looks, so that no press is needed for it.
 */
function isWorthAskingAgain({ failure }: QueryFailure): boolean {
  return isUnanswered(failure) || failure.code === "UNAVAILABLE";
}

/** Turns of a question. */
interface Readings {
  /** When its last reading began. */
  begun: number;
  /** When the last of its readings that have ended began. */
  ended: number;
  /** When the newest that is known, or will be in a moment, was asked for. */
  newest: number;
}

/** By cache and question. */
const readings = new WeakMap<object, Map<string, Readings>>();

function readingsOf(cache: object, key: QueryKey): Readings {
  const ofCache = readings.get(cache) ?? new Map<string, Readings>();
  readings.set(cache, ofCache);
  const question = textOf(key);
  const known = ofCache.get(question) ?? { begun: 0, ended: 0, newest: 0 };
  ofCache.set(question, known);
  return known;
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

  const { cache, mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, isValidating, mutate } = useSWR<OutputOf<A>, QueryFailure>(
    key,
    async (asked: QueryKey) => {
      const turns = readingsOf(cache, asked);
      const turn = nextTurn();
      turns.begun = turns.newest = turn;
      const result = await runtime.call(action, input as InputOf<A>, { isRead: true });
      turns.ended = Math.max(turns.ended, turn);
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

  // SWR passes over a question that it has asked less than two seconds ago, even where a call has changed something since.
  const asked = key && textOf(key);
  useEffect(() => {
    if (key && readingsOf(cache, key).newest < runtime.lastWrite()) void mutate();
    // Only what comes onto the page, and a new question; others are asked again where their widget says so.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question says it all
  }, [asked, runtime]);

  return {
    data,
    error: error?.failure,
    isLoading,
    isValidating,
    retry: () => void mutate(),
    put(next) {
      if (!key) return;
      const turns = readingsOf(cache, key);
      const turn = turnOf(next) ?? turns.newest;
      // The cache passes over what a reading that is under way will answer.
      const isReading = turns.ended < turns.begun;
      const isOld = turn < turns.newest;
      turns.newest = Math.max(turns.newest, turn);
      // It answers the question that was asked when the call was made, also where another one is asked by now.
      void mutateAny(key, next, { revalidate: isReading || isOld });
    },
  };
}

function isKeyOf(key: unknown, runtime: string, actions: readonly string[]): boolean {
  const query = key as Partial<QueryKey> | null | undefined;
  return (
    query?.runtime === runtime && (actions.length === 0 || actions.includes(query.action ?? ""))
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
