import { pathTo } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

interface AboutTransfer extends Spoken {
  name: string | null;
  title: string;
  amount: string;
  invoice: number;
}

/** To a seller: a buyer says that a transfer is on its way. */
export const transferTold = mailTemplate<AboutTransfer & { buyer: string; reference: string }>({
  name: "transferTold",
  language: spokenIn,
  subject: ({ amount, title, english }) =>
    english
      ? `A transfer of ${amount} is on its way: ${oneLine(title)}`
      : `Transferencia de ${amount} en camino: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, buyer, reference, english } = values;
    const ref = reference ? ` (${oneLine(reference)})` : "";
    return [
      greeting(name, spokenIn(values)),
      english
        ? `${oneLine(buyer)} says that ${amount}${ref} for “${oneLine(title)}” are on their way. Look at your bank, and confirm it once the money is there: only then does it count.`
        : `${oneLine(buyer)} avisa de una transferencia de ${amount}${ref} por «${oneLine(title)}». Mire su banco y confírmela cuando haya llegado: solo entonces cuenta como pago.`,
      {
        link: pathTo("soldInvoice", { id: invoice }),
        label: english ? "Confirm the transfer" : "Confirmar la transferencia",
      },
    ];
  },
});

/** To a buyer: the seller has not had the transfer. */
export const transferRefused = mailTemplate<AboutTransfer & { notes: string }>({
  name: "transferRefused",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `Your transfer has not arrived: ${oneLine(title)}`
      : `Su transferencia no ha llegado: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, notes, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `The seller of “${oneLine(title)}” has not had your transfer of ${amount}, so it does not count as paid.`
        : `El vendedor de «${oneLine(title)}» no ha recibido su transferencia de ${amount}, así que no cuenta como pago.`,
      ...(notes ? [oneLine(notes)] : []),
      english
        ? "Ask your bank, or talk to the seller: their details are with the purchase."
        : "Pregunte a su banco o hable con el vendedor: sus datos están en la compra.",
      { link: toInvoice(invoice), label: english ? "See the purchase" : "Ver la compra" },
    ];
  },
});

/** What was confirmed, to its buyer. */
export const transferConfirmed = mailTemplate<AboutTransfer>({
  name: "transferConfirmed",
  language: spokenIn,
  subject: ({ amount, title, english }) =>
    english ? `${amount} received: ${oneLine(title)}` : `Recibidos ${amount}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `The seller of “${oneLine(title)}” has noted your payment of ${amount}.`
        : `El vendedor de «${oneLine(title)}» ha anotado su pago de ${amount}.`,
      { link: toInvoice(invoice), label: english ? "See the purchase" : "Ver la compra" },
    ];
  },
});

function toInvoice(invoice: number): string {
  return pathTo("invoice", { id: invoice });
}

/** To a seller: where buyers are told to pay has changed. Whoever did it may not have been the account's own person. */
export const transferAccountChanged = mailTemplate<
  Spoken & { name: string | null; ending: string }
>({
  name: "transferAccountChanged",
  language: spokenIn,
  subject: ({ english }) =>
    english ? "Where buyers pay you has changed" : "Ha cambiado la cuenta en la que cobra",
  body: (values) => {
    const { name, ending, english } = values;
    const account = english
      ? `the account ending in ${ending}`
      : `la cuenta que termina en ${ending}`;
    return [
      greeting(name, spokenIn(values)),
      ending === ""
        ? english
          ? "Your bank account was taken away: buyers are no longer told where to send a transfer."
          : "Se ha quitado su cuenta bancaria: a quienes le compran ya no se les dice dónde hacer la transferencia."
        : english
          ? `Whoever buys from you is now told to pay into ${account}.`
          : `A quienes le compran se les dice ahora que paguen en ${account}.`,
      english
        ? "If it was not you or somebody of yours, change your password and correct the account at once."
        : "Si no ha sido usted ni nadie de su empresa, cambie la contraseña y corrija la cuenta ahora mismo.",
      {
        link: pathTo("sellerBanks"),
        label: english ? "See the account" : "Ver la cuenta",
      },
    ];
  },
});
