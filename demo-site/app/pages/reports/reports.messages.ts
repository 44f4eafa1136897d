import { defineMessages } from "martillo";

export const reportsPageMessages = defineMessages("siteReports", {
  overview: "Resumen",
  sales: "Ventas",
  sell_through: "Éxito de ventas",
  stock: "Existencias",
  bids: "Pujas",
  auctions: "Subastas",
  buyers: "Compradores",
  models: "Modelos",
  answers: "Respuestas",
  team: "Equipo",
  invoices: "Documentos",
} as const);
