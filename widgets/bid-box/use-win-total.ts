import { useEffect, useSyncExternalStore } from "react";
import type { LotDetail } from "../../src/contract";
import { useRuntime } from "../../src/state";
import { usePart } from "../../src/ui";
import { stepsPart } from "./parts";
import { servedTotal, type WinTotal } from "./served-total";

const never = () => () => {};
const readNothing = () => undefined;

/**
 * What the winner pays at an amount: the server's own quote where it has one for that price, else the same code with the house's
 * premium, which is asked for with the first sign that somebody bids. Undefined while that is not known: nothing is better than a guess.
 */
export function useWinTotal(): (lot: LotDetail, cents: number) => WinTotal | undefined {
  const runtime = useRuntime();
  const { module } = usePart(stepsPart, false);
  const house = module?.housePremium(runtime);
  const read = house ? () => house.store.getState().tiers : readNothing;
  const tiers = useSyncExternalStore(house?.store.subscribe ?? never, read, read);
  useEffect(() => house?.ask(), [house]);
  return (lot, cents) => {
    if (module) return module.totalIfWon(lot, cents, tiers);
    const served = servedTotal(lot);
    return served.hammerCents === cents ? served : undefined;
  };
}
