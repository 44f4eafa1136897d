import { defineMessages } from "../../src/i18n";
import { loginMessages } from "./login.messages";

export const waysMessages = defineMessages("login", {
  ...loginMessages.texts,
  orBy: "o bien",
  byGoogle: "Continuar con Google",
  byPhone: "Entrar con un código por SMS",
  wayNotLoaded: "No se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.",
  goBack: "Entrar con correo y contraseña",

  phone: "Teléfono",
  phoneHint: "Le enviaremos un código al teléfono verificado de su cuenta.",
  phoneLength: "Entre 8 y 15 caracteres.",
  sendCode: "Enviar código",
  codeOnItsWay: "Si {phone} es el teléfono verificado de una cuenta, le llegará un código por SMS.",
  code: "Código",
  codeHint: "{count} cifras. Vale {minutes, plural, one {un minuto} other {# minutos}}.",
  enter: "Entrar",
  resend: "Enviar otro código",
  resendIn: "Enviar otro código en {seconds} s",
  otherPhone: "Usar otro teléfono",

  googleLoading: "Abriendo el acceso de Google…",
  googleNext: "Elija su cuenta en el botón de Google.",
} as const);
