import { PATHS, pathTo } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

/** What letters about a payment tell. */
export interface AboutPayment extends Spoken {
  name: string | null;
  amount: string;
  what: string;
  number: string;
  /** The purchase that it pays, if it pays one. */
  invoice?: string;
}

const toTransactions = {
  link: PATHS.transactions,
  label: "Ver sus movimientos",
};

function toPurchase(id: string) {
  return {
    link: pathTo("invoice", { id }),
    label: "Seguir con su compra",
  };
}

function numberOf({ number }: AboutPayment) {
  return { small: `Pago n.º ${number}` };
}

/** A payment has come. */
export const paymentReceived = mailTemplate<AboutPayment>({
  name: "paymentReceived",
  subject: ({ amount }) => `Hemos recibido su pago de ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Hemos recibido su pago de ${values.amount}: ${oneLine(values.what)}.`,
    numberOf(values),
    values.invoice === undefined ? toTransactions : toPurchase(values.invoice),
  ],
});

/** A payment that was on its way did not come through. Who was there has seen it. */
export const paymentFailed = mailTemplate<AboutPayment>({
  name: "paymentFailed",
  subject: ({ amount }) => `Su pago de ${amount} no se ha completado`,
  body: (values) => [
    greeting(values.name),
    `Su banco ha rechazado el pago de ${values.amount} (${oneLine(values.what)}). No se ha cobrado nada; puede volver a intentarlo con otra tarjeta o cuenta.`,
    numberOf(values),
    toTransactions,
  ],
});

/** A payment has come and is not booked as what it was for: the house looks at it. */
export const paymentUnclear = mailTemplate<AboutPayment>({
  name: "paymentUnclear",
  subject: ({ amount }) => `Estamos revisando su pago de ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Su pago de ${values.amount} (${oneLine(values.what)}) nos ha llegado, pero no hemos podido asignarlo. Su dinero está a salvo: lo revisaremos y le escribiremos. No vuelva a pagar mientras tanto.`,
    numberOf(values),
    toTransactions,
  ],
});

/** A payment that could not be assigned is in its payer's balance now. */
export const paymentToBalance = mailTemplate<AboutPayment>({
  name: "paymentToBalance",
  subject: ({ amount }) => `Tiene ${amount} en su saldo`,
  body: (values) => [
    greeting(values.name),
    `Hemos revisado su pago (${oneLine(values.what)}), que no se pudo asignar, y hemos añadido ${values.amount} a su saldo.`,
    numberOf(values),
    toTransactions,
  ],
});

