import type { BidRow } from "martillo/contract";
import { amountText, bidderLabel, bidderText, toDecimal } from "martillo/domain";
import type { HistoryRow } from "./bid-history-repository";

/** The reader of a history. */
export interface Audience {
  viewerId: number | null;
  mayUnmask: boolean;
  isStaff: boolean;
  withPhone: boolean;
  sellerId: number;
  /** No bid can come any more, so that no maximum has anything to hide. */
  isOver: boolean;
}

/** A row as its reader may see it. */
export function toBidRow(
  row: HistoryRow,
  audience: Audience,
  sha256: (text: string) => string,
): BidRow {
  const mine = row.bidder_id !== null && row.bidder_id === audience.viewerId;
  const isHidden = !mine && isSecret(row, audience);
  return {
    bidid: row.id,
    project_id: row.lot_id,
    user_id: mine || audience.mayUnmask ? row.bidder_id : null,
    ...nameOf(row, mine, audience.mayUnmask),
    bidder_no: row.bidder_no ?? 0,
    mine,
    kind: row.kind,
    proposed_amount: isHidden ? null : toDecimal(row.amount_cents),
    declined: row.declined ? 1 : 0,
    declined_reason: row.declined_reason,
    declined_by: row.withdrawn_by,
    automatic: row.automatic ? 1 : 0,
    created_at: row.created_ms,
    seller_id: audience.sellerId,
    ...(audience.withPhone && { phone: row.phone }),
    seq: row.seq,
    position: row.position,
    prev_hash: row.prev_hash,
    hash: row.hash,
    chain_version: row.chain_version,
    ...askedOf(row, audience),
    ...(row.is_closed_out && audience.isStaff && !audience.isOver && { closed_out: true as const }),
    ...sealsOf(row, { mine, isHidden, sha256 }),
  };
}

/**
 * After a withdrawal the price may lie below rows that were public: a row above it tells a maximum that is hidden again, or is one step
 * above it. A row of version 1 hides nothing, because its hash gives the amount away.
 */
function isSecret(row: HistoryRow, { isOver }: Audience): boolean {
  return !isOver && row.is_above_price && row.chain_version === 2;
}

/** What the seller asks of the house: the reason to who manages the lot, the note to staff. */
function askedOf({ asked }: HistoryRow, audience: Audience): Partial<BidRow> {
  if (!asked || audience.isOver || !audience.mayUnmask) return {};
  const note = audience.isStaff ? asked.note : null;
  return {
    withdrawal_asked: { reason: asked.reason, at: asked.at_ms, ...(note !== null && { note }) },
  };
}

function nameOf(row: HistoryRow, isViewer: boolean, mayUnmask: boolean) {
  if (row.bidder_no === null) return { first_name: "", last_name: "" };
  return bidderLabel({
    bidderNo: row.bidder_no,
    isViewer,
    mayUnmask,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
  });
}

function sealsOf(
  row: HistoryRow,
  { mine, isHidden, sha256 }: { mine: boolean; isHidden: boolean; sha256(text: string): string },
): Partial<BidRow> {
  const {
    bidder_id,
    bidder_salt,
    amount_salt,
    withdrawn_by,
    declined_reason,
    voids,
    not_before_ms,
  } = row;
  if (row.chain_version === 1 || amount_salt === null) return {};
  return {
    amount_commitment: sha256(amountText(amount_salt, row.amount_cents)),
    ...(!isHidden && { amount_salt }),
    ...(bidder_id !== null &&
      bidder_salt !== null && {
        bidder_commitment: sha256(bidderText(row.lot_id, bidder_salt, bidder_id)),
        ...(mine && { bidder_salt }),
      }),
    ...(voids &&
      withdrawn_by && {
        withdrawal: {
          voids,
          by: withdrawn_by,
          reason: declined_reason ?? "",
          ...(not_before_ms !== null && { not_before: not_before_ms }),
        },
      }),
  };
}
