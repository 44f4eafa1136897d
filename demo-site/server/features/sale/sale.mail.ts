import { PATHS } from "martillo/domain";
import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";

/** What letters about a sale tell. */
export interface AboutSale {
  name: string | null;
  title: string;
  total: string;
  /** Until when it must be paid. */
  due: string;
  invoice: number;
}

/** What a seller is told of who bought. */
export interface AboutBuyer extends AboutSale {
  price: string;
  buyer: string;
  email: string;
  phone: string;
}

const toInvoice = (invoice: number, label: string) => ({
  link: PATHS.invoice.replace("{id}", String(invoice)),
  label,
});

const toSale = (invoice: number) => ({
  link: PATHS.soldInvoice.replace("{id}", String(invoice)),
  label: "Ver la venta",
});

/** Bought at a fixed price: what was agreed, to keep. */
export const buyNowDone = mailTemplate<AboutSale & { seller: string }>({
  name: "buyNowDone",
  subject: ({ title }) => `Ha comprado: ${oneLine(title)}`,
  body: ({ name, title, total, due, seller, invoice }) => [
    greeting(name),
    `Ha comprado «${oneLine(title)}» a ${oneLine(seller)}. El total es de ${total} y debe pagarlo antes del ${due}.`,
    "Guarde este mensaje: es la confirmación de su compra. En el detalle encontrará los datos del vendedor y de la compra.",
    toInvoice(invoice, "Ver y pagar la compra"),
  ],
});

/** Something of the seller was sold. */
export const saleMade = mailTemplate<AboutBuyer>({
  name: "saleMade",
  subject: ({ title, price }) => `Ha vendido: ${oneLine(title)} por ${price}`,
  body: ({ name, title, price, buyer, email, phone, due, invoice }) => [
    greeting(name),
    `Ha vendido «${oneLine(title)}» por ${price}.`,
    `Lo ha comprado ${oneLine(buyer)} (${oneLine(email)}${phone ? `, ${oneLine(phone)}` : ""}), que debe pagarlo antes del ${due}.`,
    toSale(invoice),
  ],
});

/** What was bought must be paid soon, today, or should have been. */
export const paymentDue = mailTemplate<AboutSale & { when: "soon" | "now" | "late" }>({
  name: "paymentDue",
  subject: ({ title, when }) =>
    when === "late"
      ? `Pago atrasado: ${oneLine(title)}`
      : when === "now"
        ? `Hoy termina el plazo para pagar ${oneLine(title)}`
        : `Le queda un día para pagar ${oneLine(title)}`,
  body: ({ name, title, total, due, when, invoice }) => [
    greeting(name),
    when === "late"
      ? `El plazo para pagar «${oneLine(title)}» terminó el ${due} y quedan ${total} por pagar. Si no lo paga, el vendedor puede anular la venta y usted puede perder su depósito.`
      : `Quedan ${total} por pagar de «${oneLine(title)}». El plazo termina el ${due}.`,
    toInvoice(invoice, "Pagar ahora"),
  ],
});

/** A sale was called off. */
export const saleCancelled = mailTemplate<AboutSale & { reason: string }>({
  name: "saleCancelled",
  subject: ({ title }) => `Venta anulada: ${oneLine(title)}`,
  body: ({ name, title, reason, invoice }) => [
    greeting(name),
    `El vendedor ha anulado la venta de «${oneLine(title)}». No la pague: si ya ha pagado algo, se lo devolvemos.`,
    ...(reason ? [`Motivo: ${oneLine(reason)}`] : []),
    toInvoice(invoice, "Ver el detalle"),
  ],
});

/** A lot goes to another bidder, who pressed nothing that binds at this price. */
export const secondChance = mailTemplate<AboutSale & { hours: number }>({
  name: "secondChance",
  subject: ({ title, total }) => `Puede quedarse con ${oneLine(title)} por ${total}`,
  body: ({ name, title, total, hours, invoice }) => [
    greeting(name),
    `La venta de «${oneLine(title)}» a quien ganó la subasta no ha salido adelante, y usted pujó por él. Puede quedárselo por ${total} en total.`,
    `No está obligado a nada: si lo quiere, páguelo en las próximas ${hours} horas. Si no lo hace, la oferta caduca sin más.`,
    toInvoice(invoice, "Ver la compra"),
  ],
});
