import { defineMessages } from "../../src/i18n";

export const accountSwitchMessages = defineMessages("accountSwitch", {
  title: "Cambiar de cuenta",
  loading: "Consultando sus cuentas…",
  guest: "Inicie sesión para ver las cuentas en cuyo nombre puede actuar.",
  goLogin: "Iniciar sesión",
  why: "Elija en nombre de qué cuenta quiere actuar. Lo que haga quedará registrado a su nombre.",
  none: "No puede actuar en nombre de ninguna otra cuenta.",
  actingFor: "Está actuando en nombre de {name}. Lo que haga quedará registrado a su nombre.",
  self: "Su cuenta",
  owner: "Titular",
  employee: "Empleado",
  current: "En uso",
  actAs: "Actuar en nombre de {name}",
  actAsShort: "Actuar",
  goBack: "Volver a su cuenta, {name}",
  goBackShort: "Volver",
} as const);
