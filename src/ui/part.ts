import { useEffect, useSyncExternalStore } from "react";
import { importAgain } from "./import-again";

/** What is known of a part now. */
export interface PartState<Module> {
  /** Undefined until it is here. */
  module: Module | undefined;
  /** The last try failed; `load()` tries again. */
  hasFailed: boolean;
}

/** Code that a widget needs only once somebody does something; loaded once for the whole page. */
export interface Part<Module> {
  /** Begins to load, also again after a failure. Safe to call often; never throws, undefined when it failed. */
  load(): Promise<Module | undefined>;
  read(): PartState<Module>;
  subscribe(listener: () => void): () => void;
}

/** Declares a part: `definePart(() => import("../registration"))`. */
export function definePart<Module>(load: () => Promise<Module>): Part<Module> {
  const nothing: PartState<Module> = { module: undefined, hasFailed: false };
  let state = nothing;
  let loading: Promise<Module | undefined> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  function become(next: PartState<Module>) {
    state = next;
    for (const listener of listeners) listener();
    return next.module;
  }

  return {
    load() {
      if (state.hasFailed) become(nothing);
      return (loading ??= (failures > 0 ? importAgain(load, failures) : load()).then(
        (module) => become({ module, hasFailed: false }),
        () => {
          failures++;
          loading = undefined;
          return become({ module: undefined, hasFailed: true });
        },
      ));
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Follows a part, and loads it when it becomes wanted, also after a failure. */
export function usePart<Module>(part: Part<Module>, isWanted: boolean): PartState<Module> {
  const state = useSyncExternalStore(part.subscribe, part.read, part.read);
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return state;
}
