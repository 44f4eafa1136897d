import { defineMessages } from "../../src/i18n";

export const editWinnerMessages = defineMessages("editWinner", {
  text: "Quien pujó por «{title}» puede quedárselo en lugar del comprador que no lo paga. No queda obligado: si no lo paga a tiempo, la venta caduca. El comprador anterior recibirá un aviso y no deberá nada.",
  bidder: "Nuevo comprador",
  bidderHint:
    "Escriba un nombre o un correo: {count, plural, one {pujó una persona más} other {pujaron {count} personas más}}.",
  bidderMissing: "Elija a una persona de la lista.",
  price: "Precio del vehículo",
  priceHint: "Su última puja fue de {amount}. Puede pedir menos, no más.",
  priceHigh: "Como máximo {amount}, su última puja.",
  priceMissing: "Indique un precio, por ejemplo 4.980,00.",
  total: "Pagará {amount} en total, con la prima de la subasta.",
  notes: "Explicación (opcional)",
  notesHint: "La recibe por correo el comprador anterior.",
  submit: "Cambiar el comprador",
  done: "La venta es ahora de {name} por {amount}. Le hemos escrito.",
  nobody: "Nadie más puede quedárselo",
  nobodyText: "No hay otra puja en pie. Puede anular la venta y volver a publicar el vehículo.",
} as const);
