import { defineMessages } from "../../src/i18n";

export const invoiceFormsMessages = defineMessages("invoiceForms", {
  amount: "Importe",
  by_wallet: "Saldo",
  by_offline: "Transferencia o efectivo",
  billingText:
    "La casa emite la factura a su nombre: antes de pagar necesita su NIF y su dirección. Los guardamos para esta compra.",
  billingNow: "Guardar y continuar",
  billingElsewhere: "Completar mis datos en la casa de subastas",
  partText:
    "Puede pagar ahora una parte, al menos una cuarta de lo que falta, y el resto antes de que acabe el plazo.",
  partNow: "Continuar",
  recordText: "Anote lo que el comprador le ha pagado por transferencia o en efectivo.",
  tellText:
    "Avise al vendedor de la transferencia que le ha hecho: sus datos están arriba. Contará como pago cuando él confirme que ha llegado.",
  tellNow: "Avisar al vendedor",
  receipt: "Añadir el justificante (opcional)",
  receiptHint:
    "PDF o foto del recibo de su banco, hasta 10 MB. Solo lo ven usted y quien le vende.",
  receiptChosen: "Justificante: {name}",
  receiptText: "Enseñe al vendedor el recibo de su transferencia: así la encuentra antes.",
  receiptMissing: "Elija un archivo.",
  receiptNow: "Enviar el justificante",
  seeReceipt: "Ver el justificante: {name}",
  confirmText: "El comprador avisó el {date} de una transferencia de {amount}.",
  confirmNow: "Han llegado {amount}",
  rejectNow: "No ha llegado",
  noTransfer: "Ya no hay ninguna transferencia pendiente.",
  method: "Forma de pago",
  buyerAlone: "Solo puede usarlo el comprador.",
  pickupWith: "Recogida",
  reference: "Referencia de la transferencia o del recibo (opcional)",
  quick: "Importes habituales",
  quarter: "25 %",
  half: "50 %",
  all: "Todo",
  amountMissing: "Indique un importe, por ejemplo 1.250,00.",
  amountHigh: "Como máximo {amount}, lo que falta por pagar.",
  amountLow: "Como mínimo {amount}, una cuarta parte de lo que falta.",
  save: "Guardar el pago",
  told: "Hemos avisado al vendedor. Le escribiremos cuando la confirme.",
  toldAlone:
    "Hemos avisado al vendedor; el justificante no se ha guardado: {reason} Puede añadirlo aquí.",
  again: "Enviar de nuevo",
  recordUnknown:
    "No sabemos si el pago se ha anotado. Envíelo de nuevo: si ya estaba, no se anota dos veces.",
  tellUnknown:
    "No sabemos si su aviso ha llegado. Envíelo de nuevo: si ya había llegado, no se avisa dos veces.",
  takeBackText:
    "Los pagos que anotó a mano dejarán de contar y la venta volverá a estar pendiente. El dinero no se mueve.",
  takeBackNow: "Deshacer los pagos",
  cancelText:
    "El vehículo quedará libre y avisaremos al comprador. No vuelve a ponerse a la venta por sí solo.",
  notes: "Explicación",
  cancelReturns: "Lo que se ha pagado se devuelve:",
  return_card: "{amount} a la tarjeta o cuenta con la que se pagó",
  return_balance: "{amount} al saldo del comprador",
  return_seller: "{amount} que cobró el vendedor: los devuelve el vendedor por el mismo medio",
  cancelNow: "Anular la venta",
  cancelAndReturn: "Anular la venta y devolver {amount}",
  dueText: "El comprador puede pagar hasta el {date}. Puede darle más tiempo, no menos.",
  dueDay: "Último día para pagar",
  dueMissing: "Elija un día posterior.",
  dueWhy: "Explique por qué se amplía.",
  dueNow: "Ampliar el plazo",
} as const);
