import { useEffect, useSyncExternalStore } from "react";
import { importAgain } from "../late/import-again";

/** The present state of a chunk. */
export interface ChunkState<Module> {
  /** Undefined until it is here. */
  module: Module | undefined;
  /** The last try failed; `load()` tries again. */
  hasFailed: boolean;
}

/** Code that a widget needs only once the visitor does something; loaded once for the whole page. */
export interface Chunk<Module> {
  /** Begins to load, also again after a failure. Safe to call often; never throws, undefined when it failed. */
  load(): Promise<Module | undefined>;
  read(): ChunkState<Module>;
  subscribe(listener: () => void): () => void;
}

/** Declares a chunk: `defineChunk(() => import("../registration"))`. */
export function defineChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const nothing: ChunkState<Module> = { module: undefined, hasFailed: false };
  let state = nothing;
  let loading: Promise<Module | undefined> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  function become(next: ChunkState<Module>) {
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

/** Follows a chunk, and loads it when it becomes wanted, also after a failure. */
export function useChunk<Module>(chunk: Chunk<Module>, isWanted: boolean): ChunkState<Module> {
  const state = useSyncExternalStore(chunk.subscribe, chunk.read, chunk.read);
  useEffect(() => {
    if (isWanted) void chunk.load();
  }, [chunk, isWanted]);
  return state;
}
