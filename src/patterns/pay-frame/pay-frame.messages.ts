import { defineMessages } from "../../i18n";

export const payFrameMessages = defineMessages("payFrame", {
  title: "Formulario de pago seguro",
  noFrame: "El formulario de pago no se ha podido abrir. No se ha cobrado nada.",
} as const);
