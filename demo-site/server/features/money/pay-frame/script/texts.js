// @ts-check
// What the pay frame says, in Spanish and English. `t` are the words of the language that its host speaks.

const ES = {
  loading: "Cargando…",
  to: "A favor de",
  card: "Tarjeta",
  other: "Otra tarjeta",
  expires: "caduca",
  number: "Número de la tarjeta",
  name: "Titular",
  expiry: "Caducidad",
  expiryHint: "MM/AA",
  cvc: "Código de seguridad (CVC)",
  savedAt: "Sus tarjetas guardadas se usan solo en la página de",
  acting: "Las tarjetas guardadas de la cuenta solo las usa su titular.",
  keep: "Guardar esta tarjeta",
  keepHint: "Para pagar la próxima vez sin escribirla.",
  pay: "Pagar",
  save: "Guardar tarjeta",
  sending: "Enviando…",
  moment: "Un momento…",
  early: "Compruebe el importe y pulse otra vez.",
  hidden: "Algo tapa el formulario. Cuando se vea entero, pulse otra vez.",
  challengeTitle: "Su banco le pide confirmación",
  challengeText: "Autorice la operación para continuar.",
  authorize: "Autorizar",
  reject: "Rechazar",
  paid: "Pago aceptado",
  saved: "Tarjeta guardada",
  processingTitle: "Pago en proceso",
  processingText: "Su banco todavía no ha contestado. Puede salir de aquí: le escribiremos.",
  unknownTitle: "Estamos comprobando el pago. No lo repita.",
  unknownText: "No hemos recibido la respuesta del banco y la estamos buscando.",
  reviewTitle: "Estamos revisando el pago",
  reviewText: "No lo repita. Le escribiremos.",
  endedTitle: "Este formulario ha caducado",
  endedText: "No se ha cobrado nada. Ábralo de nuevo para pagar.",
  endedSent: "El pago ya se había enviado. No lo repita: su estado está en su cuenta.",
  offlineTitle: "No hay conexión",
  offlineText: "No se ha cobrado nada.",
  retry: "Reintentar",
  neverArrived: "El pago no llegó a salir y no se ha cobrado nada. Inténtelo de nuevo.",
  soon: "El formulario caduca en menos de dos minutos.",
  stay: "Seguir",
  stayed: "Tiene quince minutos más.",
  trouble: "No ha sido posible. Inténtelo de nuevo.",
  goOn: "Continuar",
  noFields: "Los campos de la tarjeta no se han podido cargar. No se ha cobrado nada.",
  test: "Modo de prueba: no se cobra nada. Sirve la tarjeta 4242 4242 4242 4242.",
  fix: "Revise los campos señalados:",
};

/** @type {Record<keyof typeof ES, string>} */
const EN = {
  loading: "Loading…",
  to: "To",
  card: "Card",
  other: "Another card",
  expires: "expires",
  number: "Card number",
  name: "Name on the card",
  expiry: "Expiry date",
  expiryHint: "MM/YY",
  cvc: "Security code (CVC)",
  savedAt: "Your saved cards are used only on the site of",
  acting: "Only the owner of the account uses its saved cards.",
  keep: "Save this card",
  keepHint: "To pay next time without typing it.",
  pay: "Pay",
  save: "Save card",
  sending: "Sending…",
  moment: "One moment…",
  early: "Check the amount and press again.",
  hidden: "Something covers the form. Press again once all of it can be seen.",
  challengeTitle: "Your bank asks for confirmation",
  challengeText: "Authorise the operation to go on.",
  authorize: "Authorise",
  reject: "Reject",
  paid: "Payment accepted",
  saved: "Card saved",
  processingTitle: "Payment in progress",
  processingText: "Your bank has not answered yet. You may leave: we will write to you.",
  unknownTitle: "We are checking the payment. Do not repeat it.",
  unknownText: "The bank’s answer has not reached us and we are looking for it.",
  reviewTitle: "We are reviewing the payment",
  reviewText: "Do not repeat it. We will write to you.",
  endedTitle: "This form has expired",
  endedText: "Nothing was charged. Open it again to pay.",
  endedSent: "The payment had been sent. Do not repeat it: your account shows its state.",
  offlineTitle: "There is no connection",
  offlineText: "Nothing was charged.",
  retry: "Try again",
  neverArrived: "The payment was never sent and nothing was charged. Try again.",
  soon: "The form expires in less than two minutes.",
  stay: "Go on",
  stayed: "You have fifteen more minutes.",
  trouble: "That was not possible. Try again.",
  goOn: "Continue",
  noFields: "The card’s fields could not be loaded. Nothing was charged.",
  test: "Test mode: nothing is charged. The card 4242 4242 4242 4242 works.",
  fix: "Check the marked fields:",
};

/** Why a payment failed, in Spanish and English. @type {Record<string, [string, string]>} */
const FAILURES = {
  declined: [
    "El banco ha rechazado el pago. Pruebe con otra tarjeta.",
    "The bank declined the payment. Try another card.",
  ],
  insufficient_funds: [
    "La tarjeta no tiene saldo suficiente. Pruebe con otra.",
    "The card lacks funds. Try another one.",
  ],
  expired_card: [
    "La tarjeta está caducada. Pruebe con otra.",
    "The card has expired. Try another one.",
  ],
  incorrect_cvc: ["El código de seguridad no es correcto.", "The security code is not correct."],
  authentication_required: [
    "El banco no ha podido confirmar que es usted. Inténtelo de nuevo.",
    "The bank could not confirm that it is you. Try again.",
  ],
  limit: [
    "El importe supera el límite de la tarjeta. Pruebe con otra.",
    "The amount is above the card’s limit. Try another one.",
  ],
  processing_error: [
    "El banco ha tenido un problema. Inténtelo de nuevo en unos minutos.",
    "The bank had a problem. Try again in a few minutes.",
  ],
};

/** Literals of the fields, in Spanish; in English they are as they stand. @type {Record<string, string>} */
const LITERALS = {
  "Invalid credit card number!": "Número de tarjeta no válido.",
  "The special characters and numbers are not allowed!":
    "No se admiten números ni caracteres especiales.",
  "Invalid CVV!": "CVV no válido.",
  "Invalid expiry details": "Caducidad no válida.",
  "Required!": "Obligatorio.",
};

/** The words of the language that is spoken. */
export let t = ES;

/** Speaks English from now on. */
export function speakEnglish() {
  t = EN;
  document.documentElement.lang = "en";
}

export const isSpanish = () => t === ES;

/** Why a payment failed. @param {string} failure */
export function failureText(failure) {
  const texts = FAILURES[failure] ?? FAILURES["declined"];
  return texts?.[isSpanish() ? 0 : 1] ?? t.trouble;
}

/** What is wrong with a field. @param {string} literal */
export function literalText(literal) {
  return isSpanish() ? (LITERALS[literal] ?? literal) : literal;
}
