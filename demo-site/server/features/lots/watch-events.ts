import type { auctionAddWatchList } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { addEventWatch, removeEventWatch } from "./event-repository";

type EventWatchHandler = Handler<typeof auctionAddWatchList>;

export const addAuctionWatchList = watchHandler(addEventWatch, true);
export const removeAuctionWatchList = watchHandler(removeEventWatch, false);

function watchHandler(change: typeof addEventWatch, watched: boolean): EventWatchHandler {
  return async ({ auction_id }, { db, requireViewer }) => {
    const exists = await change(db, requireViewer().id, auction_id);
    if (!exists) throw new ApiFault("NOT_FOUND");
    return { auction_id, watched };
  };
}
