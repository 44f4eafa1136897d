import { defineMessages } from "../../src/i18n";

/** Texts of a registration by invitation. */
export const invitedMessages = defineMessages("registration", {
  readingInvite: "Leyendo la invitación…",
  invited: "{from} le ha invitado a abrir una cuenta.",
  invitedToCompany: "{from} le ha invitado a {company}. Abra su cuenta para aceptar.",
  invitedAs: "La invitación es para {email}: con ese correo no hace falta verificarlo.",
  inviteGone: "La invitación ha caducado o ya se ha usado.",
  inviteGoneNext: "Puede abrir una cuenta igualmente, o pedir otra invitación.",
} as const);
