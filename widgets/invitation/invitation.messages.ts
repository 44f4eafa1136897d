import { defineMessages } from "../../src/i18n";

export const invitationMessages = defineMessages("invitation", {
  unknown: "Esta invitación no existe o ya no sirve.",
  unknownNext: "Pida otra a quien le invitó.",
  expired: "La invitación ha caducado",
  expiredNext: "Pida otra a {from}.",
  accepted: "Invitación aceptada",
  acceptedNext: "Ya puede actuar en nombre de {company}: cambie de cuenta cuando quiera.",
  haveAccount: "Ya tiene su cuenta: inicie sesión.",
  toCompany: "{from} le invita a trabajar con {company}",
  toAccount: "{from} le invita a abrir una cuenta",
  owner: "Actuará en su cuenta como titular de la empresa.",
  employee: "Actuará en su cuenta como persona empleada.",
  accountText: "Con su cuenta podrá pujar, comprar y vender. Su correo ya queda verificado.",
  until: "La invitación es para {email} y sirve hasta el {date}.",
  register: "Crear mi cuenta",
  signIn: "Ya tengo cuenta",
  other: "Ha iniciado sesión como {email}. Cierre la sesión y entre con el correo invitado.",
  logout: "Cerrar sesión",
  accept: "Aceptar la invitación",
} as const);
