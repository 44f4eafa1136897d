import { defineMessages } from "../../src/i18n";

export const alertsMessages = defineMessages("alerts", {
  label: "Avisos",
  info: "Aviso:",
  error: "Error:",
  close: "Cerrar el aviso",
} as const);
