import { defineMessages } from "../../src/i18n";

export const verificationMessages = defineMessages("verification", {
  required: "Required!",
  invalidEmail: "Invalid email format",
  invalidDomain: "Invalid Email Format",
  onlyNumbers: "Only numbers are allowed",
  enterCode: "Please enter code",
  codeSent: "code sent",
  verify: "Verify",

  emailTitle: "Verifique su correo",
  emailWhy: "Compruebe la dirección: le enviaremos un código de un solo uso.",
  email: "Correo electrónico",
  changeEmail: "Cambiar el correo",

  phoneTitle: "Verifique su teléfono",
  phoneWhy: "Compruebe el número: le enviaremos un SMS con un código de un solo uso.",
  phone: "Teléfono móvil",
  phoneLength: "Escriba entre 8 y 15 caracteres.",
  phoneDigits: "Escriba las 10 cifras del número.",
  changePhone: "Cambiar el teléfono",

  currentPassword: "Contraseña actual",
  currentPasswordWhy: "Para confirmar que es usted.",
  ownerWhy:
    "Para confirmar que es usted, escriba también el código que le enviaremos a su contacto actual.",
  ownerSend: "Enviar código a {address}",
  ownerCode: "Código del contacto actual",

  send: "Enviar código",
  sentTo: "Lo hemos enviado a {address}.",
  code: "Código de {count} cifras",
  validFor: "Caduca en {time}.",
  expired: "El código ha caducado. Pida otro.",
  resend: "Reenviar código",
  resendIn: "Reenviar en {time}",
} as const);
