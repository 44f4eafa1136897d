import { defineMessages } from "../../src/i18n";

export const autoAnswersMessages = defineMessages("offerList", {
  autoText:
    "Contestan al momento a cada oferta nueva por este vehículo. Nadie más los ve: ni los compradores ni la casa de subastas.",
  listed: "Precio: {amount}",
  acceptFrom: "Aceptar desde",
  acceptHint: "Quien ofrezca tanto o más lo compra al momento. Vacío: usted contesta.",
  declineBelow: "Rechazar por debajo de",
  declineHint: "Lo que ofrezcan por menos se rechaza al momento. Vacío: usted contesta.",
  notAmount: "Escriba un importe, por ejemplo 8.000.",
  belowPrice: "Mayor que cero y menor que {amount}, el precio.",
  belowAccept: "Como mucho {amount}, lo que se acepta al momento.",
  save: "Guardar",
  saved: "Guardado. Vale para las ofertas que lleguen desde ahora.",
  ownAlone: "Solo el vendedor ve y cambia estos importes.",
} as const);
