/** How a person stands in a lot at the moment of writing to them. */
import { isTakingBids, minimumBid } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { bidStateOf, phaseOf, rulesOf } from "../lots";
import { type FactRow, readFactRows } from "./lot-fact-repository";

/** A lot as one person may be written to about it: nothing in it is another bidder's secret. */
export interface LotFacts {
  id: number;
  round: number;
  title: string;
  picture: string | null;
  priceCents: number;
  minimumCents: number;
  closesMs: number;
  isRunning: boolean;
  isCancelled: boolean;
  leads: boolean;
  follows: boolean;
  /** The own maximum; null without a standing bid. */
  ownMaximumCents: number | null;
  sale: FactRow["sale"];
}

/** Lots as a person stands in them; drafts and unknown lots are left out. */
export async function readFacts(
  t: Db,
  userId: number,
  lotIds: readonly number[],
  nowMs: number,
): Promise<Map<number, LotFacts>> {
  const rows = await readFactRows(t, userId, lotIds);
  return new Map(rows.map((row) => [row.id, factsOf({ ...row, now_ms: nowMs }, userId)]));
}

function factsOf(row: FactRow, userId: number): LotFacts {
  const phase = phaseOf(row);
  const picture = row.images[0];
  return {
    id: row.id,
    round: row.round,
    title: row.title,
    picture: picture?.src || picture?.thumb || null,
    priceCents: row.price_cents,
    minimumCents: minimumBid(rulesOf(row), bidStateOf(row)),
    closesMs: row.closes_ms,
    isRunning: row.auction === 1 && isTakingBids(phase),
    isCancelled: row.status === "cancelled",
    leads: row.leader_id === userId,
    follows: row.follows,
    ownMaximumCents: row.own_max_cents,
    sale: row.sale,
  };
}
