import { PATHS } from "martillo/contract";
import {
  type Block,
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
} from "../../platform/mail/template";
import type { TransferTo } from "./transfer-accounts";
import { type PartBack, partBackText, stepLine, transferBlocks, withdrawalText } from "./words";

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

const toInvoice = (invoice: number, label: string): Block => ({
  link: PATHS.invoice.replace("{id}", String(invoice)),
  label,
});

function toSale({ invoice }: AboutSale): Block {
  return {
    link: PATHS.soldInvoice.replace("{id}", String(invoice)),
    label: "Ver la venta",
  };
}

/** Bought at a fixed price: what was agreed, to keep. */
export const buyNowDone = mailTemplate<AboutSale & { seller: string; mayWithdraw: boolean }>({
  name: "buyNowDone",
  subject: ({ title }) => `Ha comprado: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, seller, invoice, mayWithdraw } = values;
    return [
      greeting(values.name),
      `Ha comprado «${oneLine(title)}» a ${oneLine(seller)}. El total es de ${total} y debe pagarlo antes de que termine el ${due}.`,
      "Guarde este mensaje: es la confirmación de su compra. En el detalle encontrará los datos del vendedor y de la compra.",
      ...transferBlocks(values),
      ...(mayWithdraw
        ? withdrawalText({
            title,
            invoice,
            seller,
            until: null,
          })
        : []),
      stepLine("pay"),
      toInvoice(invoice, "Ver y pagar la compra"),
    ];
  },
});

/** Something of the seller was sold. */
export const saleMade = mailTemplate<
  AboutBuyer & {
    /** What the house takes of the price and what is left of it; null where it takes nothing. */
    kept: { commission: string; receives: string } | null;
    /** Business days in which the house pays the seller once the buyer has paid it. */
    payoutDays: number;
  }
>({
  name: "saleMade",
  subject: ({ title, price }) => `Ha vendido: ${oneLine(title)} por ${price}`,
  body: (values) => {
    const { title, price, buyer, email, phone, due, kept, payoutDays } = values;
    const reach = `${oneLine(email)}${phone ? `, ${oneLine(phone)}` : ""}`;
    return [
      greeting(values.name),
      `Ha vendido «${oneLine(title)}» por ${price}.`,
      `Lo ha comprado ${oneLine(buyer)} (${reach}), que debe pagarlo antes de que termine el ${due}.`,
      kept
        ? `Recibirá ${kept.receives}: el precio menos ${kept.commission} de comisión de la casa, IVA incluido.`
        : `Recibirá ${price}: la casa no le cobra comisión.`,
      payoutDays === 0
        ? "Si el comprador paga a la casa, esta se lo transfiere el mismo día."
        : `Si el comprador paga a la casa, esta se lo transfiere en ${payoutDays === 1 ? "1 día hábil" : `${payoutDays} días hábiles`} desde que esté pagado del todo.`,
      toSale(values),
    ];
  },
});

/** A purchase must be paid soon, today, or should have been. */
export const paymentDue = mailTemplate<AboutSale & { when: "soon" | "now" | "late" }>({
  name: "paymentDue",
  subject: (values) => dueSubject(values),
  body: (values) => {
    const { title, total, due, when, invoice } = values;
    const late = `El plazo para pagar «${oneLine(title)}» terminó el ${due} y quedan ${total} por pagar. Si no lo paga, el vendedor puede anular la venta y usted puede perder su depósito.`;
    const open = `Quedan ${total} por pagar de «${oneLine(title)}». El plazo termina el ${due}.`;
    return [
      greeting(values.name),
      when === "late" ? late : open,
      ...transferBlocks(values),
      stepLine("pay"),
      toInvoice(invoice, "Pagar ahora"),
    ];
  },
});

function dueSubject({ title, when }: AboutSale & { when: "soon" | "now" | "late" }) {
  const lot = oneLine(title);
  switch (when) {
    case "soon":
      return `Le queda un día para pagar ${lot}`;
    case "now":
      return `Hoy termina el plazo para pagar ${lot}`;
    case "late":
      return `Pago atrasado: ${lot}`;
  }
}

/** To a seller: some or all of a sale has been paid. */
export const salePaid = mailTemplate<
  AboutSale & { amount: string; buyer: string; isWhole: boolean }
>({
  name: "salePaid",
  subject: ({ title, amount }) => `Pagados ${amount}: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, amount, buyer, isWhole } = values;
    return [
      greeting(values.name),
      `${oneLine(buyer)} ha pagado ${amount} de «${oneLine(title)}».`,
      isWhole
        ? "Está pagado del todo: ya se puede acordar la recogida."
        : `Quedan ${total} por pagar.`,
      toSale(values),
    ];
  },
});

