import {
  DEFAULT_INCREMENTS,
  isTakingBids,
  minimumBid,
  nextAsks,
  phaseAt,
  phaseWithReservation,
  reserveMet,
  toDecimal,
  type LotBidState,
  type LotRules,
} from "martillo/domain";
import type { LotFrame } from "martillo/contract";
import type { LotStateRow } from "./lot-row";

export function rulesOf(row: LotStateRow): LotRules {
  return {
    startCents: row.start_cents,
    reserveCents: row.reserve_cents,
    reserveMode: row.reserve_mode,
    increments: row.increments ?? DEFAULT_INCREMENTS,
  };
}

export function bidStateOf(row: LotStateRow): LotBidState {
  return {
    priceCents: row.price_cents,
    leaderId: row.leader_id,
    leaderMaxCents: row.leader_max_cents,
    bidCount: row.bid_count,
  };
}

/** What to show as the status at the moment of reading. */
export function phaseOf(row: LotStateRow) {
  const phase = phaseAt(
    {
      status: row.status,
      opensAtMs: row.opens_ms,
      closesAtMs: row.closes_ms,
      extension: row.extension,
      auction: row.auction,
    },
    row.now_ms,
  );
  return phaseWithReservation(phase, row.reserved_until_ms, row.now_ms);
}

/** The part of a lot that changes while people watch; the same for everybody. */
export function toLotFrame(row: LotStateRow): LotFrame {
  const rules = rulesOf(row);
  const state = bidStateOf(row);
  const phase = phaseOf(row);
  const isOpen = row.auction === 1 && isTakingBids(phase);
  const minimum = minimumBid(rules, state);
  return {
    project_id: row.id,
    seq: row.seq,
    wprice: toDecimal(row.price_cents),
    bid_count: row.bid_count,
    minimum: isOpen ? toDecimal(minimum) : null,
    next_asks: isOpen ? nextAsks(rules.increments, minimum).map(toDecimal) : [],
    date_closed: row.closes_ms,
    extension_no: row.extension_no,
    market_status: phase,
    reserve_met: row.auction === 1 ? reserveMet(rules, state) : null,
    reserved_until: phase === "reserved" ? row.reserved_until_ms : null,
  };
}
