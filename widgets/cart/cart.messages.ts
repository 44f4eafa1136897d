import { defineMessages } from "../../src/i18n";

export const cartMessages = defineMessages("cart", {
  none: "Su cesta está vacía",
  noneText: "Reserve un vehículo de venta directa y lo verá aquí.",
  noneWonText: "Lo que gane en subasta y no haya confirmado todavía estará aquí.",
  findSales: "Ver ventas directas",
  findAuctions: "Ver subastas",
  lines: "Vehículos de la cesta",
  quit: "Quitar",
  quitLabel: "Quitar «{title}» de la cesta",
  bought: "Comprado: confirme sus datos antes del {date}.",
  boughtLabel: "Ver la compra",
  toCheckout: "Ir al pago",
  fallen: "Ya no está en su cesta",
  expired: "La reserva ha terminado.",
  gone: "Ya no está a la venta.",
  again: "Reservar de nuevo",
  againLabel: "Reservar de nuevo «{title}»",
  sum: "Importe",
} as const);
