import { defineMessages } from "../../src/i18n";

export const accountMessages = defineMessages("account", {
  signInFirst: "Inicie sesión para ver su cuenta",
  signInWhy: "Sus datos y sus preferencias solo los ve usted.",
  signIn: "Iniciar sesión",
  notOpened:
    "No se ha podido abrir el inicio de sesión. Compruebe su conexión e inténtelo de nuevo.",
  inHouse: "Ábralo en la casa de subastas",
  inHouseWhy: "Sus compras, sus ventas y sus documentos solo se ven en la página de la casa.",
  toHouse: "Ir a la casa de subastas",
  allowFirst: "Permita antes que esta página compre en su nombre",
  allowWhy: "Se lo preguntará la casa de subastas, en una ventana suya.",
  allow: "Permitir",
  loading: "Cargando su cuenta…",
} as const);
