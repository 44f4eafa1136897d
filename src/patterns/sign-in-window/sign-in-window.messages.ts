import { defineMessages } from "../../i18n";

export const signInWindowMessages = defineMessages("login", {
  byWindow:
    "Para entrar se abre una ventana de la casa de subastas. Esta página no ve su contraseña.",
  openWindow: "Entrar en la casa de subastas",
  windowFailed:
    "No se ha iniciado la sesión. Si no se ha abierto ninguna ventana, permita que esta página las abra.",
} as const);
