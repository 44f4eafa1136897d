import { defineMessages } from "../../src/i18n";

export const purchaseListMessages = defineMessages("purchaseList", {
  none: "Todavía no ha comprado nada",
  noneOfThese: "No hay ninguna así",
  noneText: "Lo que gane en una subasta o compre a precio fijo aparecerá aquí.",
  cancelled: "Venta anulada",
  disputed: "Pago reclamado por el banco: la entrega espera",
  seeReturn: "Ver la devolución",
  giveBack: "Devolver o desistir",
  return_requested: "Devolución pedida",
  return_accepted: "Devolución aceptada",
  return_rejected: "Devolución rechazada",
  return_withdrawn: "Devolución retirada",
  return_received: "Devolución: falta el dinero",
  return_closed: "Devuelto",
  returned: "Devuelto el {date}",
  nextOf: "{step}: {title}",
} as const);
