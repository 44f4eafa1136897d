import { defineMessages } from "../../../src/i18n";

export const walletDialogMessages = defineMessages("walletDialogs", {
  amount: "Importe",
  amountRule: "Escriba un importe, por ejemplo 50,00.",
  amountMost: "Se le pueden devolver {amount} como máximo.",
  hintCards: "Vuelve a la tarjeta o cuenta con la que lo añadió. Como máximo {amount}.",
  hintBank:
    "A las tarjetas y cuentas con las que lo añadió pueden volver {cards}. Lo demás, hasta {amount} en total, puede ir a su cuenta bancaria.",
  bank: "Cuenta que lo recibe",
  bankChoice: "{holder} ···· {last4}",
  number: "Número completo de la cuenta",
  numberHint:
    "De su cuenta solo conocemos el final, {last4}. El número se usa solo para esta transferencia.",
  numberEnding: "No es el número de esa cuenta: debe terminar en {last4}.",
  noBank: "Para recibir {amount} necesita una cuenta bancaria verificada.",
  toBanks: "Añadir o verificar una cuenta",
  banksFailed: "Sus cuentas no se han podido cargar.",
  partCards: "{amount} vuelven a sus tarjetas, en unos días.",
  partBank:
    "{amount} se los transferimos a su cuenta. Lo hacemos a mano, normalmente en tres días laborables, y le escribiremos.",
  send: "Devolver",
  done: "La devolución está en camino.",
  doneBank: "Transferencia pedida: le escribiremos cuando esté hecha.",
  payouts: "Transferencias a su cuenta",
  toAccount: "A la cuenta terminada en {last4}",
  requested: "Pedida el {date}",
  paid: "Transferida el {date} · {reference}",
  returned: "Su banco la devolvió el {date}: {reason}",
  cancelled: "Anulada el {date}: {reason}",
  code: "Código de la tarjeta regalo",
  redeem: "Canjear",
  giftDone: "El importe de la tarjeta regalo ya está en su saldo.",
} as const);
