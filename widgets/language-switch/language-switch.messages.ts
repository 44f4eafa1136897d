import { defineMessages } from "../../src/i18n";

export const languageSwitchMessages = defineMessages("languageSwitch", {
  label: "Idioma",
  failed: "No se ha podido cargar ese idioma. Inténtelo de nuevo.",
} as const);
