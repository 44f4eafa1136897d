import { defineMessages } from "../../../src/i18n";

/** Texts of `bidBox` that only those need who bid. */
export const bidStepsMessages = defineMessages("bidBox", {
  // Errors of an amount
  amountEmpty: "Indique un importe.",
  amountFormat: "Escriba el importe así: 1.550 o 1.550,50.",
  amountTooLarge: "El importe es demasiado alto.",
  amountBelow: "La puja mínima es {amount}.",
  amountIsMaximum: "Ese ya es su máximo.",
  amountBelowPrice: "No puede bajar de la puja actual, {amount}.",
  useAmount: "Usar {amount}",

  // Confirm
  confirmTitle: "Confirme su puja",
  confirmMaximumTitle: "Confirme su nuevo máximo",
  confirmMaximum: "Puja máxima",
  confirmExact: "Puja por importe exacto",
  confirmRaise: "Nuevo máximo",
  typoBid: "{amount} es {times} veces la puja mínima ({base}). ¿Es correcto?",
  typoRaise: "{amount} es {times} veces su máximo actual ({base}). ¿Es correcto?",
  typoConfirm: "Sí, quiero pujar {amount}",
  terms: "La puja es vinculante: si gana, se compromete a comprar.",
  confirm: "Confirmar {amount}",
  confirmFor: "Confirmar {amount} en nombre de {name}",
  outdated: "El importe ya no sirve: vuelva atrás y elija otro.",
  belowNow: "El precio ha subido: ahora la puja mínima es {amount}.",

  // Outcome
  sendingTitle: "Enviando su puja…",
  unknownTitle: "No sabemos si su puja ha llegado",
  unknownText: "Lo estamos comprobando… No vuelva a pujar: no se enviará dos veces.",
  unknownMaximumTitle: "No sabemos si su máximo ha cambiado",
  unknownMaximumText: "Lo estamos comprobando… Enseguida le diremos cómo ha quedado.",
  keptTitle: "Su máximo no ha cambiado",
  maximumKept: "El servidor no recibió el cambio: su máximo sigue siendo {amount}.",
  maximumNotFound: "El servidor no nos dice cuál es su máximo. Vuelva a cargar la página.",
  acceptedLeading: "Puja aceptada: va ganando",
  acceptedNotLeading: "Puja aceptada, pero otro postor va ganando",
  acceptedNotLeadingText:
    "Otro postor había fijado antes un máximo igual o superior y el sistema ha pujado por él.",
  toConfirm: "Confirmar mi máximo de {amount}",
  toConfirmWhy:
    "Se ha retirado una puja y, mientras contó, cualquiera pudo leer su máximo de {amount}. No pujamos más por usted hasta que lo confirme, lo cambie o lo deje como está.",
  retractedTitle: "Su puja ha sido retirada",
  retractedBySeller: "El vendedor la ha retirado y ya no cuenta. Motivo: {reason}",
  retractedByHouse: "La casa la ha retirado y ya no cuenta. Motivo: {reason}",
  retractedSee: "Ya no cuenta. El historial de pujas dice quién la ha retirado y por qué.",
  maximumLowered: "Su máximo es ahora {amount}",
  receipt: "Justificante",
  receiptNumber: "Puja nº {id}",
  receiptTime: "Recibida a las",
  receiptMaximum: "Su máximo",
  receiptExact: "Su puja",
  receiptCode: "Código de verificación",
  refusedTitle: "Puja rechazada",
  depositTitle: "Este lote pide un depósito",
  depositLater: "Ahora no",
  depositNotLoaded: "El pago del depósito no se ha podido cargar.",
  admissionLoading: "Cargando…",
  admissionNotLoaded: "Esta parte no se ha podido cargar.",
  bidAmount: "Pujar {amount}",
  reviewAgain: "Revisar de nuevo",
  signIn: "Iniciar sesión",
  pastReceipt: "Justificante de su última puja",
  overtaken: "Su puja de {amount} ha sido superada",
  pastRefused: "Su última puja fue rechazada: {reason}",
  pastNetwork: "Su última puja no se registró: {reason}",
  done: "Entendido",
  networkTitle: "La puja no se ha registrado",

  // What the winner pays
  totalIfWon: "Total si gana",
  hammer: "Adjudicación",
  premium: "Comisión de compra",
  subtotal: "Base imponible",
  iva: "IVA {percent} %",
  rebu: "IVA (régimen especial de bienes usados)",
  rebuMark: "REBU",
  deposit: "Depósito ya pagado",
  due: "Pendiente de pago",

  // Outbid by little
  lessThanStep: "Por menos de un incremento",
  tied: "Empate: el otro pujó antes",
  outbidByLessThanStep:
    "Le superan por menos de un incremento: este se suma al precio, y no al máximo oculto del otro postor. Va en cabeza quien más ofreció.",
  outbidByTie:
    "Otro postor ofreció antes el mismo máximo. En caso de empate gana quien pujó primero.",
} as const);
