import { PATHS } from "martillo/contract";
import {
  type Block,
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";
import { type PartBack, partBackText } from "./part-back";
import { withdrawalText } from "./withdrawal-text";
import { stepLine } from "./step-line";
import type { TransferTo } from "./transfer-accounts";
import { transferBlocks } from "./transfer-text";

/** What letters about a sale tell. Sums and days are texts in the reader's language. */
export interface AboutSale extends Spoken {
  name: string | null;
  title: string;
  total: string;
  /** The last day on which it may be paid. */
  due: string;
  invoice: number;
  /** Of who owes it. */
  transfer?: TransferTo | null;
}

/** What a seller is told of who bought. */
export interface AboutBuyer extends AboutSale {
  price: string;
  buyer: string;
  email: string;
  phone: string;
}

function hello(values: AboutSale): Block {
  return greeting(values.name, spokenIn(values));
}

const toInvoice = (invoice: number, label: string): Block => ({
  link: PATHS.invoice.replace("{id}", String(invoice)),
  label,
});

function toSale({ invoice, english }: AboutSale): Block {
  return {
    link: PATHS.soldInvoice.replace("{id}", String(invoice)),
    label: english ? "See the sale" : "Ver la venta",
  };
}

/** Bought at a fixed price: what was agreed, to keep. */
export const buyNowDone = mailTemplate<AboutSale & { seller: string; mayWithdraw: boolean }>({
  name: "buyNowDone",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Your purchase: ${oneLine(title)}` : `Ha comprado: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, seller, invoice, mayWithdraw, english } = values;
    return [
      hello(values),
      english
        ? `You have bought “${oneLine(title)}” from ${oneLine(seller)}. The total is ${total}, to be paid by the end of ${due}.`
        : `Ha comprado «${oneLine(title)}» a ${oneLine(seller)}. El total es de ${total} y debe pagarlo antes de que termine el ${due}.`,
      english
        ? "Keep this message: it confirms your purchase. The details name the seller and what was bought."
        : "Guarde este mensaje: es la confirmación de su compra. En el detalle encontrará los datos del vendedor y de la compra.",
      ...transferBlocks(values),
      ...(mayWithdraw ? withdrawalText({ title, invoice, seller, english, until: null }) : []),
      stepLine("pay", english),
      toInvoice(invoice, english ? "See and pay the purchase" : "Ver y pagar la compra"),
    ];
  },
});

/** Something of the seller was sold. */
export const saleMade = mailTemplate<AboutBuyer>({
  name: "saleMade",
  language: spokenIn,
  subject: ({ title, price, english }) =>
    english ? `Sold: ${oneLine(title)} for ${price}` : `Ha vendido: ${oneLine(title)} por ${price}`,
  body: (values) => {
    const { title, price, buyer, email, phone, due, english } = values;
    const reach = `${oneLine(email)}${phone ? `, ${oneLine(phone)}` : ""}`;
    return [
      hello(values),
      english
        ? `You have sold “${oneLine(title)}” for ${price}.`
        : `Ha vendido «${oneLine(title)}» por ${price}.`,
      english
        ? `The buyer is ${oneLine(buyer)} (${reach}), who is to pay by the end of ${due}.`
        : `Lo ha comprado ${oneLine(buyer)} (${reach}), que debe pagarlo antes de que termine el ${due}.`,
      toSale(values),
    ];
  },
});

/** What was bought must be paid soon, today, or should have been. */
export const paymentDue = mailTemplate<AboutSale & { when: "soon" | "now" | "late" }>({
  name: "paymentDue",
  language: spokenIn,
  subject: (values) => dueSubject(values),
  body: (values) => {
    const { title, total, due, when, invoice, english } = values;
    const late = english
      ? `The time to pay “${oneLine(title)}” ended on ${due} and ${total} are not paid. Without them the seller may call the sale off, and you may lose your deposit.`
      : `El plazo para pagar «${oneLine(title)}» terminó el ${due} y quedan ${total} por pagar. Si no lo paga, el vendedor puede anular la venta y usted puede perder su depósito.`;
    const open = english
      ? `${total} of “${oneLine(title)}” remain to be paid. The time to pay ends on ${due}.`
      : `Quedan ${total} por pagar de «${oneLine(title)}». El plazo termina el ${due}.`;
    return [
      hello(values),
      when === "late" ? late : open,
      ...transferBlocks(values),
      stepLine("pay", english),
      toInvoice(invoice, english ? "Pay now" : "Pagar ahora"),
    ];
  },
});

