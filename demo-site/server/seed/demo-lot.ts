import { depositCap, reserveMet, transition, type LotEvent } from "martillo/domain";
import type { MarketStatus } from "martillo/contract";
import type { Seals, LockedLot, NewBidRow } from "../features/bidding";
import { bidStateOf, rulesOf } from "../features/lots";
import { bidTimes, History, type Participant } from "./history";
import { drawOffer, type Offer, type OfferContext } from "./offer";
import type { LotPlan, Phase } from "./plan";
import type { Random } from "./random";
import { HOUR, MINUTE } from "./times";

/** A row of `lots`; keys are its columns, times in milliseconds. */
export interface LotRecord extends Omit<Offer, "auction"> {
  id: number;
  auction: 0 | 1;
  seller_id: number;
  auction_id: number | null;
  status: MarketStatus;
  price_cents: number;
  leader_id: number | null;
  leader_max_cents: number | null;
  bid_count: number;
  seq: number;
  moment: number;
  opens_ms: number;
  closes_ms: number;
  extension_no: number;
  created_ms: number;
  deposit_required_cents: number | null;
}

export interface DemoLot {
  lot: LotRecord;
  bids: NewBidRow[];
}

/** The people who take part: ids of accounts. */
export interface Cast {
  sellerId: number;
  auctionId: number | null;
  bidderIds: readonly number[];
  /** Demo buyers by mailbox. */
  buyerIds: Readonly<Record<string, number>>;
}

export interface DemoContext extends OfferContext {
  nowMs: number;
  seals: Seals;
}

const STATUS: Record<Exclude<Phase, "past">, MarketStatus> = {
  running: "open",
  scheduled: "scheduled",
  fixed: "open",
  draft: "draft",
};

/** One lot of the plan with everything that has happened to it so far. */
export function makeDemoLot(id: number, plan: LotPlan, cast: Cast, context: DemoContext): DemoLot {
  const { random, nowMs } = context;
  const { offer, valueCents } = drawOffer(plan, context);
  const lot = lotBeforeBids(id, plan, cast, offer);
  const history = new History(lot, context.seals);
  playHistory(history, plan, cast, valueCents, context);
  if (plan.phase === "past") lot.status = settledStatus(lot);
  return {
    lot: {
      ...offer,
      id,
      seller_id: cast.sellerId,
      auction_id: cast.auctionId,
      status: lot.status,
      price_cents: lot.price_cents,
      leader_id: lot.leader_id,
      leader_max_cents: lot.leader_max_cents,
      bid_count: lot.bid_count,
      // The settling was a change that everybody could see.
      seq: lot.seq + (plan.phase === "past" ? 1 : 0),
      moment: lot.moment,
      opens_ms: plan.opensMs,
      closes_ms: lot.closes_ms,
      extension_no: lot.extension_no,
      deposit_required_cents: lot.deposit_required_cents,
      created_ms: Math.min(plan.opensMs, nowMs) - random.int(1, 40) * HOUR,
    },
    bids: history.rows,
  };
}

function lotBeforeBids(id: number, plan: LotPlan, cast: Cast, offer: Offer): LockedLot {
  return {
    id,
    seller_id: cast.sellerId,
    seq: 0,
    moment: 0,
    round: 1,
    auction: offer.auction,
    status: plan.phase === "past" ? "open" : STATUS[plan.phase],
    start_cents: offer.start_cents,
    price_cents: offer.start_cents,
    reserve_cents: offer.reserve_cents,
    reserve_mode: offer.reserve_mode,
    increments: offer.increments,
    leader_id: null,
    leader_max_cents: null,
    bid_count: 0,
    opens_ms: plan.opensMs,
    closes_ms: plan.closesMs,
    extension: offer.extension,
    extension_no: 0,
    buy_now_cents: offer.buy_now_cents,
    buy_now_policy: offer.buy_now_policy,
    reserved_by: null,
    reserved_until_ms: null,
    is_hidden: false,
    deposit_required_cents: plan.asksDeposit === true ? depositOf(offer.start_cents) : null,
    head_position: null,
    head_hash: null,
    access_mode: "open",
    terms_version: 0,
    last_bidder_no: null,
    // The history knows everybody's number, the leader's too.
    leader_no: null,
    leader_salt: null,
    now_ms: plan.opensMs,
  };
}

/** The most that the law allows, in whole fifties where it is as much. */
function depositOf(startCents: number): number {
  const mostCents = depositCap({ startCents });
  return mostCents < 5_000 ? mostCents : Math.floor(mostCents / 5_000) * 5_000;
}

function playHistory(
  history: History,
  plan: LotPlan,
  cast: Cast,
  valueCents: number,
  { random, nowMs }: DemoContext,
): void {
  if (plan.interest === 0 || (plan.phase !== "past" && plan.phase !== "running")) return;
  const toMs = Math.min(plan.closesMs, nowMs - MINUTE);
  const participants = random
    .sample(cast.bidderIds, plan.interest)
    .map((id) => ({ id, limitCents: limitOf(random, history.lot, valueCents) }));
  const span = { fromMs: plan.opensMs, toMs, isToTheEnd: plan.phase === "past" };
  history.play(participants, bidTimes(random, span, plan.interest * 3), random);
  playParts(history, plan, cast, participants, nowMs);
}

/** Dealers pay less than the trade value; a few want it more. Everybody would pay the start price. */
function limitOf(random: Random, lot: LockedLot, valueCents: number): number {
  const limit = valueCents * random.between(0.62, 0.98);
  return Math.max(lot.start_cents, Math.round(limit / 5_000) * 5_000);
}

/** The demo buyers come last, so that what they are meant to be is what they are. */
function playParts(
  history: History,
  plan: LotPlan,
  cast: Cast,
  participants: readonly Participant[],
  nowMs: number,
): void {
  const { lot } = history;
  const leftMs = Math.min(lot.closes_ms, nowMs) - lot.now_ms;
  const pauseMs = Math.floor(Math.min(20 * MINUTE, leftMs / (2 * plan.parts.length + 1)));
  for (const part of plan.parts) {
    const buyerId = cast.buyerIds[part.buyer];
    if (buyerId === undefined) continue;
    const step = history.minimumCents() - lot.price_cents;
    if (part.as === "leading") {
      const beyond = (lot.leader_max_cents ?? lot.price_cents) + 3 * step + 5_000;
      history.bid(buyerId, beyond, lot.now_ms + pauseMs);
      continue;
    }
    history.bid(buyerId, history.minimumCents(), lot.now_ms + pauseMs);
    const rival = participants.find(({ id }) => id !== lot.leader_id);
    if (lot.leader_id !== buyerId || !rival) continue;
    history.bid(rival.id, history.minimumCents() + 2 * step, lot.now_ms + pauseMs);
  }
}

/** What the closing made of it: the same steps as the server's own. */
function settledStatus(lot: LockedLot): MarketStatus {
  const event: LotEvent =
    lot.leader_id === null
      ? "settle_unsold"
      : reserveMet(rulesOf(lot), bidStateOf(lot)) === false
        ? "settle_provisional"
        : "settle_sold";
  const closed = transition(lot.status, "close");
  const settled = closed && transition(closed, event);
  if (!settled) throw new Error(`martillo: a lot that is ${lot.status} cannot ${event}.`);
  return settled;
}
