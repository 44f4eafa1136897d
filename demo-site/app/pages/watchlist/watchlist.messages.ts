import { defineMessages } from "martillo";

export const watchlistMessages = defineMessages("siteWatchlist", {
  title: "Seguidos",
  watchlist: "Lotes",
  favorites: "Solo favoritos",
  auctions: "Subastas",
  noneWatchlist: "No sigue ningún lote",
  noneWatchlistText:
    "Pulse el corazón de un lote y lo encontrará aquí, con su precio y su cierre al momento.",
  noneFavorites: "Todavía no tiene favoritos",
  noneFavoritesText: "Todo lo que sigue está en «Lotes».",
  noneAuctions: "No sigue ninguna subasta",
  noneAuctionsText:
    "Pulse el corazón de una subasta en el calendario y la encontrará aquí con todos sus lotes.",
} as const);
