import type { userAddWatchlist } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readLots } from "./lot-repository";
import { addWatch, removeWatch, type WatchKind } from "./watch-repository";

type WatchHandler = Handler<typeof userAddWatchlist>;

export const addWatchlist = watchHandler("watchlist", addWatch);
export const removeWatchlist = watchHandler("watchlist", removeWatch);
export const addToFavorites = watchHandler("favorite", addWatch);
export const removeFromFavorites = watchHandler("favorite", removeWatch);

function watchHandler(kind: WatchKind, change: typeof addWatch): WatchHandler {
  return async ({ project_id }, { db, requireViewer }) => {
    const viewer = requireViewer();
    const [before] = await readLots(db, [project_id], viewer);
    if (!before) throw new ApiFault("NOT_FOUND");
    await change(db, viewer.id, project_id, kind);
    const [after = before] = await readLots(db, [project_id], viewer);
    return { project_id, watched: after.watched, favorite: after.favorite };
  };
}
