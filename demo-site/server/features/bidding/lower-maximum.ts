import { isTakingBids, lowerMaximum, toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { bidStateOf, lockLot, lowerLeaderMaximum, phaseOf, rulesOf } from "../lots";
import { insertLowering } from "./bid-repository";

/**
 * Lowers the unused part of the leader's own maximum. The log keeps it, so that a replay gives the same state. Returns whether
 * anything has changed: the maximum that it has already is none.
 */
export function lowerOwnMaximum(
  db: Db,
  bidderId: number,
  { lotId, maximumCents }: { lotId: number; maximumCents: number },
): Promise<boolean> {
  return db.tx(async (t) => {
    const lot = await lockLot(t, lotId);
    if (!lot || lot.status === "draft") throw new ApiFault("NOT_FOUND");
    const phase = phaseOf(lot);
    if (phase === "scheduled") throw new ApiFault("NOT_OPEN_YET");
    if (lot.auction === 0 || !isTakingBids(phase)) throw new ApiFault("CLOSED");
    const decision = lowerMaximum(rulesOf(lot), bidStateOf(lot), bidderId, maximumCents);
    if (!decision.ok) {
      throw new ApiFault(decision.code, { minimum: toDecimal(decision.minimumCents) });
    }
    if (maximumCents === lot.leader_max_cents) return false;
    await insertLowering(t, { lotId: lot.id, bidderId, maximumCents, nowMs: lot.now_ms });
    await lowerLeaderMaximum(t, lot.id, maximumCents);
    return true;
  });
}
