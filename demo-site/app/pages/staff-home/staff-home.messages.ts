import { defineMessages } from "martillo";

export const staffHomeMessages = defineMessages("siteStaffHome", {
  lead: "Lo que espera al equipo de la casa.",
  payments: "Pagos sin destino",
  paymentsText: "Han llegado y no corresponden a nada: decida qué se hace con ellos.",
  nothing: "Nada pendiente.",
  moreThan: "Más de {text}",
  retry: "Reintentar",
} as const);
