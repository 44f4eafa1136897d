import { defineMessages } from "../i18n";

export const strengthMessages = defineMessages("ui", {
  strength: "Seguridad de la contraseña:",
} as const);
