import { defineMessages } from "../i18n";

/** Texts of `ui` that only a password needs. */
export const passwordMessages = defineMessages("ui", {
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
} as const);
