import { defineMessages } from "martillo";

export const invoicesMessages = defineMessages("siteInvoices", {
  boughtTitle: "Compras: {list}",
  soldTitle: "Ventas: {list}",
  all: "Todas",
  unpaid: "Pendientes de pago",
  paid: "Pagadas",
  back: "Todas las compras",
  backSold: "Todas las ventas",
} as const);
