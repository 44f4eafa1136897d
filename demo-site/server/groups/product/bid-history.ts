import type { BidRow, productBidhistory } from "martillo/contract";
import { bidderLabel, toDecimal } from "martillo/domain";
import { ApiFault } from "../../http/fault";
import type { Handler } from "../../http/mount";
import { mayManageLot } from "../../lots/lot-access";
import { readLots } from "../../lots/lot-repository";
import { phaseOf } from "../../lots/lot-state";
import { readChainHead, readHistory, type HistoryRow } from "./bid-history-repository";

const PHONE_FIELD = "u.phone";

export const bidhistory: Handler<typeof productBidhistory> = async (input, { db, viewer }) => {
  const [lot] = await readLots(db, [input.id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const [head, rows] = await Promise.all([
    readChainHead(db, lot.id),
    readHistory(db, lot.id, input.page, input.limit),
  ]);
  const mayManage = mayManageLot(viewer, lot.seller_id);
  const audience: Audience = {
    viewerId: viewer?.id ?? null,
    mayUnmask: mayManage,
    withPhone: mayManage && input.additionalField === PHONE_FIELD,
    sellerId: lot.seller_id,
  };
  return {
    records: rows.map((row) => toBidRow(row, audience)),
    totalRecords: head.rows,
    ...(mayManage && phaseOf(lot) === "provisional" && { award: true as const }),
    chain_head: head.hash,
  };
};

interface Audience {
  viewerId: number | null;
  mayUnmask: boolean;
  withPhone: boolean;
  sellerId: number;
}

function toBidRow(row: HistoryRow, audience: Audience): BidRow {
  const mine = row.bidder_id === audience.viewerId;
  return {
    bidid: row.id,
    project_id: row.lot_id,
    user_id: mine || audience.mayUnmask ? row.bidder_id : null,
    ...bidderLabel({
      bidderNo: row.bidder_no,
      isViewer: mine,
      mayUnmask: audience.mayUnmask,
      firstName: row.first_name,
      lastName: row.last_name,
    }),
    bidder_no: row.bidder_no,
    mine,
    proposed_amount: toDecimal(row.amount_cents),
    declined: row.declined ? 1 : 0,
    declined_reason: row.declined_reason,
    automatic: row.automatic ? 1 : 0,
    created_at: row.created_ms,
    seller_id: audience.sellerId,
    ...(audience.withPhone && { phone: row.phone }),
    seq: row.seq,
    position: row.position,
    prev_hash: row.prev_hash,
    hash: row.hash,
  };
}