function dueSubject({ title, when, english }: AboutSale & { when: "soon" | "now" | "late" }) {
  const lot = oneLine(title);
  switch (when) {
    case "soon":
      return english ? `One day left to pay ${lot}` : `Le queda un día para pagar ${lot}`;
    case "now":
      return english
        ? `The time to pay ${lot} ends today`
        : `Hoy termina el plazo para pagar ${lot}`;
    case "late":
      return english ? `Payment overdue: ${lot}` : `Pago atrasado: ${lot}`;
  }
}

/** To a seller: some or all of a sale has been paid. */
export const salePaid = mailTemplate<
  AboutSale & { amount: string; buyer: string; isWhole: boolean }
>({
  name: "salePaid",
  language: spokenIn,
  subject: ({ title, amount, english }) =>
    english ? `${amount} paid: ${oneLine(title)}` : `Pagados ${amount}: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, amount, buyer, isWhole, english } = values;
    return [
      hello(values),
      english
        ? `${oneLine(buyer)} has paid ${amount} of “${oneLine(title)}”.`
        : `${oneLine(buyer)} ha pagado ${amount} de «${oneLine(title)}».`,
      isWhole
        ? english
          ? "It is paid in full: the pick-up can be agreed on."
          : "Está pagado del todo: ya se puede acordar la recogida."
        : english
          ? `${total} remain to be paid.`
          : `Quedan ${total} por pagar.`,
      toSale(values),
    ];
  },
});

/** What was offered to somebody who is not bound ends soon. */
export const consentEnding = mailTemplate<AboutSale & { until: string }>({
  name: "consentEnding",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `It ends soon: ${oneLine(title)}` : `Termina pronto: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, until, invoice, english } = values;
    return [
      hello(values),
      english
        ? `You can have “${oneLine(title)}” for ${total} in all until ${until}. If you do not want it, you need not do anything.`
        : `Puede quedarse con «${oneLine(title)}» por ${total} en total hasta el ${until}. Si no lo quiere, no tiene que hacer nada.`,
      toInvoice(invoice, english ? "See the purchase" : "Ver la compra"),
    ];
  },
});

/** To seller and house: a sale has not been paid for a week after its last day. */
export const saleUnpaid = mailTemplate<AboutSale & { buyer: string }>({
  name: "saleUnpaid",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Still unpaid: ${oneLine(title)}` : `Sigue sin pagar: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, buyer, english } = values;
    return [
      hello(values),
      english
        ? `${oneLine(buyer)} has not paid ${total} for “${oneLine(title)}”; the time ended on ${due}. Extend it, note a payment, award the lot to another bidder or call the sale off: it does not end by itself.`
        : `${oneLine(buyer)} no ha pagado ${total} por «${oneLine(title)}»; el plazo terminó el ${due}. Amplíelo, anote un pago, adjudíquelo a otro pujador o anule la venta: no termina por sí sola.`,
      toSale(values),
    ];
  },
});

/** To both sides and the house: a sale was paid a month ago, and the vehicle was not handed over. */
export const saleUndelivered = mailTemplate<AboutSale & { isSeller: boolean }>({
  name: "saleUndelivered",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `Paid and not handed over: ${oneLine(title)}`
      : `Pagado y sin entregar: ${oneLine(title)}`,
  body: (values) => {
    const { title, invoice, isSeller, english } = values;
    return [
      hello(values),
      english
        ? `“${oneLine(title)}” was paid a month ago and has not been handed over. Agree on the pick-up, or undo the sale: the house has been told, too.`
        : `«${oneLine(title)}» se pagó hace un mes y sigue sin entregar. Acuerden la recogida o deshagan la venta: también se lo hemos dicho a la casa.`,
      isSeller
        ? toSale(values)
        : toInvoice(invoice, english ? "See the purchase" : "Ver la compra"),
    ];
  },
});

