import { defineMessages } from "../i18n";

/** Texts of `ui` that only a list of pages needs. */
export const pagerMessages = defineMessages("ui", {
  pages: "Páginas",
  page: "Página {page}",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
} as const);
