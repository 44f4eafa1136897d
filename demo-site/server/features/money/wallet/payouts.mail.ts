import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../../platform/mail/template";

/** What letters to the owner of a balance tell of its way to a bank account. Of the account they say no more than its ending. */
export interface AboutPayout extends Spoken {
  name: string | null;
  amount: string;
  last4: string;
  /** Of the transfer; empty before it was made. */
  reference: string;
  /** Why it was cancelled or sent back; empty otherwise. */
  reason: string;
}

const toWallet = { link: PATHS.wallet, label: "Ver su saldo" };

/** An account wants its balance in a bank account; the transfer is still to be made. */
export const balancePayoutAsked = mailTemplate<AboutPayout>({
  name: "balancePayoutAsked",
  subject: ({ amount }) => `Le transferiremos ${amount} a su cuenta`,
  body: (values) => [
    greeting(values.name),
    `Ha pedido ${values.amount} de su saldo en su cuenta terminada en ${oneLine(values.last4)}. Hacemos las transferencias a mano, normalmente en tres días laborables, y le escribiremos cuando esta esté hecha.`,
    {
      small: "Si no lo ha pedido usted, escríbanos cuanto antes.",
    },
    toWallet,
  ],
});

/** The transfer was made. */
export const balancePayoutMade = mailTemplate<AboutPayout>({
  name: "balancePayoutMade",
  subject: ({ amount }) => `Le hemos transferido ${amount} a su cuenta`,
  body: (values) => [
    greeting(values.name),
    `Le hemos transferido ${values.amount} a su cuenta terminada en ${oneLine(values.last4)}. Su banco puede tardar uno o dos días en mostrarlo.`,
    {
      small: `Referencia de la transferencia: ${oneLine(values.reference)}`,
    },
    toWallet,
  ],
});

/** The transfer is not made. */
export const balancePayoutCancelled = mailTemplate<AboutPayout>({
  name: "balancePayoutCancelled",
  subject: ({ amount }) => `No le hemos transferido ${amount} a su cuenta`,
  body: (values) => [
    greeting(values.name),
    `Hemos anulado la transferencia de ${values.amount} a su cuenta terminada en ${oneLine(values.last4)}. El dinero vuelve a estar en su saldo; si nos debía algo, primero lo ha cubierto.`,
    { quote: values.reason },
    toWallet,
  ],
});

/** The bank sent the transfer back. */
export const balancePayoutReturned = mailTemplate<AboutPayout>({
  name: "balancePayoutReturned",
  subject: ({ amount }) => `Su banco nos ha devuelto ${amount}`,
  body: (values) => [
    greeting(values.name),
    `Su banco ha devuelto la transferencia de ${values.amount} a su cuenta terminada en ${oneLine(values.last4)}. El dinero vuelve a estar en su saldo; si nos debía algo, primero lo ha cubierto. Compruebe la cuenta antes de pedirlo otra vez.`,
    { quote: values.reason },
    toWallet,
  ],
});

/** What letters to staff tell of a payout. Whose account it is stands on the money desk alone. */
export interface PayoutForStaff {
  amount: string;
  number: string;
  /** Whole days since it was asked for. */
  days: number;
}

/** To staff: a transfer is to be made. */
export const balancePayoutDue = mailTemplate<PayoutForStaff>({
  name: "balancePayoutDue",
  subject: ({ amount }) => `Hay que transferir un saldo: ${amount}`,
  body: ({ amount, number }) => [
    `Una persona ha pedido que le transfiramos ${amount} de su saldo a su cuenta bancaria (petición n.º ${number}). Haga la transferencia en el banco de la casa y anótela, o anúlela con un motivo.`,
    {
      small: "La cuenta está en el dinero de la casa, en «Transferencias».",
    },
  ],
});

/** To staff: a transfer is not made for days. */
export const balancePayoutLate = mailTemplate<PayoutForStaff>({
  name: "balancePayoutLate",
  subject: ({ amount, days }) => `Saldo sin transferir desde hace ${days} días: ${amount}`,
  body: ({ amount, number, days }) => [
    `La petición n.º ${number}, de ${amount}, lleva ${days} días esperando. Haga la transferencia y anótela, o anúlela con un motivo.`,
    {
      small: "La cuenta está en el dinero de la casa, en «Transferencias».",
    },
  ],
});
