import { defineMessages } from "martillo";

export const profileMessages = defineMessages("siteProfile", {
  lead: "Sus datos, sus pujas y sus avisos, en un solo lugar.",
  own: "Mis datos",
  addresses: "Mis direcciones",
  identity: "Mi identidad",
  company: "Personas de mi empresa",
  bids: "Mis pujas",
  bidsText: "Cómo van y qué ha ganado.",
  watchlist: "Seguidos",
  watchlistText: "Lotes y subastas que no quiere perder de vista.",
  auctions: "Mis subastas",
  auctionsText: "Lo que está vendiendo ahora.",
  ownWeb: "Mis lotes en mi web",
  ownWebText: "Dos líneas para su página.",
  invoices: "Ventas y cobros",
  invoicesText: "Cobradas y pendientes.",
  notifications: "Avisos",
  notificationsText: "De qué le avisamos y cómo.",
  password: "Contraseña",
  passwordText: "Cámbiela cuando quiera.",
} as const);
