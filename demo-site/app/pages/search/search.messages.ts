import { defineMessages } from "martillo";

export const searchMessages = defineMessages("siteSearch", {
  auctions: "Vehículos en subasta",
  sales: "Vehículos a precio fijo",
  auctionsDescription:
    "Subastas en curso de coches, furgonetas, motos, camiones y maquinaria, con cierre al segundo.",
  salesDescription:
    "Coches, furgonetas, motos, camiones y maquinaria a precio fijo, con el total a la vista.",
  kinds: "Forma de venta",
  event: "Subasta",
  eventNumber: "Subasta {id}",
  closesOn: "Cierre: {moment}",
  seeAll: "Ver todas las subastas",
} as const);