/** A bank asks for its customer, who is not there. */
export const paymentWaiting = mailTemplate<AboutPayment>({
  name: "paymentWaiting",
  subject: ({ amount }) => `Confirme su pago de ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Su banco pide que confirme el pago de ${values.amount} (${oneLine(values.what)}). Hasta entonces no se cobra; tiene siete días.`,
    numberOf(values),
    {
      link: PATHS.subscription,
      label: "Confirmar el pago",
    },
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

/** To staff: a provider that cannot be asked for it has told of a dispute, of its beginning or of its end. */
export const disputeTold = mailTemplate<ForStaff>({
  name: "disputeTold",
  subject: ({ number }) => `Hay novedades de una disputa sobre el pago n.º ${number}`,
  body: ({ amount, what, number, provider }) => [
    `${oneLine(provider)} avisa de una disputa sobre el pago n.º ${number} (${amount}, ${oneLine(what)}). No da sus datos por aquí, así que no está en el libro: véala en su panel, responda dentro del plazo y no devuelva el pago además.`,
    { small: "Queda apuntada en la conciliación hasta que la cierre con una nota." },
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

/** To staff: for two weeks nothing has been heard of a payment that is on its way. */
export const paymentStuck = mailTemplate<ForStaff>({
  name: "paymentStuck",
  subject: ({ amount }) => `Pago sin respuesta desde hace dos semanas: ${amount}`,
  body: ({ amount, what, number, provider }) => [
    `El pago n.º ${number} (${oneLine(what)}, ${amount}) sigue en curso desde hace 14 días. Mírelo en la pasarela; si es una transferencia anunciada, confírmela o recházela en la venta.`,
    { small: `Pasarela: ${oneLine(provider)}` },
  ],
});

/** To staff: for two weeks nothing has been heard of a refund. */
export const refundStuck = mailTemplate<ForStaff>({
  name: "refundStuck",
  subject: ({ amount }) => `Devolución sin respuesta desde hace dos semanas: ${amount}`,
  body: ({ amount, what, number, provider }) => [
    `La devolución de ${amount} del pago n.º ${number} (${oneLine(what)}) sigue en curso desde hace 14 días. Mírela en la pasarela.`,
    { small: `Pasarela: ${oneLine(provider)}` },
  ],
});

/** A provider has money that belongs to no payment of the house. */
export const moneyUnexpected = mailTemplate<
  Pick<ForStaff, "amount" | "provider"> & { reference: string }
>({
  name: "moneyUnexpected",
  subject: ({ amount }) => `Ha llegado dinero que no esperábamos: ${amount}`,
  body: ({ amount, provider, reference }) => [
    `La pasarela ${oneLine(provider)} tiene un cobro de ${amount} que no corresponde a ningún pago de la casa. Indique de quién es para que conste en los libros, o devuélvalo en la pasarela.`,
    { small: `Referencia en la pasarela: ${oneLine(reference)}` },
  ],
});

/** A card that will expire in a month. */
export const cardExpiring = mailTemplate<
  Spoken & { name: string | null; card: string; month: string }
>({
  name: "cardExpiring",
  subject: ({ card }) => `Su tarjeta ${oneLine(card)} caduca pronto`,
  body: ({ name, card, month }) => [
    greeting(name),
    `Su tarjeta ${oneLine(card)} caduca en ${month}. Actualice su caducidad o añada otra para que sus pagos no fallen.`,
    { link: PATHS.savedCards, label: "Ver sus tarjetas" },
  ],
});

/** Money came for something that was paid or over: it is on its way back, and `refundMade` says when it is. */
export const duplicateReturned = mailTemplate<AboutPayment>({
  name: "duplicateReturned",
  subject: ({ amount }) => `Le devolvemos un pago repetido de ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Su pago de ${values.amount} (${oneLine(values.what)}) llegó cuando ya no hacía falta. Se lo devolvemos a la misma tarjeta o cuenta, y le escribiremos cuando esté hecho.`,
    numberOf(values),
    toTransactions,
  ],
});

/** A refund has arrived at the bank. */
export const refundMade = mailTemplate<AboutPayment>({
  name: "refundMade",
  subject: ({ amount }) => `Le hemos devuelto ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Le hemos devuelto ${values.amount} (${oneLine(values.what)}) a la tarjeta o cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.`,
    toTransactions,
  ],
});

/** A refund that the bank did not take. */
export const refundFailed = mailTemplate<AboutPayment>({
  name: "refundFailed",
  subject: ({ amount }) => `Su devolución de ${amount} está en su saldo`,
  body: (values) => [
    greeting(values.name),
    `Su banco no ha aceptado la devolución de ${values.amount} (${oneLine(values.what)}). El dinero no se ha perdido: está en su saldo, y puede usarlo o pedir que se lo devolvamos a otra tarjeta o cuenta.`,
    { link: PATHS.wallet, label: "Ver su saldo" },
  ],
});

/** What letters about a deposit tell. */
export interface AboutDeposit extends Spoken {
  name: string | null;
  amount: string;
  title: string;
  /** Path of the lot. */
  link: string;
}

function toLot({ link }: AboutDeposit) {
  return { link, label: "Ver el lote" };
}

/** A deposit stands, and its person may bid. */
export const depositHeld = mailTemplate<AboutDeposit>({
  name: "depositHeld",
  subject: ({ title }) => `Ya puede pujar por ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Su depósito de ${values.amount} para «${oneLine(values.title)}» está constituido. Si no gana el lote, se lo devolvemos en cuanto termine la subasta.`,
    toLot(values),
  ],
});

/** A deposit goes back. */
export const depositReturned = mailTemplate<AboutDeposit & { to: "wallet" | "card" }>({
  name: "depositReturned",
  subject: ({ title }) => `Le devolvemos el depósito de ${oneLine(title)}`,
  body: (values) => [greeting(values.name), returnedText(values), toLot(values)],
});

function returnedText({ amount, title, to }: AboutDeposit & { to: "wallet" | "card" }): string {
  const lot = oneLine(title);
  if (to === "wallet") {
    return `Le hemos devuelto al saldo el depósito de ${amount} para «${lot}».`;
  }
  return `Le devolvemos el depósito de ${amount} para «${lot}» a la tarjeta o cuenta con la que lo pagó, y le escribiremos cuando esté hecho.`;
}

/** A deposit is lost, because what was won was not paid. */
export const depositForfeited = mailTemplate<AboutDeposit & { reason: string }>({
  name: "depositForfeited",
  subject: ({ title }) => `Ha perdido el depósito de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `El depósito de ${values.amount} para «${oneLine(values.title)}» no se devuelve.`,
    { quote: values.reason },
    toLot(values),
  ],
});

/** Two small deposits are on their way to an account, by which its owner shows that it is theirs. Of the demo's provider alone: banks tell it themselves. */
export const bankDeposits = mailTemplate<
  Spoken & {
    name: string | null;
    last4: string;
    bank: string | null;
    amounts: readonly [string, string];
  }
>({
  name: "bankDeposits",
  subject: ({ last4 }) => `Dos ingresos pequeños en su cuenta •••• ${last4}`,
  body: ({ name, last4, bank, amounts: [one, other] }) => {
    const ofBank = bank === null || bank === "" ? "" : ` (${oneLine(bank)})`;
    return [
      greeting(name),
      `Para comprobar que la cuenta •••• ${last4}${ofBank} es suya, le hemos hecho dos ingresos:`,
      { items: [{ text: one }, { text: other }] },
      "Escriba los dos importes, en cualquier orden, en la página de sus cuentas. Tiene cinco intentos y diez días.",
      {
        link: PATHS.bankDetails,
        label: "Verificar la cuenta",
      },
      {
        small:
          "En esta demostración los ingresos son ficticios; un banco de verdad se los mostraría en su extracto.",
      },
    ];
  },
});

const WEEK_SECONDS = 7 * 86_400;

/** A gift card, to the address that it is for. */
export const giftCard = mailTemplate<
  Spoken & { name: string | null; amount: string; code: string; until: string | null }
>({
  name: "giftCard",
  subject: ({ amount }) => `Una tarjeta regalo de ${amount} para usted`,
  body: ({ name, amount, code, until }) => [
    greeting(name),
    `Este es el código de una tarjeta regalo de ${amount}. Canjéela en su saldo; crear una cuenta es gratis.`,
    { code },
    { link: PATHS.wallet, label: "Canjearla" },
    ...(until === null ? [] : [`Vale hasta el ${until}.`]),
    {
      small:
        "El código vale su importe para quien lo tenga. Se gasta antes que el resto del saldo y no se devuelve en dinero.",
    },
  ],
  // The card is worth what its code is: the copy that the house keeps goes without it.
  secretForSeconds: () => WEEK_SECONDS,
});

/** A gift card is in the balance. */
export const giftCardRedeemed = mailTemplate<Spoken & { name: string | null; amount: string }>({
  name: "giftCardRedeemed",
  subject: ({ amount }) => `Ha canjeado una tarjeta regalo de ${amount}`,
  body: ({ name, amount }) => [
    greeting(name),
    `Los ${amount} de su tarjeta regalo ya están en su saldo. Se gastan antes que el resto y no se devuelven en dinero.`,
    { link: PATHS.wallet, label: "Ver su saldo" },
  ],
});
