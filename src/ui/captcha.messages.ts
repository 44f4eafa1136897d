import { defineMessages } from "../i18n";

export const captchaMessages = defineMessages("ui", {
  captcha: "Comprobación de que no es un robot",
  captchaFailed: "No se ha podido cargar la comprobación.",
  captchaRetry: "Reintentar",
} as const);