/** An offer to a buyer who is not bound ends soon. */
export const consentEnding = mailTemplate<AboutSale & { until: string }>({
  name: "consentEnding",
  subject: ({ title }) => `Termina pronto: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, until, invoice } = values;
    return [
      greeting(values.name),
      `Puede quedarse con «${oneLine(title)}» por ${total} en total hasta el ${until}. Si no lo quiere, no tiene que hacer nada.`,
      toInvoice(invoice, "Ver la compra"),
    ];
  },
});

/** To seller and house: a sale has not been paid for a week after its last day. */
export const saleUnpaid = mailTemplate<AboutSale & { buyer: string }>({
  name: "saleUnpaid",
  subject: ({ title }) => `Sigue sin pagar: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, buyer } = values;
    return [
      greeting(values.name),
      `${oneLine(buyer)} no ha pagado ${total} por «${oneLine(title)}»; el plazo terminó el ${due}. Amplíelo, anote un pago, adjudíquelo a otro pujador o anule la venta: no termina por sí sola.`,
      toSale(values),
    ];
  },
});

/** To both sides and the house: a sale was paid a month ago, and the vehicle was not handed over. */
export const saleUndelivered = mailTemplate<AboutSale & { isSeller: boolean }>({
  name: "saleUndelivered",
  subject: ({ title }) => `Pagado y sin entregar: ${oneLine(title)}`,
  body: (values) => {
    const { title, invoice, isSeller } = values;
    return [
      greeting(values.name),
      `«${oneLine(title)}» se pagó hace un mes y sigue sin entregar. Acuerden la recogida o deshagan la venta: también se lo hemos dicho a la casa.`,
      isSeller ? toSale(values) : toInvoice(invoice, "Ver la compra"),
    ];
  },
});

/** The document of a sale waits for its buyer's tax number and address. */
export const billingNeeded = mailTemplate<AboutSale>({
  name: "billingNeeded",
  subject: ({ title }) => `Sus datos para la factura de ${oneLine(title)}`,
  body: (values) => {
    const { title, due, invoice } = values;
    return [
      greeting(values.name),
      `Para emitir la factura de «${oneLine(title)}» necesitamos su NIF y su dirección. Es un minuto, y sin ellos no se puede pagar. El plazo para pagar termina el ${due}.`,
      toInvoice(invoice, "Completar y pagar"),
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
  subject: ({ title }) => `Venta anulada: ${oneLine(title)}`,
  body: (values) => {
    const { title, reason, invoice, isSeller, backs, strikes } = values;
    const what = `«${oneLine(title)}»`;
    return [
      greeting(values.name),
      ...(isSeller
        ? [`La venta de ${what} queda anulada.`]
        : [`El vendedor ha anulado la venta de ${what}. No la pague.`]),
      ...(backs.length === 0
        ? []
        : [
            "Lo que se había pagado se devuelve:",
            { items: backs.map((back) => ({ text: partBackText(back, values) })) },
          ]),
      ...(reason ? [`Motivo: ${oneLine(reason)}`] : []),
      ...(strikes === 1
        ? [
            "Se anula porque usted no la pagó. Si en doce meses queda sin pagar otra compra, su cuenta dejará de poder pujar. Si es un error, escríbanos.",
          ]
        : []),
      toInvoice(invoice, "Ver el detalle"),
    ];
  },
});

/** A lot goes to another bidder, who pressed nothing that binds at this price. */
export const secondChance = mailTemplate<AboutSale & { hours: number }>({
  name: "secondChance",
  subject: ({ title, total }) => `Puede quedarse con ${oneLine(title)} por ${total}`,
  body: (values) => {
    const { title, total, hours, invoice } = values;
    return [
      greeting(values.name),
      `La venta de «${oneLine(title)}» a quien ganó la subasta no ha salido adelante, y usted pujó por él. Puede quedárselo por ${total} en total.`,
      `No está obligado a nada: si lo quiere, páguelo en las próximas ${hours} horas. Si no lo hace, la oferta caduca sin más.`,
      toInvoice(invoice, "Ver la compra"),
    ];
  },
});
