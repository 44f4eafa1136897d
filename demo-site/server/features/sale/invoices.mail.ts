import { PATHS, pathTo } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

import type { TransferTo } from "./transfer-accounts";
import { transferBlocks } from "./transfer-text";

/** What was bought has a document. Its link opens it for whoever has the letter. */
export const invoiceIssued = mailTemplate<
  Spoken & {
    name: string | null;
    title: string;
    number: string;
    total: string;
    /** What is still to be paid, and until when; null of what is paid. */
    due: { amount: string; until: string } | null;
    invoice: number;
    key: string;
    transfer: TransferTo | null;
    /** How long the link is good for. */
    seconds: number;
  }
>({
  name: "invoiceIssued",
  language: spokenIn,
  secretForSeconds: ({ seconds }) => seconds,
  subject: ({ title, number, english }) =>
    english
      ? `Document ${number} of your purchase: ${oneLine(title)}`
      : `Documento ${number} de su compra: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, number, total, due, invoice, key, english } = values;
    const link = `${PATHS.invoice.replace("{id}", String(invoice))}?key=${key}`;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `Document ${number} of “${oneLine(title)}” is issued. It comes to ${total}.`
        : `Ya está emitido el documento ${number} de «${oneLine(title)}». Suma ${total}.`,
      ...(due
        ? [
            english
              ? `${due.amount} are to be paid until ${due.until}.`
              : `Quedan ${due.amount} por pagar hasta el ${due.until}.`,
          ]
        : []),
      ...transferBlocks(values),
      { link, label: english ? "See the document" : "Ver el documento" },
      {
        small: english
          ? "Whoever has this link can see the document for 30 days, without phone numbers, e-mail addresses and tax numbers. Do not pass the letter on."
          : "Quien tenga este enlace puede ver el documento durante 30 días, sin teléfonos, correos ni NIF. No reenvíe este mensaje.",
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
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Due again: ${oneLine(title)}` : `Vuelve a estar pendiente: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, invoice, isSeller, amount, due, day, english } = values;
    const what = english ? `“${oneLine(title)}”` : `«${oneLine(title)}»`;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `${amount} that were paid for ${what} went back to ${isSeller ? "the buyer" : "you"}. ${due} are due until ${day}.`
        : `Se han devuelto ${amount} que ${isSeller ? "el comprador pagó" : "usted pagó"} por ${what}. Quedan ${due} por pagar hasta el ${day}.`,
      ...(isSeller
        ? [
            english
              ? "Do not hand the vehicle over before it is paid again."
              : "No entregue el vehículo hasta que vuelva a estar pagado.",
          ]
        : []),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: english ? "See the account" : "Ver la cuenta",
      },
    ];
  },
});

/** What letters about a disputed sale tell. */
type Disputed = Spoken & {
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
  language: spokenIn,
  subject: ({ title, outcome, english }) => {
    const isOpen = outcome === "open";
    if (english) return `${isOpen ? "Payment claimed" : "Claim settled"}: ${oneLine(title)}`;
    return `${isOpen ? "Pago reclamado" : "Reclamación resuelta"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, invoice, isSeller, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english ? disputedInEnglish(values) : disputedText(values),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: english ? "See the account" : "Ver la cuenta",
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

function disputedInEnglish({ title, amount, isSeller, outcome }: Disputed): string {
  const what = `“${oneLine(title)}”`;
  if (outcome === "open") {
    return isSeller
      ? `The buyer's bank claims ${amount} that were paid for ${what}. Do not hand the vehicle over until that is settled: we write again then.`
      : `Your bank claims ${amount} that you paid for ${what}. The hand-over waits until that is settled. If it was a mistake, ask your bank to withdraw the claim.`;
  }
  if (outcome === "won") {
    return `The claim of ${amount} for ${what} is settled and the payment stands. The sale goes on as it was.`;
  }
  if (outcome === "due") {
    return isSeller
      ? `The bank has given ${amount} back to the buyer of ${what}. The sale is due again: do not hand the vehicle over.`
      : `Your bank has given you back ${amount} of ${what}. The purchase is due again: pay it to collect the vehicle.`;
  }
  return isSeller
    ? `The bank has given ${amount} back to the buyer of ${what}. The house bears it: nothing is deducted from you.`
    : `Your bank has given you back ${amount} of ${what}. The auction house will get in touch with you.`;
}
