import { isTakingBids, lowerMaximum, toDecimal } from "martillo/domain";
import { timestampOf, type Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { lockLot, bidStateOf, phaseOf, rulesOf } from "../lots";

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
    await t.query(
      `insert into bids (lot_id, round, seq, moment, bidder_id, bidder_no, bidder_salt, kind, max_cents, lowers, created_at)
       select l.id, l.round, l.seq, coalesce(l.moment, l.seq) + 1, $2, own.bidder_no, own.bidder_salt, 'max', $3, true, ${timestampOf("$4")}
       from lots l, lateral (
         select bidder_no, bidder_salt from bids where lot_id = l.id and bidder_id = $2 order by id desc limit 1
       ) own
       where l.id = $1`,
      [lot.id, bidderId, maximumCents, lot.now_ms],
    );
    await t.query(
      "update lots set leader_max_cents = $2, moment = coalesce(moment, seq) + 1 where id = $1",
      [lot.id, maximumCents],
    );
    return true;
  });
}
