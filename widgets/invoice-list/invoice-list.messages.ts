import { defineMessages } from "../../src/i18n";

export const invoiceListMessages = defineMessages("invoiceList", {
  none: "Todavía no ha comprado nada",
  noneText: "Lo que gane en una subasta o compre a precio fijo aparecerá aquí.",
  noSales: "Todavía no ha vendido nada",
  noSalesText: "Lo que venda aparecerá aquí, con quien lo ha comprado y lo que falta por pagar.",
  noneOfThese: "No hay ninguna así",
  search: "Buscar por título o vendedor",
  searchSales: "Buscar por título, comprador o documento",
  find: "Buscar",
  loadingTools: "Cargando…",
  noTools: "No se han podido cargar las herramientas.",
  markOne: "Marcar {title}",
  auction: "Subasta",
  direct: "Venta directa",
  number: "Compra nº {id}",
  soldNumber: "Venta nº {id}",
  left: "Faltan {amount}",
  dueBy: "Hasta el {date}",
  pay: "Pagar",
  record: "Registrar un pago",
  wasDue: "El plazo terminó el {date}",
} as const);
