import { defineMessages } from "martillo";

export const bankDetailsMessages = defineMessages("siteBankDetails", {
  lead: "Desde ellas puede pagar y en ellas recibe devoluciones. Antes comprobamos con dos ingresos pequeños que son suyas.",
} as const);
