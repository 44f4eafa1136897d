import { pathTo } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

interface AboutTransfer extends Spoken {
  name: string | null;
  title: string;
  amount: string;
  invoice: number;
}

/** To a seller: a buyer says that a transfer is on its way. */
export const transferTold = mailTemplate<AboutTransfer & { buyer: string; reference: string }>({
  name: "transferTold",
  subject: ({ amount, title }) => `Transferencia de ${amount} en camino: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, buyer, reference } = values;
    const ref = reference ? ` (${oneLine(reference)})` : "";
    return [
      greeting(name),
      `${oneLine(buyer)} avisa de una transferencia de ${amount}${ref} por «${oneLine(title)}». Mire su banco y confírmela cuando haya llegado: solo entonces cuenta como pago.`,
      {
        link: pathTo("soldInvoice", { id: invoice }),
        label: "Confirmar la transferencia",
      },
    ];
  },
});

/** To a buyer: the seller has not had the transfer. */
export const transferRefused = mailTemplate<AboutTransfer & { notes: string }>({
  name: "transferRefused",
  subject: ({ title }) => `Su transferencia no ha llegado: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice, notes } = values;
    return [
      greeting(name),
      `El vendedor de «${oneLine(title)}» no ha recibido su transferencia de ${amount}, así que no cuenta como pago.`,
      ...(notes ? [oneLine(notes)] : []),
      "Pregunte a su banco o hable con el vendedor: sus datos están en la compra.",
      { link: toInvoice(invoice), label: "Ver la compra" },
    ];
  },
});

/** The confirmed transfer, to its buyer. */
export const transferConfirmed = mailTemplate<AboutTransfer>({
  name: "transferConfirmed",
  subject: ({ amount, title }) => `Recibidos ${amount}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, amount, invoice } = values;
    return [
      greeting(name),
      `El vendedor de «${oneLine(title)}» ha anotado su pago de ${amount}.`,
      { link: toInvoice(invoice), label: "Ver la compra" },
    ];
  },
});

function toInvoice(invoice: number): string {
  return pathTo("invoice", { id: invoice });
}

/** To a seller: where buyers are told to pay has changed. A person other than the account's own may have changed it. */
export const transferAccountChanged = mailTemplate<
  Spoken & { name: string | null; ending: string }
>({
  name: "transferAccountChanged",
  subject: () => "Ha cambiado la cuenta en la que cobra",
  body: (values) => {
    const { name, ending } = values;
    const account = `la cuenta que termina en ${ending}`;
    return [
      greeting(name),
      ending === ""
        ? "Se ha quitado su cuenta bancaria: a quienes le compran ya no se les dice dónde hacer la transferencia."
        : `A quienes le compran se les dice ahora que paguen en ${account}.`,
      "Si no ha sido usted ni nadie de su empresa, cambie la contraseña y corrija la cuenta ahora mismo.",
      {
        link: pathTo("sellerBanks"),
        label: "Ver la cuenta",
      },
    ];
  },
});
