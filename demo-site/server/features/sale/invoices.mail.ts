import { PATHS, pathTo } from "martillo/domain";
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
