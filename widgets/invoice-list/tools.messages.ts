import { defineMessages } from "../../src/i18n";

export const toolsMessages = defineMessages("sellerTools", {
  number: "Número de venta",
  numberWrong: "Escriba el número, por ejemplo 128.",
  from: "Vendidas desde",
  to: "Vendidas hasta",
  filter: "Filtrar",
  exportXlsx: "Exportar a Excel",
  exportCsv: "Exportar a CSV",
  exported: "{count, plural, one {Se ha exportado # venta.} other {Se han exportado # ventas.}}",
  exportedPart:
    "Se han exportado las {count} más recientes: hay más. Acótelas por fechas para exportar el resto.",
  withMarked: "Con las ventas marcadas",
  marked: "{count, plural, one {# marcada} other {# marcadas}}",
  unmark: "Quitar las marcas",
  paid: "Marcar como pagadas",
  paidText:
    "{count, plural, one {Se anotará que # comprador le ha pagado por transferencia o en efectivo todo lo pendiente.} other {Se anotará que # compradores le han pagado por transferencia o en efectivo todo lo pendiente.}}",
  unpaid: "Deshacer los pagos anotados",
  unpaidText:
    "Los pagos que anotó a mano dejarán de contar y las ventas volverán a estar pendientes. El dinero no se mueve.",
  cancel: "Anular las ventas",
  cancelText:
    "{count, plural, one {Se anulará # venta: el vehículo quedará libre.} other {Se anularán # ventas: los vehículos quedarán libres.}} Avisaremos a los compradores.",
  changed:
    "{count, plural, =0 {No ha cambiado ninguna.} one {Ha cambiado # venta.} other {Han cambiado # ventas.}}",
  failed: "Venta nº {id}: {message}",
} as const);
