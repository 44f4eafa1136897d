import { defineMessages } from "../i18n";

export const formsMessages = defineMessages("forms", {
  retry: "Reintentar",
  notReadable: "El valor no es válido.",
} as const);
