import { defineMessages } from "../../i18n";

export const billingMessages = defineMessages("billing", {
  asWho: "Compro como",
  consumer: "Particular",
  business: "Empresa o profesional",
  saved: "Usar una dirección guardada",
  savedChoose: "Elija una dirección",
  name: "Nombre y apellidos, o razón social",
  nif: "NIF, NIE o CIF",
  nifHint: "Figura en el documento de la compra.",
  address1: "Dirección",
  address2: "Piso, puerta u otros datos",
  zip: "Código postal",
  city: "Población",
  state: "Provincia",
  required: "Obligatorio.",
  zipWrong: "Escriba las cinco cifras, de 01 a 52 las dos primeras.",
  nifWrong: "Revise el NIF: la letra o el dígito de control no coinciden.",
} as const);
