import { defineMessages } from "../../src/i18n";
import { loginMessages } from "./login.messages";

export const registerMessages = defineMessages("login", {
  ...loginMessages.texts,
  confirmPassword: "Repita la contraseña",
  firstName: "Nombre",
  lastName: "Apellidos",
  register: "Crear cuenta",
  hasAccount: "¿Ya tiene cuenta?",
  goLogin: "Iniciar sesión",

  kind: "¿Para qué quiere la cuenta?",
  buyer: "Comprar",
  buyerWhy: "Pujar y comprar vehículos.",
  seller: "Vender",
  sellerWhy: "Subastar y vender vehículos.",
  terms: "Acepto las condiciones de uso y la política de privacidad.",

  ruleLength: "8 caracteres o más",
  ruleUpper: "Una mayúscula",
  ruleLower: "Una minúscula",
  ruleDigit: "Una cifra",
  ruleSpecial: "Uno de estos signos: @ $ ! % * # ? &",
  ruleMet: "cumplido",

  weakPassword: "La contraseña no cumple todas las condiciones.",
  // The message on the wire is a fixed one, part of it in English.
  emailTaken: "Ya existe una cuenta con ese correo.",
  passwordsDiffer: "Las contraseñas no coinciden.",
  nameLength: "Entre 2 y 15 caracteres.",
  termsRequired: "Por favor acepte los términos para continuar.",
} as const);
