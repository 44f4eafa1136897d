/** Decides what waits for some locked lots, in order of arrival. No I/O: reads a context, returns what to write. */
import { decideBid, extendEnd, minimumBid, transition, type AcceptedBid } from "martillo/domain";
import {
  type AdmissionRow,
  type AdmissionTerms,
  bidStateOf,
  type LotStateRow,
  mustOf,
  type NewNotice,
  rulesOf,
} from "../lots";
import { ANY_BODY, withRetraction } from "./bid-key-repository";
import type { AcceptedOutcome, BidJob, BidOutcome, RefusedOutcome, Retraction } from "./bid-job";
import type { Seals } from "./digest";
import { sealRow, type HeadRow } from "./seal";
import { refuseAccount, refuseForLot, type BidderRow, type DepositTerms } from "./refuse-bidder";

/** A lot under its lock, with the end of its history. */
export interface LockedLot extends LotStateRow, DepositTerms, AdmissionTerms, HeadRow {
  round: number;
  /** Rises with every accepted change; `seq` only with those that others may notice. */
  moment: number;
  /** The highest number given to a bidder of this lot. */
  last_bidder_no: number | null;
  /** The leader's own number: its maximum may answer. */
  leader_no: number | null;
  leader_salt: string | null;
}

/** Everything that the bids of one group need, read after their lots were locked. */
export interface BidContext {
  lots: LockedLot[];
  /** And those who act for them. */
  bidders: BidderRow[];
  /** The bidders among them who are linked to the seller of a lot, with that lot. */
  linked: { lot_id: number; user_id: number }[];
  /** For which of them, or of those linked to them, a bid on which lot was withdrawn. */
  closed: { lot_id: number; user_id: number }[];
  /** Numbers that bidders of this group have already. */
  numbers: { lot_id: number; bidder_id: number; bidder_no: number; bidder_salt: string | null }[];
  keys: {
    user_id: number;
    key: string;
    body_hash: string;
    outcome: BidOutcome;
    retraction: Retraction | null;
  }[];
  /** Where they stand with auctions that ask something of bidders. */
  admissions: (AdmissionRow & { lot_id: number; user_id: number })[];
  deposits: { user_id: number; lot_id: number }[];
}

/** A row of `bids`; public ones have a position. */
export interface NewBidRow {
  lot_id: number;
  round: number;
  seq: number;
  moment: number;
  position: number | null;
  bidder_id: number;
  bidder_no: number;
  /** Opens the commitment to the bidder, which all its rows in a lot share. */
  bidder_salt: string;
  kind: "bid" | "auto" | "max";
  max_cents: number | null;
  /** Of private rows: the maximum is the price that the bidder named. */
  exact: boolean;
  amount_cents: number | null;
  /** Of public rows. */
  amount_salt: string | null;
  at_ms: number;
  prev_hash: string | null;
  hash: string | null;
}

/** The decision on one job. `outcome.bidId` of a new accepted bid is 0 until it is written. */
export interface Decided {
  job: BidJob;
  outcome: BidOutcome;
  /** The answer of an earlier bid with the same key; nothing to write. */
  isReplay: boolean;
  /** Null when nothing was accepted now. */
  moment: number | null;
  /** Whether others may notice it; a leader's new maximum is private. */
  isPublic: boolean;
  formerLeaderId: number | null;
}

export interface Decisions {
  /** In the order of the jobs. */
  decided: Decided[];
  rows: NewBidRow[];
  changedLots: LockedLot[];
  /** Whom to tell that they lead no more, and who wants to hear of the own bids. */
  notices: NewNotice[];
}

