import { defineMessages } from "../../src/i18n";

export const accountMessages = defineMessages("account", {
  signInFirst: "Inicie sesión para ver su cuenta",
  signInWhy: "Sus datos y sus preferencias solo los ve usted.",
  signIn: "Iniciar sesión",
  notOpened:
    "No se ha podido abrir el inicio de sesión. Compruebe su conexión e inténtelo de nuevo.",
  notLoaded: "No se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.",
  loading: "Cargando su cuenta…",
} as const);
