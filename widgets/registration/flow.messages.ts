import { defineMessages } from "../../src/i18n";

/** Texts of a registration that only its dialogs need. */
export const flowMessages = defineMessages("registration", {
  methodTitle: "Verifique su cuenta",
  methodWhy: "Para crear la cuenta necesitamos confirmar que el correo o el teléfono son suyos.",
  method: "¿Cómo prefiere recibir el código?",
  byEmail: "Por correo electrónico",
  bySms: "Por SMS",
  go: "Seguir",
  skip: "Ahora no",
} as const);
