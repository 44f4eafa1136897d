import { defineMessages } from "martillo";

export const sellingMessages = defineMessages("siteSelling", {
  open: "A la venta",
  sold: "Vendidos",
  unsold: "Sin vender",
  draft: "Borradores",
  newLot: "Publicar un lote",
  importLots: "Importar una hoja",
} as const);
