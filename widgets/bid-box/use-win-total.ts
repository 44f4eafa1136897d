import type { LotDetail } from "../../src/contract";
import { servedTotal, type WinTotal } from "../../src/domain";
import { useChunk } from "../../src/late";
import { stepsChunk } from "./chunks";

/**
 * What the winner pays at an amount: the server's own quote where it has one for that price, else the same code with the lot's terms,
 * which comes with the first sign that the visitor will bid. Undefined until then: nothing is better than a guess.
 */
export function useWinTotal(): (lot: LotDetail, cents: number) => WinTotal | undefined {
  const { module } = useChunk(stepsChunk, false);
  return (lot, cents) => {
    if (module) return module.totalIfWon(lot, cents);
    const served = servedTotal(lot);
    return served.hammerCents === cents ? served : undefined;
  };
}
