import { defineMessages } from "../i18n";

export const formsMessages = defineMessages("forms", {
  retry: "Reintentar",
  optional: "{label} (opcional)",
  choose: "Elija una opción",
  notLoaded: "No se ha podido cargar este campo.",
  notReadable: "El valor no es válido.",
} as const);
