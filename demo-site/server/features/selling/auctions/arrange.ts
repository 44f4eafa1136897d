/** The lots of an auction: their order, and the times and terms that they take from it. */
import { endOffsetMs } from "martillo/domain";
import { timestampOf, type Db } from "../../../platform/db/db";
import { UNSET_MS } from "../lot-values";
import type { AuctionRow } from "./auction-repository";

/** A lot as its order is made. */
export interface LotOfAuction {
  id: number;
  seller_id: number;
  auction: 0 | 1;
  auction_id: number | null;
  lot_no: number | null;
  status: string;
  isFree: boolean;
}

/** Lots of an auction and others, locked by their ids: bids and edits of lots lock in that order, too. */
export async function lockLots(
  t: Db,
  auctionId: number,
  others: readonly number[] = [],
): Promise<LotOfAuction[]> {
  await t.query(
    `select 1 from lots where auction_id = $1 or id = any($2::bigint[]) order by id for update`,
    [auctionId, others],
  );
  const rows = await t.query<Omit<LotOfAuction, "isFree"> & { is_free: boolean }>(
    `select id, seller_id, auction, auction_id, lot_no, status,
       (deleted_at is null and archived_at is null and template_name is null) as is_free
     from lots where auction_id = $1 or id = any($2::bigint[]) order by lot_no, id`,
    [auctionId, others],
  );
  return rows.map(({ is_free: isFree, ...lot }) => ({ ...lot, isFree }));
}

/** Lots whose times may still be set: nobody bids on them yet. */
export function isSettable({ status }: Pick<LotOfAuction, "status">): boolean {
  return status === "draft" || status === "scheduled";
}

/**
 * Gives these lots, in this order, the numbers from `first` on, and all that their auction decides. The auction and the lots are locked.
 */
export async function arrange(
  t: Db,
  auction: AuctionRow,
  order: readonly number[],
  first = 1,
): Promise<void> {
  // Numbers are unique at each moment, and may be exchanged.
  await t.query("update lots set lot_no = null where id = any($1::bigint[])", [order]);
  await t.query(
    `update lots l set auction_id = $1, lot_no = n.no, closes_at = ${timestampOf("n.closes_ms")},
       opens_at = ${timestampOf("$4")}, schedule = null, auto_relist = null, extension = $5::jsonb, increments = $6::jsonb,
       access_mode = $7, terms_version = $8, seq = l.seq + 1, updated_at = clock_timestamp()
     from unnest($2::bigint[], $3::float8[], $9::int[]) as n (id, closes_ms, no) where l.id = n.id`,
    [
      auction.id,
      order,
      order.map((_, index) => closesMs(auction, first + index)),
      auction.opens_ms,
      auction.extension && JSON.stringify(auction.extension),
      auction.increments && JSON.stringify(auction.increments),
      auction.access,
      auction.terms_version,
      order.map((_, index) => first + index),
    ],
  );
}

/** When the lot with that number ends; unset while the auction has no end. */
export function closesMs(auction: AuctionRow, lotNo: number): number {
  if (auction.closes_ms === UNSET_MS) return UNSET_MS;
  const { stagger_s: staggerS, lots_per_step: lotsPerStep } = auction;
  return auction.closes_ms + endOffsetMs(lotNo, { staggerS: staggerS ?? 0, lotsPerStep });
}

/** Carries what was changed of an auction into those of its lots that nobody can bid on yet, with their numbers as they are. */
export async function carryOver(t: Db, auction: AuctionRow): Promise<number[]> {
  const lots = (await lockLots(t, auction.id)).filter(
    (lot) => isSettable(lot) && lot.lot_no !== null,
  );
  for (const run of runsOf(lots)) {
    await arrange(
      t,
      auction,
      run.map(({ id }) => id),
      run[0]?.lot_no ?? 1,
    );
  }
  return lots.map(({ id }) => id);
}

/** Lots whose numbers follow each other without a gap. */
function runsOf(lots: readonly LotOfAuction[]): LotOfAuction[][] {
  const runs: LotOfAuction[][] = [];
  for (const lot of lots) {
    const last = runs.at(-1);
    if (last && (last.at(-1)?.lot_no ?? 0) + 1 === lot.lot_no) last.push(lot);
    else runs.push([lot]);
  }
  return runs;
}

/** Lets lots go: they are drafts without times, and ask nothing of bidders. */
export async function release(t: Db, ids: readonly number[]): Promise<void> {
  await t.query(
    `update lots set auction_id = null, lot_no = null, opens_at = 'epoch', closes_at = 'epoch',
       access_mode = 'open', terms_version = 0, seq = seq + 1, updated_at = clock_timestamp()
     where id = any($1::bigint[])`,
    [ids],
  );
}
