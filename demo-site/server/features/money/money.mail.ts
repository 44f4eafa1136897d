import { PATHS } from "martillo/domain";
import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";

/** What letters about a payment tell. */
export interface AboutPayment {
  name: string | null;
  amount: string;
  what: string;
  number: string;
}

const toTransactions = { link: PATHS.transactions, label: "Ver sus movimientos" };

/** A payment has come. */
export const paymentReceived = mailTemplate<AboutPayment>({
  name: "paymentReceived",
  subject: ({ amount }) => `Hemos recibido su pago de ${amount}`,
  body: ({ name, amount, what, number }) => [
    greeting(name),
    `Hemos recibido su pago de ${amount}: ${oneLine(what)}.`,
    { small: `Pago n.º ${number}` },
    toTransactions,
  ],
});

/** A payment that was on its way did not come through. Who was there has seen it. */
export const paymentFailed = mailTemplate<AboutPayment>({
  name: "paymentFailed",
  subject: ({ amount }) => `Su pago de ${amount} no se ha completado`,
  body: ({ name, amount, what, number }) => [
    greeting(name),
    `Su banco ha rechazado el pago de ${amount} (${oneLine(what)}). No se ha cobrado nada; puede volver a intentarlo con otra tarjeta o cuenta.`,
    { small: `Pago n.º ${number}` },
    toTransactions,
  ],
});

/** A bank asks for its customer, who is not there. */
export const paymentWaiting = mailTemplate<AboutPayment>({
  name: "paymentWaiting",
  subject: ({ amount }) => `Confirme su pago de ${amount}`,
  body: ({ name, amount, what, number }) => [
    greeting(name),
    `Su banco pide que confirme el pago de ${amount} (${oneLine(what)}). Hasta entonces no se cobra; tiene siete días.`,
    { small: `Pago n.º ${number}` },
    { link: PATHS.subscription, label: "Confirmar el pago" },
  ],
});

/** What letters to staff tell of a payment. */
export interface ForStaff {
  amount: string;
  what: string;
  number: string;
  provider: string;
}

/** To staff: a payer has asked the bank to take a payment back. */
export const disputeOpened = mailTemplate<ForStaff>({
  name: "disputeOpened",
  subject: ({ amount }) => `Disputa abierta por ${amount}`,
  body: ({ amount, what, number, provider }) => [
    `Un pagador ha pedido a su banco que le devuelva el pago n.º ${number}: ${amount}, ${oneLine(what)}. Ya está anotado en el libro.`,
    { small: `Pasarela: ${oneLine(provider)}. Responda en su panel dentro del plazo.` },
  ],
});

/** To staff: money came that fits nothing. */
export const moneyUnallocated = mailTemplate<ForStaff>({
  name: "moneyUnallocated",
  subject: ({ amount }) => `Ha llegado dinero sin asignar: ${amount}`,
  body: ({ amount, what, number, provider }) => [
    `El pago n.º ${number} (${oneLine(what)}) ha traído ${amount}, que no corresponde a lo que se pedía. Está sin asignar hasta que lo resuelva.`,
    { small: `Pasarela: ${oneLine(provider)}` },
  ],
});

/** A card that will expire in a month. */
export const cardExpiring = mailTemplate<{
  name: string | null;
  card: string;
  month: string;
}>({
  name: "cardExpiring",
  subject: ({ card }) => `Su tarjeta ${oneLine(card)} caduca pronto`,
  body: ({ name, card, month }) => [
    greeting(name),
    `Su tarjeta ${oneLine(card)} caduca en ${month}. Actualice su caducidad o añada otra para que sus pagos no fallen.`,
    { link: PATHS.savedCards, label: "Ver sus tarjetas" },
  ],
});

/** Money came for something that was paid or over: it is on its way back. */
export const duplicateReturned = mailTemplate<AboutPayment>({
  name: "duplicateReturned",
  subject: ({ amount }) => `Le hemos devuelto un pago repetido de ${amount}`,
  body: ({ name, amount, what, number }) => [
    greeting(name),
    `Su pago de ${amount} (${oneLine(what)}) llegó cuando ya no hacía falta. Se lo hemos devuelto a la misma tarjeta o cuenta; su banco puede tardar unos días en mostrarlo.`,
    { small: `Pago n.º ${number}` },
    toTransactions,
  ],
});

