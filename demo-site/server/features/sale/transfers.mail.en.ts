import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./transfers.mail";
import { pathTo } from "martillo/contract";

export const transferTold: Words<typeof spanish.transferTold> = {
  subject: ({ amount, title }) => `A transfer of ${amount} is on its way: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, buyer, reference } = values;
    const ref = reference ? ` (${oneLine(reference)})` : "";
    return [
      greeting(name, "en"),
      `${oneLine(buyer)} says that ${amount}${ref} for “${oneLine(title)}” are on their way. Look at your bank, and confirm it once the money is there: only then does it count.`,
      {
        link: pathTo("soldInvoice", { id: invoice }),
        label: "Confirm the transfer",
      },
    ];
  },
};

export const transferRefused: Words<typeof spanish.transferRefused> = {
  subject: ({ title }) => `Your transfer has not arrived: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, notes } = values;
    return [
      greeting(name, "en"),
      `The seller of “${oneLine(title)}” has not had your transfer of ${amount}, so it does not count as paid.`,
      ...(notes ? [oneLine(notes)] : []),
      "Ask your bank, or talk to the seller: their details are with the purchase.",
      { link: toInvoice(invoice), label: "See the purchase" },
    ];
  },
};

export const transferConfirmed: Words<typeof spanish.transferConfirmed> = {
  subject: ({ amount, title }) => `${amount} received: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice } = values;
    return [
      greeting(name, "en"),
      `The seller of “${oneLine(title)}” has noted your payment of ${amount}.`,
      { link: toInvoice(invoice), label: "See the purchase" },
    ];
  },
};

function toInvoice(invoice: number): string {
  return pathTo("invoice", { id: invoice });
}

export const transferAccountChanged: Words<typeof spanish.transferAccountChanged> = {
  subject: () => "Where buyers pay you has changed",
  body: (values) => {
    const { name, ending } = values;
    const account = `the account ending in ${ending}`;
    return [
      greeting(name, "en"),
      ending === ""
        ? "Your bank account was taken away: buyers are no longer told where to send a transfer."
        : `Whoever buys from you is now told to pay into ${account}.`,
      "If it was not you or somebody of yours, change your password and correct the account at once.",
      {
        link: pathTo("sellerBanks"),
        label: "See the account",
      },
    ];
  },
};
