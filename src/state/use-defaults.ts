import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { commonGetDefault, type Defaults } from "../contract";
import { useRuntime } from "./provider";
import type { Runtime } from "./runtime";

interface HouseDefaults {
  store: StoreApi<{ defaults: Defaults | undefined }>;
  ask(): void;
}

/** By house: its lot store is what all providers of one API have in common. */
const houses = new WeakMap<object, HouseDefaults>();

function defaultsOf({ lots, call }: Pick<Runtime, "lots" | "call">): HouseDefaults {
  const known = houses.get(lots);
  if (known) return known;
  const store = createStore<{ defaults: Defaults | undefined }>(() => ({ defaults: undefined }));
  let isAsking = false;

  async function ask() {
    if (isAsking || store.getState().defaults) return;
    isAsking = true;
    const result = await call(commonGetDefault, {}, { isRead: true });
    isAsking = false;
    if (result.ok) store.setState({ defaults: result.data });
  }

  const house: HouseDefaults = { store, ask: () => void ask() };
  houses.set(lots, house);
  return house;
}

/** Configuration of the house, asked for once per page; undefined until it is known. Without the cache of `useQuery`, which is heavy. */
export function useDefaults(): Defaults | undefined {
  const house = defaultsOf(useRuntime());
  const { defaults } = useStore(house.store);
  useEffect(() => house.ask(), [house]);
  return defaults;
}
