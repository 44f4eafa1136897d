import { lastDigits, maskedEmail } from "./masked";
import { PATHS } from "martillo/contract";
import {
  greeting,
  harmless,
  mailTemplate,
  spanText,
  type Spoken,
} from "../../platform/mail/template";

/** Whom every letter of this kind greets. */
export interface Greeted extends Spoken {
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

const notYou = {
  small: "Si no lo ha pedido usted, no tiene que hacer nada.",
};

function onceUntil({ seconds }: Link): string {
  return `El enlace sirve una sola vez y caduca en ${spanText(seconds)}.`;
}

const recover = {
  link: PATHS.forgotPassword,
  label: "Recuperar mi cuenta",
};

const contact = { link: PATHS.contact, label: "Contactar" };

const seeAuctions = { link: PATHS.searchAuctions, label: "Ver las subastas" };

/** The code that proves an e-mail. */
export const verifyCode = mailTemplate<Code>({
  name: "verifyCode",
  subject: ({ code }) => `${code} es su código de verificación`,
  body: (values) => {
    const { code, seconds } = values;
    return [
      greeting(values.name),
      "Para verificar su correo, escriba este código:",
      { code },
      `Caduca en ${spanText(seconds)}. No se lo dé a nadie: nunca se lo pediremos por teléfono.`,
      notYou,
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The code that signs in. */
export const loginCode = mailTemplate<Code>({
  name: "loginCode",
  subject: ({ code }) => `${code} es su código para entrar`,
  body: (values) => {
    const { code, seconds } = values;
    return [
      greeting(values.name),
      "Para entrar en su cuenta, escriba este código:",
      { code },
      `Caduca en ${spanText(seconds)}. Quien lo tenga puede entrar en su cuenta: no se lo dé a nadie.`,
      notYou,
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link that verifies the e-mail of an account. */
export const verifyLink = mailTemplate<Link>({
  name: "verifyLink",
  subject: () => "Verifique su correo",
  body: (values) => {
    const { link } = values;
    return [
      greeting(values.name),
      "Confirme que esta dirección es suya para poder pujar y recibir nuestros avisos.",
      { link, label: "Verificar mi correo" },
      onceUntil(values),
      notYou,
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** The link to choose a new password. */
export const passwordReset = mailTemplate<Link>({
  name: "passwordReset",
  subject: () => "Elija una contraseña nueva",
  body: (values) => {
    const { link } = values;
    return [
      greeting(values.name),
      "Hemos recibido una petición para cambiar la contraseña de su cuenta.",
      { link, label: "Elegir una contraseña nueva" },
      onceUntil(values),
      {
        small: "Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

/** Tells the owner that the password is another one now. */
export const passwordChanged = mailTemplate<Greeted>({
  name: "passwordChanged",
  subject: () => "Su contraseña ha cambiado",
  body: (values) => [
    greeting(values.name),
    "La contraseña de su cuenta acaba de cambiar y hemos cerrado las demás sesiones.",
    "Si no ha sido usted, recupere la cuenta cuanto antes:",
    recover,
  ],
});

/** To the old address of an account. */
export const emailChanged = mailTemplate<Greeted & { email: string }>({
  name: "emailChanged",
  subject: () => "El correo de su cuenta ha cambiado",
  body: (values) => [
    greeting(values.name),
    `Desde ahora su cuenta usa otro correo: ${maskedEmail(values.email)}. A esta dirección ya no le escribiremos.`,
    "Hemos cerrado las demás sesiones. Si no ha sido usted, avísenos enseguida:",
    contact,
  ],
});

/** Tells the owner that the phone is another one now. */
export const phoneChanged = mailTemplate<Greeted & { phone: string }>({
  name: "phoneChanged",
  subject: () => "El teléfono de su cuenta ha cambiado",
  body: (values) => [
    greeting(values.name),
    `Desde ahora el teléfono de su cuenta es el que termina en ${lastDigits(values.phone)}.`,
    "Hemos cerrado las demás sesiones. Si no ha sido usted, recupere la cuenta cuanto antes y avísenos:",
    recover,
    contact,
  ],
});

/** Greets a new account. */
export const welcome = mailTemplate<Greeted & { isVerified: boolean }>({
  name: "welcome",
  subject: () => "Le damos la bienvenida a Martillo",
  body: (values) => {
    const { isVerified } = values;
    const verifyFirst = "Antes de su primera puja, verifique su correo o su teléfono.";
    return [
      greeting(values.name),
      "Su cuenta está lista: puede guardar lotes, crear alertas y seguir las subastas en directo.",
      ...(isVerified ? [] : [verifyFirst]),
      seeAuctions,
    ];
  },
});

/** Tells the person who waited for the house that the account may bid. */
export const mayBid = mailTemplate<Greeted>({
  name: "mayBid",
  subject: () => "Ya puede pujar",
  body: (values) => [
    greeting(values.name),
    "Hemos revisado su cuenta: desde ahora puede pujar.",
    seeAuctions,
  ],
});

export interface Invitation extends Link {
  from: string;
  company?: string | null;
}

/** Invites a person to the house in the name of another. */
export const invitation = mailTemplate<Invitation>({
  name: "invitation",
  subject: ({ from }) => `${harmless(from) ?? "Un cliente"} le invita a Martillo`,
  body: (values) => {
    const { link, seconds } = values;
    return [
      greeting(values.name),
      invitationText(values),
      { link, label: "Aceptar la invitación" },
      `La invitación caduca en ${spanText(seconds)}.`,
      {
        small: "Si no conoce a quien le invita, borre este correo.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

function invitationText({ from, company }: Invitation): string {
  const who = harmless(from) ?? "Un cliente nuestro";

  if (!company) return `${who} le invita a Martillo.`;

  return `${who} le invita a trabajar con ${harmless(company) ?? "su empresa"} en Martillo.`;
}
