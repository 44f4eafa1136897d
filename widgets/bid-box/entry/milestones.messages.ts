import { defineMessages } from "../../../src/i18n";

/** Texts of `bidBox` that are spoken and not shown. */
export const milestoneMessages = defineMessages("bidBox", {
  sayOutbid: "Le han superado. Puja actual: {amount}.",
  sayLeading: "Va ganando con {amount}.",
  sayPrice: "Puja actual: {amount}.",
  sayFiveMinutes: "Quedan menos de cinco minutos.",
  sayOneMinute: "Queda menos de un minuto.",
  sayExtended: "Prórroga número {number}. Nuevo cierre: {time}.",
  sayChecking: "Comprobando el cierre.",
  sayOpen: "La subasta está abierta.",
  sayEnded: "La subasta ha terminado. {result}",
  sayReconnecting: "Se ha perdido la conexión. Reconectando.",
  sayLive: "Conexión recuperada.",
} as const);
