import { defineMessages } from "../../i18n";

export const pickupTimeMessages = defineMessages("pickupTime", {
  day: "Día",
  time: "Hora",
  left: "{left, plural, one {queda 1} other {quedan #}}",
  later: "Lo acordaré más tarde",
  person: "Quién lo recoge",
  personHint: "Vacío: usted.",
  document: "Su DNI, NIE o pasaporte",
  untilPaid: "Reservada hasta el pago",
} as const);
