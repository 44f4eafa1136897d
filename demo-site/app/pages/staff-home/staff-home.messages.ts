import { defineMessages } from "martillo";

export const staffHomeMessages = defineMessages("siteStaffHome", {
  lead: "Lo que espera al equipo de la casa.",
  limit: "Piden otro límite",
  limitText: "Quieren pujar por más de lo que pueden: apruebe, cambie o rechace cada petición.",
  approval: "Por aprobar para pujar",
  approvalText: "Cuentas activas de compradores que todavía no pueden pujar.",
  payments: "Pagos sin destino",
  paymentsText: "Han llegado y no corresponden a nada: decida qué se hace con ellos.",
  nothing: "Nada pendiente.",
  moreThan: "Más de {text}",
  retry: "Reintentar",
} as const);
