import { defineMessages } from "../../i18n";

export const shareMessages = defineMessages("share", {
  share: "Compartir",
  shared: "Dirección copiada",
  shareFailed: "Copie la dirección:",
} as const);
