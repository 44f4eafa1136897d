import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { HeadRow } from "./seal";

/** A row of `bids` with everything in it. Holds maxima: never send it to anyone. */
export interface BidLogRow {
  id: number;
  lot_id: number;
  round: number;
  /** The public sequence number after it. */
  seq: number;
  /** Which change of the lot it came with; those of one bid share it. */
  moment: number;
  position: number | null;
  bidder_id: number;
  bidder_no: number;
  kind: "bid" | "auto" | "max";
  max_cents: number | null;
  amount_cents: number | null;
  automatic: boolean;
  lowers: boolean;
  exact: boolean;
  /** Of a lowering that a withdrawal made: the maximum that waits for its owner. */
  held_cents: number | null;
  declined: boolean;
  declined_reason: string | null;
  created_ms: number;
}

/** All bids and maxima of the lot's current listing, oldest first; withdrawals show in what they void. */
export function readBidLog(db: Db, lotId: number): Promise<BidLogRow[]> {
  return db.query<BidLogRow>(
    `select b.id, b.lot_id, b.round, b.seq, coalesce(b.moment, b.seq) as moment, b.position, b.bidder_id, b.bidder_no, b.kind,
       b.max_cents, b.amount_cents, b.automatic, b.lowers, b.exact, b.held_cents, b.declined, b.declined_reason,
       ${ms("b.created_at")} as created_ms
     from bids b join lots l on l.id = b.lot_id and l.round = b.round
     where b.lot_id = $1 and b.kind <> 'withdrawal' order by b.id`,
    [lotId],
  );
}

/** Lots without a result in which a bidder has a maximum that stands. */
const LOTS_WITH_BIDS = `
select distinct b.lot_id from bids b join lots l on l.id = b.lot_id and l.round = b.round
where b.bidder_id = $1 and b.kind = 'max' and not b.declined
  and l.auction = 1 and l.status in ('scheduled', 'open', 'closing')
order by b.lot_id`;

export async function lotsWithBidsOf(db: Db, bidderId: number): Promise<number[]> {
  const rows = await db.query<{ lot_id: number }>(LOTS_WITH_BIDS, [bidderId]);
  return rows.map((row) => row.lot_id);
}

export async function insertLowering(
  t: Db,
  values: { lotId: number; bidderId: number; maximumCents: number; nowMs: number },
): Promise<void> {
  await t.query(
    `insert into bids (lot_id, round, seq, moment, bidder_id, bidder_no, bidder_salt, kind, max_cents, lowers, created_at)
       select l.id, l.round, l.seq, coalesce(l.moment, l.seq) + 1, $2, own.bidder_no, own.bidder_salt, 'max', $3, true, ${timestampOf("$4")}
       from lots l, lateral (
         select bidder_no, bidder_salt from bids where lot_id = l.id and bidder_id = $2 order by id desc limit 1
       ) own
       where l.id = $1`,
    [values.lotId, values.bidderId, values.maximumCents, values.nowMs],
  );
}

export async function markReadmitted(t: Db, lotId: number, bidderId: number): Promise<boolean> {
  const [found] = await t.query(
    `update bids b set readmitted = true from lots l
       where l.id = $1 and b.lot_id = l.id and b.round = l.round and b.bidder_id = $2 and b.kind = 'max'
         and b.declined and not b.readmitted returning 1`,
    [lotId, bidderId],
  );
  return found !== undefined;
}

export async function readLotOfBid(t: Db, bidId: number): Promise<{ lot_id: number } | undefined> {
  const [row] = await t.query<{ lot_id: number }>("select lot_id from bids where id = $1", [bidId]);
  return row;
}

export async function markWithdrawn(
  t: Db,
  bidIds: number[],
  reason: string,
  side: "seller" | "house",
): Promise<void> {
  await t.query(
    `update bids set declined = true, declined_reason = $2, withdrawn_by = $3
     where id = any($1::bigint[]) and not declined`,
    [bidIds, reason, side],
  );
}

export async function insertHeldMaximum(
  t: Db,
  values: {
    lotId: number;
    bidderId: number;
    priceCents: number;
    formerCents: number;
    nowMs: number;
    steps: 0 | 1;
  },
): Promise<void> {
  await t.query(
    `insert into bids (lot_id, round, seq, moment, bidder_id, bidder_no, bidder_salt, kind, max_cents, lowers,
       held_cents, created_at)
     select l.id, l.round, l.seq + $6::int, coalesce(l.moment, l.seq) + 1, $2, own.bidder_no, own.bidder_salt, 'max', $3, true,
       $4, ${timestampOf("$5")}
     from lots l, lateral (
       select bidder_no, bidder_salt from bids where lot_id = l.id and bidder_id = $2 order by id desc limit 1
     ) own
     where l.id = $1`,
    [
      values.lotId,
      values.bidderId,
      values.priceCents,
      values.formerCents,
      values.nowMs,
      values.steps,
    ],
  );
}

export async function readLastSealed(t: Db, lotId: number): Promise<HeadRow | undefined> {
  const [row] = await t.query<HeadRow>(
    `select position as head_position, hash as head_hash from bids
     where lot_id = $1 and position is not null order by position desc limit 1`,
    [lotId],
  );
  return row;
}

export async function insertWithdrawal(
  t: Db,
  values: {
    lotId: number;
    amountCents: number;
    nowMs: number;
    voids: readonly number[];
    side: "seller" | "house";
    reason: string;
    position: number;
    prevHash: string;
    hash: string;
    amountSalt: string;
    notBeforeMs: number | null;
  },
): Promise<void> {
  await t.query(
    `insert into bids (lot_id, round, seq, moment, kind, amount_cents, created_at, voids,
       withdrawn_by, declined_reason, chain_version, position, prev_hash, hash, amount_salt, not_before)
     select l.id, l.round, l.seq + 1, coalesce(l.moment, l.seq) + 1, 'withdrawal', $2,
       ${timestampOf("$3")}, $4::int[], $5, $6, 2, $7, $8, $9, $10,
       ${timestampOf("$11")}
     from lots l where l.id = $1`,
    [
      values.lotId,
      values.amountCents,
      values.nowMs,
      values.voids,
      values.side,
      values.reason,
      values.position,
      values.prevHash,
      values.hash,
      values.amountSalt,
      values.notBeforeMs,
    ],
  );
}
