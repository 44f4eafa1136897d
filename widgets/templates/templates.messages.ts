import { defineMessages } from "../../src/i18n";

export const templatesMessages = defineMessages("templates", {
  kinds: "Tipos de plantilla",
  lots: "De lotes",
  auctions: "De subastas",
  notOpened: "Las plantillas no se han podido abrir.",
});
