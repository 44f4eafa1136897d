import { defineMessages } from "../../src/i18n";

/** Texts of `cart` for while its inside is on its way. */
export const cartGateMessages = defineMessages("cart", {
  notOpened: "No se ha podido abrir la cesta.",
} as const);
