import type { Phrases } from "martillo";
import type { SiteMessageKey } from "../_made/message-keys";
import { rioplatense } from "./rioplatense";

const texts = {
  ...rioplatense,
  // siteShell
  "siteShell.description":
    "Subastas en línea y venta directa de autos, utilitarios, motos, camiones y maquinaria, con reloj del servidor, historial verificable y el total a la vista.",
  "siteShell.newsletterTitle": "Las próximas subastas, en tu mail",
  // sitePlans
  "sitePlans.lead":
    "Publicá subastas y ventas directas con el plan que necesites. Podés cambiarlo o cancelarlo cuando quieras, sin permanencia.",
  // siteLinks
  "siteLinks.practice": "Subasta de práctica",
  // siteRoutes
  "siteRoutes.practice": "Subasta de práctica",
  "siteRoutes.liveAuction": "Subasta en vivo",
  "siteRoutes.liveAuctionPromise":
    "Acá vas a seguir en vivo, lote a lote, las subastas con martillero.",
  "siteCart.otherAuction": "Carrito de subastas",
  "siteRoutes.cart": "Carrito de subastas",
  // siteHome
  "siteHome.arrivalsText": "Lo último que publicaron los vendedores, en subasta y a precio fijo.",
  // siteSearch
  "siteSearch.cancelled": "Esta subasta se anuló: ya no se oferta por sus lotes.",
  "siteSearch.auctionsDescription":
    "Subastas en curso de autos, utilitarios, motos, camiones y maquinaria, con cierre al segundo.",
  // siteMyBids
  "siteMyBids.events": "Subastas en las que ofertás",
  "siteMyBids.noneWinningText": "Acá vas a ver las subastas en curso que vas ganando.",
  "siteMyBids.noneLostText": "Acá van a quedar las que gane otro oferente.",
  // siteWatchlist
  "siteWatchlist.noneAuctions": "No seguís ninguna subasta",
  "siteWatchlist.noneAuctionsText":
    "Seguí una subasta entera y la vas a encontrar acá con todos sus lotes.",
  // sitePractice
  "sitePractice.lead":
    "Una subasta de verdad, sin consecuencias: el servidor, su base de datos y tres rivales se abren dentro de esta página. No se vende nada, no se paga nada y ningún dato sale de tu navegador.",
  // practice
  "practice.yours": "Tu subasta",
  "practice.opening": "Abriendo la casa de subastas en tu navegador…",
  "practice.over": "La subasta terminó.",
  // siteProfile
  "siteProfile.watchlistText": "Lotes y subastas que no querés perder de vista.",
  // siteMaintenance
  "siteMaintenance.auctionsGoOn":
    "Las subastas siguen su curso en el servidor: tus ofertas máximas se mantienen y se ejecutan como siempre.",
} satisfies Partial<Record<SiteMessageKey, string>>;

/** What Argentina says in other words than Spain; the rest stays as the site carries it. */
export const esAR: Phrases = texts;
