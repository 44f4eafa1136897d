import { defineMessages } from "../../src/i18n";
import { lotCardMessages } from "./lot-card.messages";

/** Those of the card, and what a bid in place says from its first press on. */
export const quickBidMessages = defineMessages("lotCard", {
  ...lotCardMessages.texts,
  confirmQuestion: "¿Confirma su puja de {amount}?",
  confirmTotal: "Total si gana",
  confirmTotalAhead: "calculando…",
  confirmTerms: "La puja es vinculante: si gana, se compromete a comprar.",
  confirm: "Confirmar {amount}",
  confirmFor: "Confirmar {amount} en nombre de {name}",
  cancel: "Cancelar la puja",
  priceMoved: "Otra puja se ha adelantado: el mínimo es ahora {amount}.",
  sending: "Enviando su puja…",
  sendingShort: "Enviando…",
  unknown: "Sin respuesta. Comprobando si su puja ha llegado…",
  unknownShort: "Comprobando su puja…",
  acceptedOutbid: "Puja aceptada, pero otro postor tiene un máximo superior.",
} as const);
