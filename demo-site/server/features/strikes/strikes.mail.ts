import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

interface AboutRight extends Spoken {
  name: string;
  /** Lots in which bids of the account stood and are taken back. */
  withdrawn: number;
}

/** To a buyer: two purchases were not paid, and the house takes the right to bid away. */
export const biddingTaken = mailTemplate<AboutRight>({
  name: "biddingTaken",
  subject: () => "Su cuenta ya no puede pujar",
  body: (values) => {
    const { name, withdrawn } = values;
    return [
      greeting(name),
      "En doce meses se han anulado dos ventas porque usted no las pagó. Desde ahora su cuenta no puede pujar, comprar ni hacer ofertas.",
      ...(withdrawn > 0 ? [withdrawnText(withdrawn)] : []),
      "Lo demás que haya comprado debe pagarlo igualmente. Si es un error o quiere volver a pujar, escríbanos: lo decide una persona de la casa.",
      { link: PATHS.contact, label: "Escribirnos" },
    ];
  },
});

function withdrawnText(count: number): string {
  return count === 1
    ? "Se retiran sus pujas en un lote abierto."
    : `Se retiran sus pujas en ${count} lotes abiertos.`;
}

/** To the house: an account may not bid any more, and why; staff decide whether to give the right back. */
export const bidderStruck = mailTemplate<{
  user: number;
  email: string;
  titles: readonly string[];
}>({
  name: "bidderStruck",
  subject: ({ email }) => `Sin derecho a pujar: ${oneLine(email)}`,
  body: ({ user, email, titles }) => [
    `La cuenta ${user} (${oneLine(email)}) ha dejado sin pagar dos compras en doce meses y ya no puede pujar.`,
    { items: titles.map((title) => ({ text: title })) },
    "Si una de las anulaciones fue un error, quítela; para que vuelva a pujar, apruebe la cuenta de nuevo.",
  ],
});
