import { createStore, type StoreApi } from "zustand/vanilla";
import { commonGetDefault } from "../../src/contract";
import type { PremiumTier } from "../../src/domain";
import type { Runtime } from "../../src/state";
import { premiumTiers } from "./total-if-won";

export interface HousePremium {
  /** Undefined until it is known: nothing is better than a guess. */
  store: StoreApi<{ tiers: readonly PremiumTier[] | undefined }>;
  /** Asks for it, unless it is known or on its way. */
  ask(): void;
}

/** By house: its lot store is what all providers of one API have in common. */
const houses = new WeakMap<object, HousePremium>();

/** What the house takes of a sale; asked for once per page. */
export function housePremium({ lots, call }: Pick<Runtime, "lots" | "call">): HousePremium {
  const known = houses.get(lots);
  if (known) return known;
  const store: HousePremium["store"] = createStore(() => ({ tiers: undefined }));
  let isAsking = false;

  async function ask() {
    if (isAsking || store.getState().tiers) return;
    isAsking = true;
    const result = await call(commonGetDefault, {}, { isRead: true });
    isAsking = false;
    if (result.ok) store.setState({ tiers: premiumTiers(result.data) });
  }

  const house: HousePremium = { store, ask: () => void ask() };
  houses.set(lots, house);
  return house;
}
