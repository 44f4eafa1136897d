import { defineMessages } from "../../src/i18n";

export const passwordResetMessages = defineMessages("passwordReset", {
  askTitle: "Recuperar la contraseña",
  why: "Escriba el correo de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.",
  expired: "El enlace ha caducado o ya se ha usado. Pida uno nuevo.",
  email: "Correo electrónico",
  ask: "Enviar enlace",

  sentTitle: "Revise su correo",
  sent: "Si hay una cuenta con el correo {email}, le hemos enviado un enlace.",
  sentWhere: "El enlace sirve una sola vez. Si no lo encuentra, mire en el correo no deseado.",
  resend: "Enviar otra vez",
  resent: "Enviado de nuevo ({count}).",
  otherEmail: "Usar otro correo",

  chooseTitle: "Nueva contraseña",
  password: "Contraseña nueva",
  passwordHint: "8 caracteres o más.",
  confirm: "Repita la contraseña",
  accept: "Acepto los",
  terms: "términos y condiciones",
  choose: "Guardar la contraseña",

  changedTitle: "Contraseña cambiada",
  changed:
    "Por seguridad hemos cerrado todas las sesiones de su cuenta. Entre con la contraseña nueva.",
  goLogin: "Iniciar sesión",
  backToLogin: "Volver a iniciar sesión",
} as const);
