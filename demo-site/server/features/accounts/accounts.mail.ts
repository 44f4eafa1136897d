import { PATHS } from "martillo/contract";
import {
  greeting,
  harmless,
  mailTemplate,
  spanText,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** Whom every letter of this kind greets. */
interface Greeted extends Spoken {
  name?: string | null;
}

/** What a letter with a code is told. */
export interface Code extends Greeted {
  code: string;
  seconds: number;
}

/** What a letter with a link is told. */
export interface Link extends Greeted {
  /** Path of the site, token included. */
  link: string;
  seconds: number;
}

/** Of a phone: enough to know one's own. */
const SHOWN_DIGITS = 3;

function hello(values: Greeted): string {
  return greeting(values.name, spokenIn(values));
}

function notYou({ english }: Spoken) {
  return {
    small: english
      ? "If you have not asked for it, you need not do anything."
      : "Si no lo ha pedido usted, no tiene que hacer nada.",
  };
}

function onceUntil({ seconds, english = false }: Link): string {
  return english
    ? `The link works once and expires in ${spanText(seconds, "en")}.`
    : `El enlace sirve una sola vez y caduca en ${spanText(seconds)}.`;
}

function recover({ english }: Spoken) {
  return {
    link: PATHS.forgotPassword,
    label: english ? "Recover my account" : "Recuperar mi cuenta",
  };
}

function contact({ english }: Spoken) {
  return { link: PATHS.contact, label: english ? "Contact us" : "Contactar" };
}

function seeAuctions({ english }: Spoken) {
  return { link: PATHS.searchAuctions, label: english ? "See the auctions" : "Ver las subastas" };
}

/** The code that proves an e-mail. */
export const verifyCode = mailTemplate<Code>({
  name: "verifyCode",
  language: spokenIn,
  subject: ({ code, english }) =>
    english ? `${code} is your verification code` : `${code} es su código de verificación`,
  body: (values) => {
    const { code, seconds, english } = values;
    return [
      hello(values),
      english
        ? "To verify your e-mail, type this code:"
        : "Para verificar su correo, escriba este código:",
      { code },
      english
        ? `It expires in ${spanText(seconds, "en")}. Give it to nobody: we will never ask for it on the phone.`
        : `Caduca en ${spanText(seconds)}. No se lo dé a nadie: nunca se lo pediremos por teléfono.`,
      notYou(values),
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The code that signs in. */
export const loginCode = mailTemplate<Code>({
  name: "loginCode",
  language: spokenIn,
  subject: ({ code, english }) =>
    english ? `${code} is your code to sign in` : `${code} es su código para entrar`,
  body: (values) => {
    const { code, seconds, english } = values;
    return [
      hello(values),
      english
        ? "To sign in to your account, type this code:"
        : "Para entrar en su cuenta, escriba este código:",
      { code },
      english
        ? `It expires in ${spanText(seconds, "en")}. Whoever has it can sign in to your account: give it to nobody.`
        : `Caduca en ${spanText(seconds)}. Quien lo tenga puede entrar en su cuenta: no se lo dé a nadie.`,
      notYou(values),
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link that verifies the e-mail of an account. */
export const verifyLink = mailTemplate<Link>({
  name: "verifyLink",
  language: spokenIn,
  subject: ({ english }) => (english ? "Verify your e-mail" : "Verifique su correo"),
  body: (values) => {
    const { link, english } = values;
    return [
      hello(values),
      english
        ? "Confirm that this address is yours, to bid and to hear from us."
        : "Confirme que esta dirección es suya para poder pujar y recibir nuestros avisos.",
      { link, label: english ? "Verify my e-mail" : "Verificar mi correo" },
      onceUntil(values),
      notYou(values),
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link to choose a new password. */
export const passwordReset = mailTemplate<Link>({
  name: "passwordReset",
  language: spokenIn,
  subject: ({ english }) => (english ? "Choose a new password" : "Elija una contraseña nueva"),
  body: (values) => {
    const { link, english } = values;
    return [
      hello(values),
      english
        ? "We have been asked to change the password of your account."
        : "Hemos recibido una petición para cambiar la contraseña de su cuenta.",
      { link, label: english ? "Choose a new password" : "Elegir una contraseña nueva" },
      onceUntil(values),
      {
        small: english
          ? "If you have not asked for it, do nothing: your password stays the same."
          : "Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** Tells the owner that the password is another one now. */
export const passwordChanged = mailTemplate<Greeted>({
  name: "passwordChanged",
  language: spokenIn,
  subject: ({ english }) => (english ? "Your password has changed" : "Su contraseña ha cambiado"),
  body: (values) => [
    hello(values),
    values.english
      ? "The password of your account has just changed, and we have closed the other sessions."
      : "La contraseña de su cuenta acaba de cambiar y hemos cerrado las demás sesiones.",
    values.english
      ? "If that was not you, recover your account as soon as you can:"
      : "Si no ha sido usted, recupere la cuenta cuanto antes:",
    recover(values),
  ],
});

/** To the old address of an account. */
export const emailChanged = mailTemplate<Greeted & { email: string }>({
  name: "emailChanged",
  language: spokenIn,
  subject: ({ english }) =>
    english ? "The e-mail of your account has changed" : "El correo de su cuenta ha cambiado",
  body: (values) => [
    hello(values),
    values.english
      ? `From now on your account has another e-mail: ${maskedEmail(values.email)}. We will not write to this address any more.`
      : `Desde ahora su cuenta usa otro correo: ${maskedEmail(values.email)}. A esta dirección ya no le escribiremos.`,
    values.english
      ? "We have closed the other sessions. If that was not you, tell us at once:"
      : "Hemos cerrado las demás sesiones. Si no ha sido usted, avísenos enseguida:",
    contact(values),
  ],
});

/** Tells the owner that the phone is another one now. */
export const phoneChanged = mailTemplate<Greeted & { phone: string }>({
  name: "phoneChanged",
  language: spokenIn,
  subject: ({ english }) =>
    english ? "The phone of your account has changed" : "El teléfono de su cuenta ha cambiado",
  body: (values) => [
    hello(values),
    values.english
      ? `From now on the phone of your account is the one that ends in ${values.phone.slice(-SHOWN_DIGITS)}.`
      : `Desde ahora el teléfono de su cuenta es el que termina en ${values.phone.slice(-SHOWN_DIGITS)}.`,
    values.english
      ? "We have closed the other sessions. If that was not you, recover your account as soon as you can and tell us:"
      : "Hemos cerrado las demás sesiones. Si no ha sido usted, recupere la cuenta cuanto antes y avísenos:",
    recover(values),
    contact(values),
  ],
});

/** Greets a new account. */
export const welcome = mailTemplate<Greeted & { isVerified: boolean }>({
  name: "welcome",
  language: spokenIn,
  subject: ({ english }) => (english ? "Welcome to Martillo" : "Le damos la bienvenida a Martillo"),
  body: (values) => {
    const { isVerified, english } = values;
    const verifyFirst = english
      ? "Before your first bid, verify your e-mail or your phone."
      : "Antes de su primera puja, verifique su correo o su teléfono.";
    return [
      hello(values),
      english
        ? "Your account is ready: you can save lots, have new ones sent to you and follow the auctions live."
        : "Su cuenta está lista: puede guardar lotes, crear alertas y seguir las subastas en directo.",
      ...(isVerified ? [] : [verifyFirst]),
      seeAuctions(values),
    ];
  },
});

/** Tells whoever waited for the house that the account may bid. */
export const mayBid = mailTemplate<Greeted>({
  name: "mayBid",
  language: spokenIn,
  subject: ({ english }) => (english ? "You may bid now" : "Ya puede pujar"),
  body: (values) => [
    hello(values),
    values.english
      ? "We have looked at your account: from now on you may bid."
      : "Hemos revisado su cuenta: desde ahora puede pujar.",
    seeAuctions(values),
  ],
});

interface Invitation extends Link {
  from: string;
  company?: string | null;
}

/** Brings somebody to the house in another's name. */
export const invitation = mailTemplate<Invitation>({
  name: "invitation",
  language: spokenIn,
  subject: ({ from, english }) =>
    english
      ? `${harmless(from) ?? "A client"} invites you to Martillo`
      : `${harmless(from) ?? "Un cliente"} le invita a Martillo`,
  body: (values) => {
    const { link, seconds, english } = values;
    return [
      hello(values),
      invitationText(values),
      { link, label: english ? "Accept the invitation" : "Aceptar la invitación" },
      english
        ? `The invitation expires in ${spanText(seconds, "en")}.`
        : `La invitación caduca en ${spanText(seconds)}.`,
      {
        small: english
          ? "If you do not know who invites you, delete this e-mail."
          : "Si no conoce a quien le invita, borre este correo.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

function invitationText({ from, company, english }: Invitation): string {
  if (english) {
    const who = harmless(from) ?? "One of our clients";
    if (!company) return `${who} invites you to Martillo.`;
    return `${who} invites you to work with ${harmless(company) ?? "their company"} on Martillo.`;
  }
  const who = harmless(from) ?? "Un cliente nuestro";
  if (!company) return `${who} le invita a Martillo.`;
  return `${who} le invita a trabajar con ${harmless(company) ?? "su empresa"} en Martillo.`;
}

/** `l…@example.com`: enough to know one's own address, not enough to learn another's. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
