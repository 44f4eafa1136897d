import { defineMessages } from "../../src/i18n";

/** Texts of a registration that only its later steps need. */
export const flowMessages = defineMessages("registration", {
  methodTitle: "Verifique su cuenta",
  methodWhy: "Para crear la cuenta necesitamos confirmar que el correo o el teléfono son suyos.",
  method: "¿Cómo prefiere recibir el código?",
  byEmail: "Por correo electrónico",
  bySms: "Por SMS",
  go: "Seguir",
  skip: "Ahora no",

  detailsWhy: "Solo se los pedimos una vez, antes de su primera puja.",
  saveDetails: "Guardar y seguir",
  backToForm: "Volver",
  bySmsInstead: "Recibirlo por SMS",
  byEmailInstead: "Recibirlo por correo",
} as const);
