import * as z from "zod/mini";
import { defineAction } from "../../action";
import { IdInput } from "../../primitives";

const LotRef = z.object({ project_id: IdInput });
const Watched = z.object({ project_id: z.number(), watched: z.boolean(), favorite: z.boolean() });

function watchAction<const Name extends string>(name: Name, summary: string) {
  return defineAction(name, {
    summary,
    access: "user",
    scope: "read",
    silent: true,
    inferred: true,
    input: LotRef,
    output: Watched,
  });
}

export const userAddWatchlist = watchAction("user/addWatchlist", "Follows a lot.");
export const userRemoveWatchlist = watchAction("user/removeWatchlist", "Stops following a lot.");
export const userAddToFavorites = watchAction("user/addToFavorites", "Adds a lot to favourites.");
export const userRemoveFromFavorites = watchAction(
  "user/removeFromFavorites",
  "Removes a lot from favourites.",
);

/** The calls that follow lots, by wire name. */
export const watchActions = {
  "user/addWatchlist": userAddWatchlist,
  "user/removeWatchlist": userRemoveWatchlist,
  "user/addToFavorites": userAddToFavorites,
  "user/removeFromFavorites": userRemoveFromFavorites,
};
