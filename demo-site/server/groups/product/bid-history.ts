import type { BidRow, ListFilter, productBidhistory } from "martillo/contract";
import { bidderLabel, toDecimal } from "martillo/domain";
import type { Viewer } from "../../http/context";
import { ApiFault } from "../../http/fault";
import type { Handler } from "../../http/mount";
import { displayRange } from "../../lists/display-range";
import { mayManageLot } from "../../lots/lot-access";
import { readLots } from "../../lots/lot-repository";
import { phaseOf } from "../../lots/lot-state";
import {
  countHistory,
  readChainHead,
  readHistory,
  type HistoryRow,
} from "./bid-history-repository";

export const bidhistory: Handler<typeof productBidhistory> = async (input, { db, viewer }) => {
  const [lot] = await readLots(db, [input.id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const mayManage = mayManageLot(viewer, lot.seller_id);
  const bidders = input.filters?.user_id;
  if (bidders && !mayManage) requireOwn(bidders, viewer);
  const [head, rows, counted] = await Promise.all([
    readChainHead(db, lot.id),
    readHistory(db, { lotId: lot.id, bidders, page: input.page, limit: input.limit }),
    bidders && countHistory(db, { lotId: lot.id, bidders }),
  ]);
  const total = counted ?? head.rows;
  const audience: Audience = {
    viewerId: viewer?.id ?? null,
    mayUnmask: mayManage,
    withPhone: mayManage && input.additionalField !== undefined,
    sellerId: lot.seller_id,
  };
  return {
    records: rows.map((row) => toBidRow(row, audience)),
    totalRecords: total,
    setDisp: displayRange(input.page, input.limit, rows.length, total),
    ...(mayManage && phaseOf(lot) === "provisional" && { award: true as const }),
    chain_head: head.hash,
  };
};

/** Whose a row is stays masked: nobody but who sells the lot asks for the rows of others. */
function requireOwn({ values }: ListFilter<number>, viewer: Viewer | null) {
  if (!viewer) throw new ApiFault("NOT_SIGNED_IN");
  if (values.some((id) => id !== viewer.id)) throw new ApiFault("FORBIDDEN");
}

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
