import { defineMessages } from "martillo";

export const watchlistMessages = defineMessages("siteWatchlist", {
  title: "Seguidos y favoritos",
  watchlist: "Lotes seguidos",
  favorites: "Favoritos",
  auctions: "Subastas seguidas",
  noneWatchlist: "No sigue ningún lote",
  noneWatchlistText:
    "Pulse el corazón de un lote y lo encontrará aquí, con su precio y su cierre al momento.",
  noneFavorites: "Todavía no tiene favoritos",
  noneFavoritesText: "Pulse «Añadir a favoritos» en la página de un lote y lo encontrará aquí.",
  noneAuctions: "No sigue ninguna subasta",
  noneAuctionsText: "Siga una subasta entera y la encontrará aquí con todos sus lotes.",
} as const);
