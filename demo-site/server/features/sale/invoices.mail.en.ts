import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./invoices.mail";
import type { Disputed } from "./invoices.mail";
import { PATHS, pathTo } from "martillo/contract";
import { transferBlocks } from "./words.en";

export const invoiceIssued: Words<typeof spanish.invoiceIssued> = {
  subject: ({ title, number }) => `Document ${number} of your purchase: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, number, total, due, invoice, key } = values;
    const link = `${PATHS.invoice.replace("{id}", String(invoice))}?key=${key}`;
    return [
      greeting(name, "en"),
      `Document ${number} of “${oneLine(title)}” is issued. It comes to ${total}.`,
      ...(due ? [`${due.amount} are to be paid until ${due.until}.`] : []),
      ...transferBlocks(values),
      { link, label: "See the document" },
      {
        small:
          "Whoever has this link can see the document for 30 days, without phone numbers, e-mail addresses and tax numbers. Do not pass the letter on.",
      },
    ];
  },
};

export const paymentGoneBack: Words<typeof spanish.paymentGoneBack> = {
  subject: ({ title }) => `Due again: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, invoice, isSeller, amount, due, day } = values;
    const what = `“${oneLine(title)}”`;
    return [
      greeting(name, "en"),
      `${amount} that were paid for ${what} went back to ${isSeller ? "the buyer" : "you"}. ${due} are due until ${day}.`,
      ...(isSeller ? ["Do not hand the vehicle over before it is paid again."] : []),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: "See the account",
      },
    ];
  },
};

export const saleDisputed: Words<typeof spanish.saleDisputed> = {
  subject: ({ title, outcome }) => {
    const isOpen = outcome === "open";
    return `${isOpen ? "Payment claimed" : "Claim settled"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, invoice, isSeller } = values;
    return [
      greeting(name, "en"),
      disputedInEnglish(values),
      {
        link: isSeller
          ? pathTo("soldInvoice", { id: invoice })
          : PATHS.invoice.replace("{id}", String(invoice)),
        label: "See the account",
      },
    ];
  },
};

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
