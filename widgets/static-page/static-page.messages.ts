import { defineMessages } from "../../src/i18n";

export const staticPageMessages = defineMessages("staticPage", {
  missing: "Este texto no existe.",
  missingText: "Puede que se haya cambiado de nombre o que ya no se publique.",
  template: "Texto modelo.",
  templateText:
    "Debe revisarlo un profesional del derecho y completarse con los datos del titular antes de publicarse.",
  inSpanish: "Este texto está en español.",
  updated: "Última actualización: {day}.",
} as const);
