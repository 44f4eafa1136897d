import { isTakingBids, replay } from "martillo/domain";
import type { Db } from "../db/db";
import { ApiFault } from "../http/fault";
import { mayManageLot, type LotViewer } from "../lots/lot-access";
import { lockLot } from "../lots/lot-repository";
import { phaseOf, rulesOf } from "../lots/lot-state";
import { maximaOf, maximumRows, readBidLog, type BidLogRow } from "./bid-log";

export interface Retracted {
  lotId: number;
  /** Everybody whose standing may be another now. */
  concerned: number[];
}

/**
 * Withdraws a placed bid. Its rows stay, marked with the reason, and so does their hash chain; price and leader become what the
 * remaining log gives.
 */
export function retractBid(
  db: Db,
  viewer: LotViewer,
  { bidId, reason }: { bidId: number; reason: string },
): Promise<Retracted> {
  return db.tx(async (t) => {
    const [found] = await t.query<{ lot_id: number }>("select lot_id from bids where id = $1", [
      bidId,
    ]);
    const lot = found && (await lockLot(t, found.lot_id));
    if (!lot) throw new ApiFault("NOT_FOUND");
    if (!mayManageLot(viewer, lot.seller_id)) throw new ApiFault("FORBIDDEN");
    if (!isTakingBids(phaseOf(lot))) throw new ApiFault("ILLEGAL_TRANSITION");
    const log = await readBidLog(t, lot.id);
    const origin = originOf(log, bidId);
    // A bid of an earlier listing has no part in this one; a lowering is no bid.
    if (!origin) throw new ApiFault("ILLEGAL_TRANSITION");
    const concerned = [origin.bidder_id, ...(lot.leader_id === null ? [] : [lot.leader_id])];
    if (origin.declined) return { lotId: lot.id, concerned };

    const withdrawn = new Set(rowsOf(log, origin).map((row) => row.id));
    const remaining = log.map((row) => (withdrawn.has(row.id) ? { ...row, declined: true } : row));
    const { state, skipped } = replay(rulesOf(lot), maximaOf(remaining));
    // A lowering that means nothing any more must not go on as its bidder's maximum.
    const maxima = maximumRows(remaining);
    const idle = skipped.flatMap((index) => (maxima[index]?.lowers ? [maxima[index].id] : []));
    await t.query(
      `update bids set declined = true, declined_reason = $2
       where id = any($1::bigint[]) and not declined`,
      [[...withdrawn, ...idle], reason],
    );
    await t.query(
      `update lots set price_cents = $2, leader_id = $3, leader_max_cents = $4, bid_count = $5,
         seq = seq + 1, updated_at = clock_timestamp() where id = $1`,
      [lot.id, state.priceCents, state.leaderId, state.leaderMaxCents, state.bidCount],
    );
    if (state.leaderId !== null) concerned.push(state.leaderId);
    return { lotId: lot.id, concerned: [...new Set(concerned)] };
  });
}

/**
 * The maximum from which a row came: of the same bid, or, for an automatic answer, the one that answered. A lowering has none:
 * taking it back would make its bidder pay more than it wants to.
 */
export function originOf(log: readonly BidLogRow[], bidId: number): BidLogRow | undefined {
  const row = log.find((entry) => entry.id === bidId);
  if (!row) return undefined;
  if (row.kind === "max") return row.lowers ? undefined : row;
  if (row.kind === "bid") return log.find((entry) => entry.kind === "max" && entry.seq === row.seq);
  return log.findLast((entry) => isMaximumOf(entry, row.bidder_id) && entry.id < row.id);
}

/**
 * What a maximum brought into the log: itself, all public rows of its moment (also the answer to it), and its later automatic
 * answers, as far as an earlier maximum of the same bidder would not have given them too.
 */
export function rowsOf(log: readonly BidLogRow[], origin: BidLogRow): BidLogRow[] {
  const { bidder_id: bidderId } = origin;
  const standing = log.filter((row) => isMaximumOf(row, bidderId) && !row.declined);
  const earlierCents = Math.max(
    0,
    ...standing.filter((row) => row.id < origin.id).map((row) => row.max_cents ?? 0),
  );
  const nextId = standing.find((row) => row.id > origin.id)?.id ?? Infinity;
  return log.filter(
    (row) =>
      row.seq === origin.seq ||
      (row.kind === "auto" &&
        row.bidder_id === bidderId &&
        row.id > origin.id &&
        row.id < nextId &&
        (row.amount_cents ?? 0) > earlierCents),
  );
}

function isMaximumOf(row: BidLogRow, bidderId: number): boolean {
  return row.kind === "max" && !row.lowers && row.bidder_id === bidderId;
}
