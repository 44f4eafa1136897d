import { defineMessages } from "../../src/i18n";

export const searchBoxMessages = defineMessages("searchBox", {
  label: "Buscar vehículos",
  placeholder: "Marca, modelo o palabra",
  submit: "Buscar",
  clear: "Borrar la búsqueda",
  available:
    "{count, plural, =0 {Sin sugerencias.} one {# sugerencia; use las flechas.} other {# sugerencias; use las flechas.}}",
  notLoaded: "No se han podido cargar las sugerencias.",
  retry: "Reintentar",
} as const);
