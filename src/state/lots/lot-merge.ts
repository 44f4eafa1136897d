import type { BidReceipt, Lot, LotDetail, LotFrame, MeFrame } from "../../contract";

/** A lot as far as it is known: the detail's own fields are there once it was read as a detail. */
export type KnownLot = Lot & Partial<LotDetail>;

/** A lot and how fresh each part of it is. `turn` numbers order what was asked and what arrived on this page. */
export interface LotRecord {
  lot: KnownLot;
  /** Price before the last change that was seen happening. */
  previousPrice?: string;
  /** When that was, by the server's clock; missing where only that it changed is known. */
  priceChangedAt?: number | undefined;
  /** Turn in which the caller's own standing was last told. */
  ownTurn: number;
  /** State of the lot that this standing belongs to; -1 where no standing was told. */
  ownSeq: number;
  /** A standing of a later state than the one that is known: it waits, so that it is never shown with the price before it. */
  ownAhead?: OwnTold;
  /** Rises when the standing is that of another user, or becomes known: it is news only while this number stays. */
  standingNo: number;
  /** What the standing says was never told to this identity. */
  isStandingUnknown?: boolean;
}

/** Outcome of a merge. */
export interface Merged {
  record: LotRecord;
  /** Changes in between were missed, or the message cannot tell all: take a snapshot. */
  needsSnapshot: boolean;
}

/** The caller's own fields, as a guest has them. */
const NOBODY = {
  my_state: "none",
  my_maximum: null,
  maximum_to_confirm: null,
  reserved_by_me: false,
  tell_when_free: false,
  watched: false,
  favorite: false,
} as const;
const OWN_FIELDS = Object.keys(NOBODY) as (keyof typeof NOBODY)[];

const MOVING_FIELDS = [
  "seq",
  "wprice",
  "bid_count",
  "minimum",
  "next_asks",
  "date_closed",
  "extension_no",
  "market_status",
  "reserve_met",
  "reserved_until",
] as const;

function pick<T extends object, K extends keyof T>(source: T, keys: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (key in source) picked[key] = source[key];
  return picked as Pick<T, K>;
}

/** The record with a standing that the server has told. */
function withStanding(record: LotRecord): LotRecord {
  const { isStandingUnknown, ...known } = record;
  return isStandingUnknown ? { ...known, standingNo: record.standingNo + 1 } : record;
}

function withPrice(known: LotRecord, record: LotRecord, at?: number): LotRecord {
  const previousPrice = known.lot.wprice;
  return previousPrice === record.lot.wprice
    ? record
    : { ...record, previousPrice, priceChangedAt: at };
}

/**
 * A snapshot that was asked for in turn `askedIn`; one `isForGuests` knows nothing of anybody's standing. One that is older than what is known fills in what does not move; the caller's
 * own standing is taken unless something newer told it.
 */
export function mergeSnapshot(
  known: LotRecord | undefined,
  snapshot: KnownLot,
  askedIn: number,
  isForGuests = false,
): LotRecord {
  if (!known) {
    const record = { lot: snapshot, ownTurn: askedIn, standingNo: 0 };
    return isForGuests
      ? { ...record, ownSeq: -1, isStandingUnknown: true }
      : { ...record, ownSeq: snapshot.seq };
  }
  const isOlder = snapshot.seq < known.lot.seq;
  const isOwnOlder = isForGuests || askedIn < known.ownTurn;
  let lot: KnownLot = {
    ...known.lot,
    ...snapshot,
    ...(isOlder && pick(known.lot, MOVING_FIELDS)),
    ...(isOlder && known.lot.quote && { quote: known.lot.quote }),
    ...((isOwnOlder || isOlder) && pick(known.lot, OWN_FIELDS)),
  };
  // The same once more is no news to those who show it.
  if (JSON.stringify(lot) === JSON.stringify(known.lot)) lot = known.lot;
  if (isOwnOlder) {
    return lot === known.lot ? known : withOwnAhead(withPrice(known, { ...known, lot }));
  }
  // An older one leaves the standing as another answer told it, or unknown where none did.
  const record = { ...known, lot, ownTurn: askedIn };
  const told = isOlder ? record : withStanding({ ...record, ownSeq: snapshot.seq });
  return withOwnAhead(withPrice(known, told));
}

