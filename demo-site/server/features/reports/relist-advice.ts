/** What the last round of an unsold lot advises for its next one. */
import type { customRelistAdvice } from "martillo/contract";
import { relistAdvice, relistReserve, toDecimal, transition, decimalOrNull } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { mayManageLot, phaseOf, readLots } from "../lots";
import { proposalOf } from "../selling";
import { readRound } from "./relist-repository";

export const adviseRelist: Handler<typeof customRelistAdvice> = async ({ id }, ctx) => {
  const viewer = ctx.requireViewer();
  const [row] = await readLots(ctx.db, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, row.seller_id)) throw new ApiFault("FORBIDDEN");
  if (transition(phaseOf(row), "relist") === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const proposal = proposalOf(row);
  const counted = proposal && (await readRound(ctx.db, id));
  // A direct sale, and what was never on sale, has had no round that tells anything.
  if (!proposal || !counted) {
    const start_price = toDecimal(row.start_cents);
    return {
      reasons: [],
      start_price,
      reserve_price: decimalOrNull(row.reserve_cents),
      date_closed: null,
    };
  }
  const round = {
    startCents: row.start_cents,
    reserveCents: row.reserve_cents,
    highestCents: row.bid_count > 0 ? row.price_cents : null,
    views: counted.views,
    photos: row.images.length,
    endHour: counted.end_hour,
    medianCents: counted.median_cents,
  };
  return {
    reasons: relistAdvice(round).map(({ reason, figure }) => ({ id: reason, figure })),
    start_price: proposal.start_price,
    reserve_price: decimalOrNull(relistReserve(round)),
    date_closed: proposal.date_closed,
  };
};
