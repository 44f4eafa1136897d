/**
 * Whom the result of a lot concerns. Call them in the transaction that brings it about, after the lot has its new status. `won` goes to
 * every bidder who could have won; the content of the letter is read from the sale when it is written.
 */
import type { MarketStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { readBidders, writeNotices, type NewNotice } from "./notice-repository";

export interface Result {
  id: number;
  status: MarketStatus;
  leaderId: number | null;
}

/** Lots whose time is over: the leader hears first what it means, everybody else with a bid that it was not theirs. */
export async function noteResults(t: Db, results: readonly Result[]): Promise<void> {
  const leaders = new Map(results.map((result) => [result.id, result.leaderId]));
  const ids = results.filter((result) => result.leaderId !== null).map((result) => result.id);
  if (ids.length === 0) return;
  const bidders = await readBidders(t, ids);
  await writeNotices(
    t,
    bidders.map((bidder) => ({
      ...bidder,
      kind: bidder.user_id === leaders.get(bidder.lot_id) ? ("won" as const) : ("lost" as const),
    })),
  );
}

/** A lot that waited for its seller was awarded: to its leader, or to another bidder whose bid came after. */
export async function noteAward(
  t: Db,
  lotId: number,
  { winnerId, formerLeaderId }: { winnerId: number; formerLeaderId: number | null },
): Promise<void> {
  const waiting = new Set([winnerId, formerLeaderId]);
  await noteBidders(t, lotId, (userId) => (waiting.has(userId) ? "won" : null));
}

/** The seller let a result go that had waited: only its leader has been waiting. */
export async function noteRejection(t: Db, lotId: number, leaderId: number | null): Promise<void> {
  await noteBidders(t, lotId, (userId) => (userId === leaderId ? "won" : null));
}

/** A running auction was called off: none of its bids stands. */
export async function noteCancellation(t: Db, lotId: number): Promise<void> {
  await noteBidders(t, lotId, () => "lost");
}

async function noteBidders(
  t: Db,
  lotId: number,
  kindOf: (userId: number) => NewNotice["kind"] | null,
): Promise<void> {
  const bidders = await readBidders(t, [lotId]);
  await writeNotices(
    t,
    bidders.flatMap((bidder) => {
      const kind = kindOf(bidder.user_id);
      return kind ? [{ ...bidder, kind }] : [];
    }),
  );
}
