import { defineMessages } from "martillo";

export const reportsPageMessages = defineMessages("siteReports", {
  sales: "Ventas",
  sell_through: "Éxito de ventas",
  stock: "Existencias",
} as const);
