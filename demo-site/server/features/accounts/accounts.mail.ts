import { PATHS } from "martillo/domain";
import { greeting, harmless, mailTemplate, spanText } from "../../platform/mail/template";

/** What a letter with a code is told. */
export interface Code {
  name?: string | null;
  code: string;
  seconds: number;
}

/** What a letter with a link is told. */
export interface Link {
  name?: string | null;
  /** Path of the site, token included. */
  link: string;
  seconds: number;
}

/** Of a phone: enough to know one's own. */
const SHOWN_DIGITS = 3;

const NOT_YOU = { small: "Si no lo ha pedido usted, no tiene que hacer nada." };

/** The code that proves an e-mail. */
export const verifyCode = mailTemplate<Code>({
  name: "verifyCode",
  subject: ({ code }) => `${code} es su código de verificación`,
  body: ({ name, code, seconds }) => [
    greeting(name),
    "Para verificar su correo, escriba este código:",
    { code },
    `Caduca en ${spanText(seconds)}. No se lo dé a nadie: nunca se lo pediremos por teléfono.`,
    NOT_YOU,
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** The code that signs in. */
export const loginCode = mailTemplate<Code>({
  name: "loginCode",
  subject: ({ code }) => `${code} es su código para entrar`,
  body: ({ name, code, seconds }) => [
    greeting(name),
    "Para entrar en su cuenta, escriba este código:",
    { code },
    `Caduca en ${spanText(seconds)}. Quien lo tenga puede entrar en su cuenta: no se lo dé a nadie.`,
    NOT_YOU,
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link that verifies the e-mail of an account. */
export const verifyLink = mailTemplate<Link>({
  name: "verifyLink",
  subject: () => "Verifique su correo",
  body: ({ name, link, seconds }) => [
    greeting(name),
    "Confirme que esta dirección es suya para poder pujar y recibir nuestros avisos.",
    { link, label: "Verificar mi correo" },
    `El enlace sirve una sola vez y caduca en ${spanText(seconds)}.`,
    NOT_YOU,
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link to choose a new password. */
export const passwordReset = mailTemplate<Link>({
  name: "passwordReset",
  subject: () => "Elija una contraseña nueva",
  body: ({ name, link, seconds }) => [
    greeting(name),
    "Hemos recibido una petición para cambiar la contraseña de su cuenta.",
    { link, label: "Elegir una contraseña nueva" },
    `El enlace sirve una sola vez y caduca en ${spanText(seconds)}.`,
    { small: "Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma." },
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** Tells the owner that the password is another one now. */
export const passwordChanged = mailTemplate<{ name?: string | null }>({
  name: "passwordChanged",
  subject: () => "Su contraseña ha cambiado",
  body: ({ name }) => [
    greeting(name),
    "La contraseña de su cuenta acaba de cambiar y hemos cerrado las demás sesiones.",
    "Si no ha sido usted, recupere la cuenta cuanto antes:",
    { link: PATHS.forgotPassword, label: "Recuperar mi cuenta" },
  ],
});

/** To the old address of an account. */
export const emailChanged = mailTemplate<{ name?: string | null; email: string }>({
  name: "emailChanged",
  subject: () => "El correo de su cuenta ha cambiado",
  body: ({ name, email }) => [
    greeting(name),
    `Desde ahora su cuenta usa otro correo: ${maskedEmail(email)}. A esta dirección ya no le escribiremos.`,
    "Hemos cerrado las demás sesiones. Si no ha sido usted, avísenos enseguida:",
    { link: PATHS.contact, label: "Contactar" },
  ],
});

/** Tells the owner that the phone is another one now. */
export const phoneChanged = mailTemplate<{ name?: string | null; phone: string }>({
  name: "phoneChanged",
  subject: () => "El teléfono de su cuenta ha cambiado",
  body: ({ name, phone }) => [
    greeting(name),
    `Desde ahora el teléfono de su cuenta es el que termina en ${phone.slice(-SHOWN_DIGITS)}.`,
    "Hemos cerrado las demás sesiones. Si no ha sido usted, recupere la cuenta cuanto antes y avísenos:",
    { link: PATHS.forgotPassword, label: "Recuperar mi cuenta" },
    { link: PATHS.contact, label: "Contactar" },
  ],
});

/** Greets a new account. */
export const welcome = mailTemplate<{ name?: string | null; isVerified: boolean }>({
  name: "welcome",
  subject: () => "Le damos la bienvenida a Martillo",
  body: ({ name, isVerified }) => [
    greeting(name),
    "Su cuenta está lista: puede guardar lotes, crear alertas y seguir las subastas en directo.",
    ...(isVerified ? [] : ["Antes de su primera puja, verifique su correo o su teléfono."]),
    { link: PATHS.searchAuctions, label: "Ver las subastas" },
  ],
});

/** Tells whoever waited for the house that the account may bid. */
export const mayBid = mailTemplate<{ name?: string | null }>({
  name: "mayBid",
  subject: () => "Ya puede pujar",
  body: ({ name }) => [
    greeting(name),
    "Hemos revisado su cuenta: desde ahora puede pujar.",
    { link: PATHS.searchAuctions, label: "Ver las subastas" },
  ],
});

/** Brings somebody to the house in another's name. */
export const invitation = mailTemplate<{
  name?: string | null;
  from: string;
  company?: string | null;
  link: string;
  seconds: number;
}>({
  name: "invitation",
  subject: ({ from }) => `${harmless(from) ?? "Un cliente"} le invita a Martillo`,
  body: ({ name, from, company, link, seconds }) => [
    greeting(name),
    invitationText(harmless(from) ?? "Un cliente nuestro", company),
    { link, label: "Aceptar la invitación" },
    `La invitación caduca en ${spanText(seconds)}.`,
    { small: "Si no conoce a quien le invita, borre este correo." },
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

function invitationText(from: string, company: string | null | undefined): string {
  if (!company) return `${from} le invita a Martillo.`;
  return `${from} le invita a trabajar con ${harmless(company) ?? "su empresa"} en Martillo.`;
}

/** `l…@example.com`: enough to know one's own address, not enough to learn another's. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
