import * as z from "zod/mini";
import { defineAction } from "../action";
import { EpochMs, Id, IdInput, limitOf, Page } from "../primitives";

/** An event that groups lots, e.g. "Renting nacional – noviembre". */
export const AuctionEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  date_start: EpochMs,
  date_closed: EpochMs,
  lot_count: z.number(),
  open_lot_count: z.number(),
  seller: z.object({ id: Id, name: z.string() }),
  avatar: z.string(),
  watched: z.boolean(),
});
export type AuctionEvent = z.infer<typeof AuctionEvent>;

const EventList = z.object({
  records: z.array(AuctionEvent),
  totalRecords: z.number(),
  setDisp: z.string(),
});

export const auctionSearch = defineAction("auction/search", {
  summary: "Auction events, those which end first in front.",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
  inferred: true,
  input: z.object({
    page: Page,
    limit: limitOf(12),
    /** @default live */
    status: z._default(z.enum(["live", "ended", "all"]), "live"),
  }),
  output: EventList,
});

const EventRef = z.object({ auction_id: IdInput });
const EventWatched = z.object({ auction_id: z.number(), watched: z.boolean() });

export const auctionAddWatchList = defineAction("auction/addAuctionWatchList", {
  summary: "Follows an auction event.",
  access: "user",
  scope: "read",
  silent: true,
  inferred: true,
  input: EventRef,
  output: EventWatched,
});

export const auctionRemoveWatchList = defineAction("auction/removeAuctionWatchList", {
  summary: "Stops following an auction event.",
  access: "user",
  scope: "read",
  silent: true,
  inferred: true,
  input: EventRef,
  output: EventWatched,
});

export const auctionWatchList = defineAction("auction/auctionWatchList", {
  summary: "The auction events that the caller follows.",
  access: "user",
  scope: "read",
  silent: true,
  inferred: true,
  input: z.object({ page: Page, limit: limitOf(12) }),
  output: EventList,
});

/** The calls about auctions, by wire name. */
export const auctionActions = {
  "auction/search": auctionSearch,
  "auction/addAuctionWatchList": auctionAddWatchList,
  "auction/removeAuctionWatchList": auctionRemoveWatchList,
  "auction/auctionWatchList": auctionWatchList,
};
