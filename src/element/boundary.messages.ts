import { defineMessages } from "../i18n";

export const boundaryMessages = defineMessages("widgetBoundary", {
  failed: "Este contenido no se ha podido mostrar.",
  retry: "Reintentar",
} as const);
