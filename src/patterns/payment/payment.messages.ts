import { defineMessages } from "../../i18n";

export const paymentStepMessages = defineMessages("paymentSteps", {
  loading: "Cargando…",
  payee: "A favor de {name}",
  total: "Total",
  ways: "Cómo quiere pagar",
  balance: "Saldo: {amount}",
  balanceShort: "No es suficiente para este importe.",
  balanceBeside: "Usar también mi saldo: {amount}",
  balanceRest: "{balance} salen de su saldo y {rest} los paga de otra forma.",
  saved: "{brand} terminada en {last4}",
  expires: "Caduca {expiry}",
  newCard: "Tarjeta",
  otherCard: "Otra tarjeta",
  gatewayHint: "Le llevamos a su página de pago y después vuelve aquí.",
  goElsewhere: "Ir a {name} para pagar",
  pay: "Pagar {amount}",
  goOn: "Continuar al pago",
  cardTitle: "Datos de la tarjeta",
  challengeTitle: "Su banco le pide confirmación",
  noForm: "El formulario de pago no se ha podido cargar.",
  otherWay: "Pagar de otra forma",
  sending: "Enviando el pago…",
  leaving: "Le llevamos a la página de pago…",
  unknown: "Estamos comprobando el pago. No lo repita.",
  unknownText: "No hemos recibido la respuesta y la estamos buscando. Puede tardar unos segundos.",
  processing: "Pago en proceso",
  processingText:
    "Su banco todavía no ha contestado. Puede salir de aquí: le escribiremos cuando termine.",
  accepted: "Pago aceptado",
  acceptedText: "Hemos recibido {amount}.",
  acceptedBeside: "De su saldo han salido {amount}.",
  acceptedCard: "Hemos recibido {amount} con {brand} terminada en {last4}.",
  review: "Estamos revisando el pago",
  reviewText: "No lo repita. Le escribiremos.",
  declined: "Pago rechazado",
  again: "Probar de nuevo",
  neverLeft: "El pago no llegó a salir y no se ha cobrado nada. Inténtelo de nuevo.",
  expired: "El formulario de pago ha caducado; no se ha cobrado nada. Ábralo de nuevo.",
  reason_declined: "El banco ha rechazado el pago. Pruebe con otra tarjeta.",
  reason_insufficient_funds: "La tarjeta no tiene fondos suficientes. Pruebe con otra.",
  reason_expired_card: "La tarjeta está caducada. Pruebe con otra.",
  reason_incorrect_cvc: "El código de seguridad no es correcto.",
  reason_authentication_required: "El banco no ha podido confirmar que es usted.",
  reason_limit: "El importe supera el límite de la tarjeta. Pruebe con otra.",
  reason_processing_error: "El banco ha tenido un problema. Inténtelo de nuevo en unos minutos.",
} as const);

/** Why a payment was declined, in words; a reason that is not known reads as simply declined. */
export function reasonKey(reason: string) {
  switch (reason) {
    case "insufficient_funds":
    case "expired_card":
    case "incorrect_cvc":
    case "authentication_required":
    case "limit":
    case "processing_error":
      return `reason_${reason}` as const;
    default:
      return "reason_declined" as const;
  }
}
