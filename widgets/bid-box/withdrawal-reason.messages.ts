import { defineMessages } from "../../src/i18n";

/** Why bids are taken back, as bidders read it. */
export const withdrawalReasonMessages = defineMessages("withdrawalReason", {
  wrong_amount: "Importe equivocado",
  bidder_asked: "A petición del postor",
  bidder_unreachable: "No se localiza al postor",
  fraud_suspected: "Posible fraude",
  other: "Otro motivo, que la casa conoce",
  account_blocked: "Cuenta bloqueada",
} as const);
