import {
  type Lot,
  type MarketStatus,
  type MyState,
  SHOWN_FIELDS,
  vehicleOf,
} from "martillo/contract";
import {
  isBuyNowOffered,
  isTakingBids,
  plannedTimes,
  toDecimal,
  decimalOrNull,
} from "martillo/domain";
import type { LotRow } from "./lot-row";
import { bidStateOf, rulesOf, toLotFrame } from "./lot-state";

export { toLotFrame };

/** A lot as one viewer may see it: of all bidders, only the viewer's own standing and maximum. */
export function toLot(row: LotRow, viewerId: number | null): Lot {
  const { project_id: id, ...live } = toLotFrame(row);
  return {
    id,
    ...live,
    ...timesOf(row),
    title: row.title,
    description: row.description,
    avatar: row.images[0]?.src ?? "",
    images: row.images,
    auction: row.auction,
    auction_id: row.auction_id,
    ...(row.lot_no !== null && { lot_no: row.lot_no }),
    start_price: toDecimal(row.start_cents),
    extension: row.extension,
    buy_now_price: buyNowPrice(row),
    ...vehicleOf(row, SHOWN_FIELDS),
    seller: { id: row.seller_id, name: row.seller_name },
    iva_percent: row.iva_percent,
    watched: row.watched,
    favorite: row.favorite,
    reserved_by_me: live.market_status === "reserved" && row.reserved_by === viewerId,
    tell_when_free: live.market_status === "reserved" && row.tell_when_free,
    my_state: myState(row, live.market_status, viewerId),
    my_maximum: myMaximum(row, viewerId),
    maximum_to_confirm:
      row.own_held_cents !== null && isTakingBids(live.market_status)
        ? toDecimal(row.own_held_cents)
        : null,
  };
}

/**
 * A draft begins and ends as it would if it were published now: a start that is not decided is no moment of 1970 that lists would sort
 * by. An end that is not decided stays 0.
 */
function timesOf(row: LotRow): Pick<Lot, "date_start" | "date_closed"> {
  if (row.status !== "draft") return { date_start: row.opens_ms, date_closed: row.closes_ms };
  const given = { opensMs: row.opens_ms || null, closesMs: row.closes_ms || null };
  const nowMs = Math.floor(row.now_ms);
  const { opensMs, closesMs } = plannedTimes(row.schedule, given, nowMs);
  return { date_start: opensMs ?? nowMs, date_closed: closesMs ?? 0 };
}

function buyNowPrice(row: LotRow): string | null {
  const terms = { buyNowCents: row.buy_now_cents, policy: row.buy_now_policy };
  if (row.auction === 0 || !isBuyNowOffered(terms, rulesOf(row), bidStateOf(row))) return null;
  return decimalOrNull(row.buy_now_cents);
}

const RUNNING: readonly MarketStatus[] = ["scheduled", "open", "closing", "closed", "provisional"];

function myState(row: LotRow, phase: MarketStatus, viewerId: number | null): MyState {
  if (viewerId === null) return "none";
  if (row.winner_id === viewerId && phase === "sold") return "won";
  if (row.own_max_cents === null) return "none";
  if (RUNNING.includes(phase)) return row.leader_id === viewerId ? "leading" : "outbid";
  return "lost";
}

function myMaximum(row: LotRow, viewerId: number | null): string | null {
  if (viewerId === null) return null;
  const cents = row.leader_id === viewerId ? row.leader_max_cents : row.own_max_cents;
  return decimalOrNull(cents);
}