export function decideAll(jobs: readonly BidJob[], context: BidContext, seals: Seals): Decisions {
  const facts = factsOf(context, seals);
  const { lots, bidders, keys } = facts;
  const rows: NewBidRow[] = [];
  const changed = new Set<LockedLot>();

  function decide(job: BidJob): Decided {
    const key = `${job.userId}/${job.key}`;
    const earlier = keys.get(key);
    const lot = lots.get(job.lotId);
    const formerLeaderId = lot?.leader_id ?? null;
    const nothing = { job, isReplay: true, moment: null, isPublic: false, formerLeaderId };
    if (earlier && (earlier.bodyHash === job.bodyHash || earlier.bodyHash === ANY_BODY)) {
      return { ...nothing, outcome: earlier.outcome };
    }
    const bidder = bidders.get(job.userId);
    const refusal = refuseAccount(bidder, bidders.get(job.actedBy ?? job.userId));
    if (earlier) return { ...nothing, outcome: refusal ?? { ok: false, code: "KEY_REUSED" } };
    const formerSeq = lot?.seq;
    const outcome = refusal ?? (bidder ? decideForLot(job, bidder) : NOT_FOUND);
    keys.set(key, { bodyHash: job.bodyHash, outcome });
    return {
      ...nothing,
      outcome,
      isReplay: false,
      moment: outcome.ok ? (lot?.moment ?? null) : null,
      isPublic: outcome.ok && lot?.seq !== formerSeq,
    };
  }

  function decideForLot(job: BidJob, bidder: BidderRow): BidOutcome {
    const lot = lots.get(job.lotId);
    if (!lot || (lot.status === "draft" && lot.seller_id !== bidder.id)) return NOT_FOUND;
    const inLot = bidderInLot(facts, lot, bidder.id, job.actedBy);
    const refusal = refuseForLot(lot, bidder, inLot, job);
    if (refusal) return refusal;
    const decision = decideBid(rulesOf(lot), bidStateOf(lot), {
      bidderId: bidder.id,
      maximumCents: job.maximumCents,
      isExact: job.isExact ?? false,
    });
    if (!decision.ok) return decision;
    return accept(lot, job, decision);
  }

  function accept(lot: LockedLot, job: BidJob, decision: AcceptedBid): AcceptedOutcome {
    changed.add(lot);
    advance(lot, decision);
    rows.push({
      ...rowOf(lot, job.userId, facts),
      kind: "max",
      max_cents: job.maximumCents,
      exact: job.isExact ?? false,
      amount_cents: null,
      amount_salt: null,
      position: null,
      prev_hash: null,
      hash: null,
    });
    for (const row of decision.rows) {
      rows.push(chain(lot, row, facts));
    }
    return {
      ok: true,
      bidId: 0,
      lotId: lot.id,
      seq: lot.seq,
      priceCents: lot.price_cents,
      leading: decision.leading,
      minimumCents: minimumBid(rulesOf(lot), decision.state),
      maximumCents: job.maximumCents,
      atMs: lot.now_ms,
      closesAtMs: lot.closes_ms,
      extensionNo: lot.extension_no,
      ...(lot.head_position !== null &&
        lot.head_hash !== null && { head: { position: lot.head_position, hash: lot.head_hash } }),
    };
  }

  const decided = jobs.map(decide);
  return { decided, rows, changedLots: [...changed], notices: noticesOf(decided, lots, bidders) };
}

/** The number and salt that a bidder has in a lot. */
interface BidderNumber {
  no: number;
  salt: string;
}

/** The facts that were read for a group, found by their keys; numbers and outcomes grow while bids are decided. */
type Facts = ReturnType<typeof factsOf>;

function factsOf(context: BidContext, seals: Seals) {
  const lots = new Map(context.lots.map((lot) => [lot.id, lot]));
  const bidders = new Map(context.bidders.map((bidder) => [bidder.id, bidder]));
  const numbers = new Map<string, BidderNumber>(
    context.numbers.map((row) => [
      `${row.lot_id}/${row.bidder_id}`,
      { no: row.bidder_no, salt: row.bidder_salt ?? seals.newSalt() },
    ]),
  );
  for (const { id, leader_id, leader_no, leader_salt } of context.lots) {
    const key = `${id}/${leader_id}`;
    // A leader that bids itself is there already, and may not get a second salt.
    if (leader_no === null || numbers.has(key)) continue;
    numbers.set(key, { no: leader_no, salt: leader_salt ?? seals.newSalt() });
  }
  const linked = new Set(context.linked.map((row) => `${row.lot_id}/${row.user_id}`));
  const closed = new Set(context.closed.map((row) => `${row.lot_id}/${row.user_id}`));
  const deposits = new Set(context.deposits.map((row) => `${row.lot_id}/${row.user_id}`));
  const admissions = new Map(
    context.admissions.map((row) => [`${row.lot_id}/${row.user_id}`, row]),
  );
  const keys = new Map(
    context.keys.map((row) => [
      `${row.user_id}/${row.key}`,
      { bodyHash: row.body_hash, outcome: withRetraction(row.outcome, row.retraction) },
    ]),
  );
  return { lots, bidders, numbers, linked, closed, deposits, admissions, keys, seals };
}

