import { defineMessages } from "../../src/i18n";

export const loginMessages = defineMessages("login", {
  title: "Iniciar sesión",
  registerTitle: "Crear una cuenta",
  toBid: "Inicie sesión para pujar. Conservamos el importe que ha escrito.",
  toWatch: "Inicie sesión para guardar lotes favoritos.",
  toGoOn: "Inicie sesión para continuar.",
  sessionEnded: "Su sesión ha caducado. Inicie sesión de nuevo.",
  checking: "Comprobando su sesión…",

  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Repita la contraseña",
  firstName: "Nombre",
  lastName: "Apellidos",
  rememberMe: "Mantener la sesión iniciada en este dispositivo",
  forgot: "¿Ha olvidado su contraseña?",
  submit: "Iniciar sesión",
  register: "Crear cuenta",
  noAccount: "¿Todavía no tiene cuenta?",
  goRegister: "Crear una cuenta",
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

  required: "Obligatorio.",
  invalidEmail: "El formato del correo no es válido.",
  weakPassword: "La contraseña no cumple todas las condiciones.",
  // The message on the wire is a fixed one, part of it in English.
  emailTaken: "Ya existe una cuenta con ese correo.",
  passwordsDiffer: "Las contraseñas no coinciden.",
  nameLength: "Entre 2 y 15 caracteres.",
  termsRequired: "Por favor acepte los términos para continuar.",
  network: "No hay conexión. Compruebe su red e inténtelo de nuevo.",

  signedInAs: "Ha iniciado sesión como",
  logout: "Cerrar sesión",
} as const);
