import type {
  AuctionEvent,
  auctionMyBids,
  auctionSearch,
  auctionWatchList,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { readBidEvents, readEvents, type EventQuery, type EventRow } from "./event-repository";

export const searchEvents: Handler<typeof auctionSearch> = (input, ctx) =>
  listEvents(ctx, { ...input, onlyWatched: false });

export const watchedEvents: Handler<typeof auctionWatchList> = (input, ctx) =>
  listEvents(ctx, { ...input, status: "all", onlyWatched: true });

export const bidEvents: Handler<typeof auctionMyBids> = async ({ page, limit }, ctx) => {
  const { rows, total } = await readBidEvents(ctx.db, ctx.requireViewer().id, page, limit);
  return {
    records: rows.map((row) => ({
      auction: toEvent(row),
      lots: row.bid_lots,
      leading: row.leading,
      outbid: row.outbid,
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

async function listEvents(
  { db, viewer }: CallContext,
  query: Omit<EventQuery, "viewerId">,
): Promise<{ records: AuctionEvent[]; totalRecords: number; setDisp: string }> {
  const { rows, total } = await readEvents(db, { ...query, viewerId: viewer?.id ?? null });
  return {
    records: rows.map(toEvent),
    totalRecords: total,
    setDisp: displayRange(query.page, query.limit, rows.length, total),
  };
}

function toEvent(row: EventRow): AuctionEvent {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    date_start: row.opens_ms,
    date_closed: row.closes_ms,
    lot_count: row.lot_count,
    open_lot_count: row.open_lot_count,
    seller: { id: row.seller_id, name: row.seller_name },
    avatar: row.avatar ?? "",
    watched: row.watched,
  };
}
