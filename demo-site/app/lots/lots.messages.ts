import { defineMessages } from "martillo";

export const lotsMessages = defineMessages("siteLots", {
  lots: "{count, plural, one {# lote} other {# lotes}}",
  openLots: "{count, plural, one {# lote abierto} other {# lotes abiertos}}",
  closesOn: "Cierre:",
  follow: "Seguir",
  following: "Siguiendo",
  followEvent: "Seguir {title}",
  imageNotFound: "Imagen no disponible",
} as const);
