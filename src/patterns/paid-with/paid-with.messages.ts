import { defineMessages } from "../../i18n";

export const paidWithMessages = defineMessages("paidWith", {
  wallet: "Saldo",
  offline: "Efectivo o transferencia",
  card: "Tarjeta",
  bank: "Cuenta bancaria",
  numbered: "{brand} •••• {last4}",
} as const);
