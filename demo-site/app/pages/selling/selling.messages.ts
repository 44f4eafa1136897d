import { defineMessages } from "martillo";

export const sellingMessages = defineMessages("siteSelling", {
  open: "A la venta",
  sold: "Vendidos",
  unsold: "Sin vender",
  draft: "Borradores",
  views: "Ver por",
  byLot: "Por lotes",
  byAuction: "Por subastas",
  running: "Programadas y en curso",
  finished: "Terminadas",
  newAuction: "Preparar una subasta",
  newLot: "Publicar un lote",
  importLots: "Importar una hoja",
} as const);
