import { defineMessages } from "../../src/i18n";

/** Texts of `checkout` for while its inside is on its way. */
export const checkoutGateMessages = defineMessages("checkout", {
  notOpened: "No se ha podido abrir la compra.",
} as const);