/** A public change, just made `at` that moment where it is known. Older ones are ignored, the same one twice changes nothing. */
export function mergeFrame(known: LotRecord, frame: LotFrame, at?: number): Merged {
  if (frame.seq < known.lot.seq) return { record: known, needsSnapshot: false };
  const { project_id: _id, ...moving } = frame;
  const isEnd = frame.market_status !== known.lot.market_status;
  const isMissing = frame.seq > known.lot.seq + 1;
  return {
    record: withOwnAhead(withPrice(known, { ...known, lot: { ...known.lot, ...moving } }, at)),
    // A result ("won", "lost") and a new quote come with a snapshot only.
    needsSnapshot:
      isMissing || isEnd || (known.lot.quote !== undefined && frame.seq > known.lot.seq),
  };
}

/** A standing of the caller, and the turn in which it was told. */
export interface OwnTold {
  frame: MeFrame;
  turn: number;
}

/** The caller's own standing. One of a state of the lot that is not known yet waits for it. */
export function mergeOwn(known: LotRecord, told: OwnTold): Merged {
  const record = withOwnAhead({ ...known, ownAhead: told });
  return { record, needsSnapshot: record.ownAhead !== undefined };
}

/** The record with this standing, unless a newer one was told. For a lot whose price is followed, `mergeOwn` lets it wait for that. */
export function takeOwn(known: LotRecord, { frame, turn }: OwnTold): LotRecord {
  const { seq, leading, outbid, my_maximum, maximum_to_confirm = null } = frame;
  const isOlder = seq === known.ownSeq ? turn < known.ownTurn : seq < known.ownSeq;
  if (isOlder) return known;
  const my_state = leading ? "leading" : outbid ? "outbid" : "none";
  const lot: KnownLot = { ...known.lot, my_state, my_maximum, maximum_to_confirm };
  const ownTurn = Math.max(known.ownTurn, turn);
  return withStanding({ ...known, ownTurn, ownSeq: seq, lot });
}

/** The record with the standing that waited, where the lot has come as far. */
function withOwnAhead(record: LotRecord): LotRecord {
  const { ownAhead, ...known } = record;
  return ownAhead && ownAhead.frame.seq <= known.lot.seq ? takeOwn(known, ownAhead) : record;
}

/** The answer to the caller's own bid, told in turn `turn`. */
export function mergeReceipt(known: LotRecord, receipt: BidReceipt, turn: number): Merged {
  const { retracted, standing } = receipt;
  const isNews = retracted === undefined && receipt.seq >= known.lot.seq;
  const lot: KnownLot = {
    ...known.lot,
    ...(isNews && {
      seq: receipt.seq,
      wprice: receipt.price,
      minimum: receipt.minimum,
      next_asks: known.lot.next_asks.filter((ask) => Number(ask) >= Number(receipt.minimum)),
      date_closed: receipt.closes_at,
      extension_no: receipt.extension_no,
      my_state: receipt.leading ? ("leading" as const) : ("outbid" as const),
    }),
    my_maximum: receipt.my_maximum,
    maximum_to_confirm: null,
    // What a bid that was taken back once led to is over.
    ...(retracted && standing && pick(standing, ["my_state", "my_maximum"])),
  };
  // The count and the following asks are not in a receipt.
  // The visitor's own bid is news to the visitor, also as the first thing that is known.
  const { isStandingUnknown: _unknown, ...rest } = known;
  const own = { ownTurn: turn, ownSeq: isNews ? receipt.seq : known.ownSeq };
  const record = withPrice(known, { ...rest, ...own, lot }, receipt.server_time);
  return { record: withOwnAhead(record), needsSnapshot: true };
}

/** A lot as a guest sees it, for the time between two identities. */
export function forgetOwn(known: LotRecord, turn: number): LotRecord {
  const { ownAhead: _own, ...rest } = known;
  const lot = { ...known.lot, ...NOBODY };
  const standingNo = known.standingNo + 1;
  return { ...rest, ownTurn: turn, ownSeq: -1, lot, standingNo, isStandingUnknown: true };
}
