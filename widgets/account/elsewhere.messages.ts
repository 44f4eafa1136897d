import { defineMessages } from "../../src/i18n";

/** What an account's widgets say on pages of partners. */
export const elsewhereMessages = defineMessages("account", {
  inHouse: "Ábralo en la casa de subastas",
  inHouseWhy: "Sus compras, sus ventas y sus documentos solo se ven en la página de la casa.",
  toHouse: "Ir a la casa de subastas",
  allowFirst: "Permita antes que esta página compre en su nombre",
  allowWhy: "Se lo preguntará la casa de subastas, en una ventana suya.",
  allow: "Permitir",
  notPermitted: "Falta permiso para esto en la cuenta que vende",
  notPermittedNext: "Lo da el titular de la cuenta, en «Mi organización».",
} as const);
