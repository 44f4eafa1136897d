import { defineMessages } from "../../i18n";

export const payFrameMessages = defineMessages("payFrame", {
  title: "Formulario de pago seguro",
  noFrame:
    "Esta página no puede mostrar el formulario de pago. No se ha cobrado nada: ábralo en una ventana y vuelva aquí cuando haya pagado.",
  openWindow: "Abrir en una ventana",
} as const);
