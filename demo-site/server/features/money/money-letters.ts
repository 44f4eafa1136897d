import type { Db } from "../../platform/db/db";
import type { PaymentRow } from "./payment-repository";
import * as letters from "./money.mail";
import type { PaymentStep } from "martillo/domain";
import { formatEuro } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import type { MailTemplate } from "../../platform/mail/template";

/** Whom a letter about money goes to. */
export interface Payer {
  email: string;
  name: string;
}

export async function readPayer(db: Db, userId: number): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>("select email, first_name as name from users where id = $1", [
    userId,
  ]);
  return row;
}

const PURPOSES: Readonly<Record<PaymentRow["purpose"], string>> = {
  topup: "Saldo añadido",
  deposit: "Depósito de puja",
  invoice: "Factura",
  cart: "Compra",
  plan: "Plan",
  debt: "Deuda",
};

/** What a payment was for, in a word or two. */
export function purposeText({ purpose, quote }: Pick<PaymentRow, "purpose" | "quote">): string {
  return typeof quote["title"] === "string" ? quote["title"] : PURPOSES[purpose];
}

interface PaymentLetter {
  template: MailTemplate<letters.AboutPayment>;
  values(payment: PaymentRow, payer: Payer): letters.AboutPayment;
}

/** The letter that goes with a step, where one does. */
export function letterOf(name: NonNullable<PaymentStep["letter"]>): PaymentLetter | null {
  const template = {
    paymentReceived: letters.paymentReceived,
    paymentFailed: letters.paymentFailed,
    paymentWaiting: letters.paymentWaiting,
    duplicateReturned: letters.duplicateReturned,
  }[name];
  return (
    template && {
      template,
      values: (payment, payer) => ({
        name: payer.name,
        amount: formatEuro(payment.captured_cents || payment.amount_cents, { whole: false }),
        what: purposeText(payment),
        number: String(payment.id),
      }),
    }
  );
}

/** Tells whoever runs the house; nobody where it has said no address. */
export async function tellStaff<Values>(
  ctx: SendContext,
  template: MailTemplate<Values>,
  values: Values,
): Promise<void> {
  const { email } = ctx.config.operator;
  if (email) await sendMail(ctx, template, email, values);
}
