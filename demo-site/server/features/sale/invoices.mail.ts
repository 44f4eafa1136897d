import { PATHS, pathTo } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

import type { TransferTo } from "./transfer-accounts";
import { transferBlocks } from "./words";

/** A purchase has a document. The link opens it for every reader of the letter. */
export const invoiceIssued = mailTemplate<
  Spoken & {
    name: string | null;
    title: string;
    number: string;
    total: string;
    /** The sum that is still to be paid, and until when; null where all is paid. */
    due: { amount: string; until: string } | null;
    invoice: number;
    key: string;
    transfer: TransferTo | null;
    /** How long the link is good for. */
    seconds: number;
  }
>({
  name: "invoiceIssued",
  secretForSeconds: ({ seconds }) => seconds,
  subject: ({ title, number }) => `Documento ${number} de su compra: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, number, total, due, invoice, key } = values;
    const link = `${PATHS.invoice.replace("{id}", String(invoice))}?key=${key}`;
    return [
      greeting(name),
      `Ya está emitido el documento ${number} de «${oneLine(title)}». Suma ${total}.`,
      ...(due ? [`Quedan ${due.amount} por pagar hasta el ${due.until}.`] : []),
      ...transferBlocks(values),
      { link, label: "Ver el documento" },
      {
        small:
          "Quien tenga este enlace puede ver el documento durante 30 días, sin teléfonos, correos ni NIF. No reenvíe este mensaje.",
      },
    ];
  },
});

/** The house gave back what was paid of a sale: both sides hear that it is due again. */
export const paymentGoneBack = mailTemplate<
  Spoken & {
    name: string | null;
    title: string;
    invoice: number;
    isSeller: boolean;
    amount: string;
    due: string;
    /** The last day to pay. */
    day: string;
  }
>({
  name: "paymentGoneBack",
  subject: ({ title }) => `Vuelve a estar pendiente: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, invoice, isSeller, amount, due, day } = values;
    const what = `«${oneLine(title)}»`;
    return [
      greeting(name),
      `Se han devuelto ${amount} que ${isSeller ? "el comprador pagó" : "usted pagó"} por ${what}. Quedan ${due} por pagar hasta el ${day}.`,
      ...(isSeller ? ["No entregue el vehículo hasta que vuelva a estar pagado."] : []),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: "Ver la cuenta",
      },
    ];
  },
});

/** What letters about a disputed sale tell. */
export type Disputed = Spoken & {
  name: string | null;
  title: string;
  invoice: number;
  isSeller: boolean;
  amount: string;
  /** `due`: lost, and owed again; `lost`: the house bears it. */
  outcome: "open" | "won" | "lost" | "due";
};

/** The buyer's bank is asked to take a payment back, or that has ended. */
export const saleDisputed = mailTemplate<Disputed>({
  name: "saleDisputed",
  subject: ({ title, outcome }) => {
    const isOpen = outcome === "open";

    return `${isOpen ? "Pago reclamado" : "Reclamación resuelta"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, invoice, isSeller } = values;
    return [
      greeting(name),
      disputedText(values),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: "Ver la cuenta",
      },
    ];
  },
});

function disputedText({ title, amount, isSeller, outcome }: Disputed): string {
  const what = `«${oneLine(title)}»`;
  if (outcome === "open") {
    return isSeller
      ? `El banco del comprador reclama ${amount} que se pagaron por ${what}. No entregue el vehículo hasta que se resuelva: le escribiremos entonces.`
      : `Su banco reclama ${amount} que usted pagó por ${what}. La entrega queda detenida hasta que se resuelva. Si fue un error, pida a su banco que retire la reclamación.`;
  }
  if (outcome === "won") {
    return `La reclamación de ${amount} por ${what} se ha resuelto y el pago vale. La venta sigue como estaba.`;
  }
  if (outcome === "due") {
    return isSeller
      ? `El banco ha devuelto ${amount} al comprador de ${what}. La venta vuelve a estar pendiente de pago: no entregue el vehículo.`
      : `Su banco le ha devuelto ${amount} de ${what}. La compra vuelve a estar pendiente: páguela para recoger el vehículo.`;
  }
  return isSeller
    ? `El banco ha devuelto ${amount} al comprador de ${what}. Lo asume la casa: no se le descuenta nada.`
    : `Su banco le ha devuelto ${amount} de ${what}. La casa de subastas se pondrá en contacto con usted.`;
}
