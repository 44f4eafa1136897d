import { defineMessages } from "martillo";

export const bankDetailsMessages = defineMessages("siteBankDetails", {
  lead: "Desde ellas puede pagar y en ellas recibe devoluciones. Antes comprobamos con dos ingresos pequeños que son suyas.",
  transfer: "Cuenta en la que le pagan por transferencia",
  transferText:
    "La ve quien le debe una compra, con el concepto que debe poner. Déjela vacía si no quiere transferencias.",
  holder: "Titular",
  iban: "IBAN",
  transferSave: "Guardar la cuenta",
  transferSaved: "Guardada. Sus compradores la verán desde ahora.",
  transferRemoved: "Ya no se muestra ninguna cuenta.",
} as const);
