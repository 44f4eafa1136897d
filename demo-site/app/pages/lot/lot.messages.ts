import { defineMessages } from "martillo";

export const lotMessages = defineMessages("siteLot", {
  here: "Está aquí",
  similar: "Otros lotes similares",
  auctionHeading: "Subasta: {title}",
  saleHeading: "Venta directa: {title}",
  auctionDescription: "{title}, en {place}. En subasta por {price}, cierra el {closing}.",
  saleDescription: "{title}, en {place}. En venta por {price}.",
  outbid: "Superado",
  inEvent: "Subasta {event}",
  numberInEvent: "Lote {number} de la subasta {event}",
} as const);
