import { useEffect } from "react";
import { useStore } from "zustand";
import type { Defaults } from "../../contract";
import { type House, houseOf, type HouseState } from "../house";
import { useRuntime } from "./provider";

/** The settings of the house, and how to ask again for what did not come. */
export interface HouseView extends HouseState, Pick<House, "read"> {}

/** What the house has configured, asked for once on a page. */
export function useHouse(): HouseView {
  const house = houseOf(useRuntime());
  useEffect(() => void house.read(), [house]);
  return { ...useStore(house.store), read: house.read };
}

/** The same where nothing is said of an answer that does not come; undefined until it has. */
export function useHouseDefaults(): Defaults | undefined {
  return useHouse().defaults;
}
