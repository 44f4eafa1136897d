import type { userActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { login, logout, register, validateUser } from "./session";
import { addToFavorites, addWatchlist, removeFromFavorites, removeWatchlist } from "./watchlist";

export const userHandlers = {
  "user/register": register,
  "user/login": login,
  "user/logout": logout,
  "user/validateUser": validateUser,
  "user/addWatchlist": addWatchlist,
  "user/removeWatchlist": removeWatchlist,
  "user/addToFavorites": addToFavorites,
  "user/removeFromFavorites": removeFromFavorites,
} satisfies HandlersFor<typeof userActions>;
