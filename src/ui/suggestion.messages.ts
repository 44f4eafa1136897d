import { defineMessages } from "../i18n";

export const suggestionMessages = defineMessages("ui", {
  suggestions: "Sugerencias",
  suggestionCount:
    "{count, plural, =0 {No hay sugerencias.} one {# sugerencia.} other {# sugerencias.}}",
  suggestionsFailed: "No se han podido cargar las sugerencias.",
} as const);
