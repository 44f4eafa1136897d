import { defineMessages } from "../../src/i18n";

export const emailVerificationMessages = defineMessages("emailVerification", {
  title: "Verificar el correo",
  loading: "Comprobando su sesión…",
  ready: "Confirme que este correo es suyo para terminar de verificar su cuenta.",
  verify: "Verificar mi correo",

  verifiedTitle: "Correo verificado",
  verified: "La dirección {email} está verificada.",

  expired: "El enlace ha caducado o ya se ha usado.",
  guest: "Inicie sesión para comprobar si su correo está verificado o pedir otro enlace.",
  goLogin: "Iniciar sesión",

  unverified: "Su correo {email} todavía no está verificado. Le enviaremos un enlace para hacerlo.",
  send: "Enviar enlace",
  sentTitle: "Revise su correo",
  sent: "Hemos enviado un enlace a {email}. Ábralo para verificar su correo.",
  resend: "Enviar otra vez",
  resent: "Enviado de nuevo ({count}).",
} as const);
