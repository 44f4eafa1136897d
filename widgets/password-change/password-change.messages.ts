import { defineMessages } from "../../src/i18n";

export const passwordChangeMessages = defineMessages("passwordChange", {
  title: "Cambiar la contraseña",
  createTitle: "Crear una contraseña",
  why: "Al cambiarla se cierran sus sesiones en todos los demás dispositivos.",
  createWhy:
    "Hasta ahora entra con su cuenta de Google. Con una contraseña podrá entrar también con su correo.",
  username: "Correo electrónico",
  current: "Contraseña actual",
  forgot: "¿La ha olvidado?",
  next: "Contraseña nueva",
  nextHint: "8 caracteres como mínimo.",
  confirm: "Repita la contraseña nueva",
  terms: "Acepto los",
  termsLink: "términos y condiciones",
  tooLong: "Como máximo 200 caracteres.",
  sameAsBefore: "Elija una contraseña distinta de la actual.",
  submit: "Guardar la contraseña",
  done: "Su contraseña ha cambiado. Hemos cerrado sus sesiones en los demás dispositivos.",
} as const);