/** A refund has arrived at the bank. */
export const refundMade = mailTemplate<AboutPayment>({
  name: "refundMade",
  subject: ({ amount }) => `Le hemos devuelto ${amount}`,
  body: ({ name, amount, what }) => [
    greeting(name),
    `Le hemos devuelto ${amount} (${oneLine(what)}) a la tarjeta o cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.`,
    toTransactions,
  ],
});

/** A refund that the bank did not take. */
export const refundFailed = mailTemplate<AboutPayment>({
  name: "refundFailed",
  subject: ({ amount }) => `Su devolución de ${amount} está en su saldo`,
  body: ({ name, amount, what }) => [
    greeting(name),
    `Su banco no ha aceptado la devolución de ${amount} (${oneLine(what)}). El dinero no se ha perdido: está en su saldo, y puede usarlo o pedir que se lo devolvamos a otra tarjeta o cuenta.`,
    { link: PATHS.wallet, label: "Ver su saldo" },
  ],
});

/** What letters about a deposit tell. */
export interface AboutDeposit {
  name: string | null;
  amount: string;
  title: string;
  /** Path of the lot. */
  link: string;
}

/** A deposit stands, and its person may bid. */
export const depositHeld = mailTemplate<AboutDeposit>({
  name: "depositHeld",
  subject: ({ title }) => `Ya puede pujar por ${oneLine(title)}`,
  body: ({ name, amount, title, link }) => [
    greeting(name),
    `Su depósito de ${amount} para «${oneLine(title)}» está constituido. Si no gana el lote, se lo devolvemos en cuanto termine la subasta.`,
    { link, label: "Ver el lote" },
  ],
});

/** A deposit goes back. */
export const depositReturned = mailTemplate<AboutDeposit & { to: "wallet" | "card" }>({
  name: "depositReturned",
  subject: ({ title }) => `Le devolvemos el depósito de ${oneLine(title)}`,
  body: ({ name, amount, title, to, link }) => [
    greeting(name),
    to === "wallet"
      ? `Le hemos devuelto al saldo el depósito de ${amount} para «${oneLine(title)}».`
      : `Le hemos devuelto el depósito de ${amount} para «${oneLine(title)}» a la tarjeta con la que lo pagó. Su banco puede tardar unos días en mostrarlo.`,
    { link, label: "Ver el lote" },
  ],
});

/** A deposit is lost, because what was won was not paid. */
export const depositForfeited = mailTemplate<AboutDeposit & { reason: string }>({
  name: "depositForfeited",
  subject: ({ title }) => `Ha perdido el depósito de ${oneLine(title)}`,
  body: ({ name, amount, title, reason, link }) => [
    greeting(name),
    `El depósito de ${amount} para «${oneLine(title)}» no se devuelve.`,
    { quote: reason },
    { link, label: "Ver el lote" },
  ],
});

/** Two small deposits are on their way to an account, by which its owner shows that it is theirs. Of the demo's provider alone: banks tell it themselves. */
export const bankDeposits = mailTemplate<{
  name: string | null;
  last4: string;
  bank: string | null;
  amounts: readonly [string, string];
}>({
  name: "bankDeposits",
  subject: ({ last4 }) => `Dos ingresos pequeños en su cuenta •••• ${last4}`,
  body: ({ name, last4, bank, amounts: [one, other] }) => [
    greeting(name),
    `Para comprobar que la cuenta •••• ${last4}${bank === null || bank === "" ? "" : ` (${oneLine(bank)})`} es suya, le hemos hecho dos ingresos:`,
    { items: [{ text: one }, { text: other }] },
    "Escriba los dos importes, en cualquier orden, en la página de sus cuentas. Tiene cinco intentos y diez días.",
    { link: PATHS.bankDetails, label: "Verificar la cuenta" },
    {
      small:
        "En esta demostración los ingresos son ficticios; un banco de verdad se los mostraría en su extracto.",
    },
  ],
});

/** A gift card is in the balance. */
export const giftCardRedeemed = mailTemplate<{ name: string | null; amount: string }>({
  name: "giftCardRedeemed",
  subject: ({ amount }) => `Ha canjeado una tarjeta regalo de ${amount}`,
  body: ({ name, amount }) => [
    greeting(name),
    `Los ${amount} de su tarjeta regalo ya están en su saldo. Se gastan antes que el resto y no se devuelven en dinero.`,
    { link: PATHS.wallet, label: "Ver su saldo" },
  ],
});
