import { defineMessages } from "../../src/i18n";

export const paymentMessages = defineMessages("payment", {
  pay: "Pagar",
  payAmount: "Pagar {amount}",
  paid: "Pagado",
  title: "Pago",
  close: "Cerrar",
  loading: "Cargando…",
  notLoaded: "El pago no se ha podido cargar.",
} as const);
