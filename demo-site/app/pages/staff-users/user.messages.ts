import { defineMessages } from "martillo";

export const staffUserMessages = defineMessages("siteStaffUser", {
  account: "Cuenta",
  loading: "Cargando…",
  number: "Número",
  sessions: "Sesiones abiertas",
  actsFor: "Puede actuar por",
  strikes: "Compras sin pagar",
  nothing: "Nada",
} as const);