/** The document of a sale waits for its buyer's tax number and address. */
export const billingNeeded = mailTemplate<AboutSale>({
  name: "billingNeeded",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `Your details for the invoice of ${oneLine(title)}`
      : `Sus datos para la factura de ${oneLine(title)}`,
  body: (values) => {
    const { title, due, invoice, english } = values;
    return [
      hello(values),
      english
        ? `To issue the invoice of “${oneLine(title)}” we need your tax number and your address. It takes a minute, and without them it cannot be paid. The time to pay ends on ${due}.`
        : `Para emitir la factura de «${oneLine(title)}» necesitamos su NIF y su dirección. Es un minuto, y sin ellos no se puede pagar. El plazo para pagar termina el ${due}.`,
      toInvoice(invoice, english ? "Fill in and pay" : "Completar y pagar"),
    ];
  },
});

/** A sale was called off. */
export const saleCancelled = mailTemplate<
  AboutSale & {
    reason: string;
    isSeller: boolean;
    backs: readonly PartBack[];
    /** Purchases within twelve months that the buyer has not paid, with this one; 0 where the buyer is not to blame. */
    strikes: number;
  }
>({
  name: "saleCancelled",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Sale called off: ${oneLine(title)}` : `Venta anulada: ${oneLine(title)}`,
  body: (values) => {
    const { title, reason, invoice, english, isSeller, backs, strikes } = values;
    const what = english ? `“${oneLine(title)}”` : `«${oneLine(title)}»`;
    return [
      hello(values),
      ...(isSeller
        ? [english ? `The sale of ${what} is called off.` : `La venta de ${what} queda anulada.`]
        : [
            english
              ? `The seller has called off the sale of ${what}. Do not pay it.`
              : `El vendedor ha anulado la venta de ${what}. No la pague.`,
          ]),
      ...(backs.length === 0
        ? []
        : [
            english ? "What was paid is on its way back:" : "Lo que se había pagado se devuelve:",
            { items: backs.map((back) => ({ text: partBackText(back, values) })) },
          ]),
      ...(reason ? [`${english ? "Reason" : "Motivo"}: ${oneLine(reason)}`] : []),
      ...(strikes === 1
        ? [
            english
              ? "It is called off because you did not pay it. A second purchase that is not paid within twelve months takes your right to bid away. If this is a mistake, write to us."
              : "Se anula porque usted no la pagó. Si en doce meses queda sin pagar otra compra, su cuenta dejará de poder pujar. Si es un error, escríbanos.",
          ]
        : []),
      toInvoice(invoice, english ? "See the details" : "Ver el detalle"),
    ];
  },
});

/** A lot goes to another bidder, who pressed nothing that binds at this price. */
export const secondChance = mailTemplate<AboutSale & { hours: number }>({
  name: "secondChance",
  language: spokenIn,
  subject: ({ title, total, english }) =>
    english
      ? `You can have ${oneLine(title)} for ${total}`
      : `Puede quedarse con ${oneLine(title)} por ${total}`,
  body: (values) => {
    const { title, total, hours, invoice, english } = values;
    return [
      hello(values),
      english
        ? `The sale of “${oneLine(title)}” to the winner of the auction came to nothing, and you bid for it. You can have it for ${total} in all.`
        : `La venta de «${oneLine(title)}» a quien ganó la subasta no ha salido adelante, y usted pujó por él. Puede quedárselo por ${total} en total.`,
      english
        ? `You are not bound to anything: if you want it, pay within the next ${hours} hours. If you do not, the offer ends and nothing happens.`
        : `No está obligado a nada: si lo quiere, páguelo en las próximas ${hours} horas. Si no lo hace, la oferta caduca sin más.`,
      toInvoice(invoice, english ? "See the purchase" : "Ver la compra"),
    ];
  },
});
