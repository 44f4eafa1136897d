import { defineMessages } from "../../i18n";

export const incrementsMessages = defineMessages("increments", {
  from: "Desde",
  step: "Incremento",
  add: "Añadir tramo",
  remove: "Quitar el tramo {number}",
  notMoney: "Escriba un importe, por ejemplo 8.990,00.",
} as const);