/** How a bidder, and the account that acts for it, stands to a lot. */
function bidderInLot(
  { linked, closed, admissions, deposits }: Facts,
  lot: LockedLot,
  bidderId: number,
  actedBy: number | null | undefined,
) {
  return {
    isOwn: [bidderId, actedBy].some((id) => linked.has(`${lot.id}/${id}`)),
    isClosed: [bidderId, actedBy].some((id) => closed.has(`${lot.id}/${id}`)),
    must: mustOf(lot, admissions.get(`${lot.id}/${bidderId}`)),
    hasDeposit: deposits.has(`${lot.id}/${bidderId}`),
  };
}

/** A public row, sealed to the end of the lot's history. */
function chain(
  lot: LockedLot,
  { bidderId, amountCents, automatic }: AcceptedBid["rows"][number],
  facts: Facts,
): NewBidRow {
  const row = rowOf(lot, bidderId, facts);
  const kind = automatic ? "auto" : "bid";
  const sealed = sealRow(
    lot,
    {
      projectId: lot.id,
      seq: lot.seq,
      kind,
      bidder: { id: bidderId, no: row.bidder_no, salt: row.bidder_salt },
      amountCents,
      createdAtMs: lot.now_ms,
    },
    facts.seals,
  );
  lot.head_position = sealed.position;
  lot.head_hash = sealed.hash;
  const amount = { max_cents: null, exact: false, amount_cents: amountCents };
  return { ...row, kind, ...amount, ...sealed };
}

function rowOf(lot: LockedLot, bidderId: number, facts: Facts) {
  const { no, salt } = numberOf(lot, bidderId, facts);
  return {
    lot_id: lot.id,
    round: lot.round,
    seq: lot.seq,
    moment: lot.moment,
    bidder_id: bidderId,
    bidder_no: no,
    bidder_salt: salt,
    at_ms: lot.now_ms,
  };
}

function numberOf(lot: LockedLot, bidderId: number, { numbers, seals }: Facts): BidderNumber {
  const known = numbers.get(`${lot.id}/${bidderId}`);
  if (known !== undefined) return known;
  const next = { no: (lot.last_bidder_no ?? 0) + 1, salt: seals.newSalt() };
  lot.last_bidder_no = next.no;
  numbers.set(`${lot.id}/${bidderId}`, next);
  return next;
}

/** One for each person and lot of the group, however often the lead went back and forth in it. */
function noticesOf(
  decided: readonly Decided[],
  lots: ReadonlyMap<number, LockedLot>,
  bidders: ReadonlyMap<number, BidderRow>,
): NewNotice[] {
  const notices = new Map<string, NewNotice>();
  function note(lot: LockedLot, userId: number, kind: NewNotice["kind"]) {
    const notice = { lot_id: lot.id, user_id: userId, kind, occurrence: lot.moment };
    notices.set(`${lot.id}/${userId}/${kind}`, { ...notice, round: lot.round });
  }
  for (const { job, outcome, isReplay, formerLeaderId } of decided) {
    const lot = lots.get(job.lotId);
    if (!lot || isReplay || !outcome.ok) continue;
    if (formerLeaderId !== null && formerLeaderId !== lot.leader_id) {
      note(lot, formerLeaderId, "outbid");
    }
    if (bidders.get(job.userId)?.wants_receipts) note(lot, job.userId, "bid_accepted");
  }
  return [...notices.values()];
}

const NOT_FOUND: RefusedOutcome = { ok: false, code: "NOT_FOUND" };

/** Carries an accepted bid into the lot, so that the next one in the group sees it. */
function advance(lot: LockedLot, decision: AcceptedBid) {
  lot.moment += 1;
  if (decision.rows.length > 0) lot.seq += 1;
  // The clock may have opened a lot before anybody wrote so.
  if (lot.status === "scheduled") lot.status = transition("scheduled", "open") ?? lot.status;
  lot.price_cents = decision.state.priceCents;
  lot.leader_id = decision.state.leaderId;
  lot.leader_max_cents = decision.state.leaderMaxCents;
  lot.bid_count = decision.state.bidCount;
  if (!lot.extension || !(decision.priceChanged || decision.leaderChanged)) return;
  const end = extendEnd(
    lot.extension,
    { closesAtMs: lot.closes_ms, extensionNo: lot.extension_no },
    lot.now_ms,
  );
  if (!end) return;
  lot.closes_ms = end.closesAtMs;
  lot.extension_no = end.extensionNo;
}
