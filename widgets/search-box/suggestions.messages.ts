import { defineMessages } from "../../src/i18n";

export const suggestionsMessages = defineMessages("searchBox", {
  suggestions: "Sugerencias",
  auction: "Subasta",
  sale: "Venta directa",
  ended: "Finalizada",
  scheduled: "Próximamente",
  searchFor: "Buscar «{text}»",
} as const);
