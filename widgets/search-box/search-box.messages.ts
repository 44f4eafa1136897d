import { defineMessages } from "../../src/i18n";

export const searchBoxMessages = defineMessages("searchBox", {
  label: "Buscar vehículos",
  placeholder: "Marca, modelo o palabra",
  submit: "Buscar",
  clear: "Borrar la búsqueda",
  suggestions: "Sugerencias",
  auction: "Subasta",
  sale: "Venta directa",
  ended: "Finalizada",
  scheduled: "Próximamente",
  searchFor: "Buscar «{text}»",
  available:
    "{count, plural, =0 {Sin sugerencias.} one {# sugerencia; use las flechas.} other {# sugerencias; use las flechas.}}",
} as const);
