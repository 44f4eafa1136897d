import type { PaymentRow } from "./payment-repository";
import type { Stray } from "./stray-repository";
import * as letters from "./money.mail";
import { formatEuro, PAYMENT_CURRENCY, type PaymentStep, toDecimal } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import type { MailTemplate } from "../../platform/mail/template";
import { type Payer, readPayer } from "./payer-repository";

/** A sum as a letter to somebody writes it. */
export function sumText(cents: number, { english }: Pick<Payer, "english">): string {
  return formatEuro(cents, { whole: false, english });
}

const PURPOSES: Readonly<Record<PaymentRow["purpose"], string>> = {
  topup: "Saldo añadido",
  deposit: "Depósito de puja",
  invoice: "Compra",
  cart: "Compra",
  plan: "Plan",
  debt: "Deuda",
};

const ENGLISH_PURPOSES: Readonly<Record<PaymentRow["purpose"], string>> = {
  topup: "balance added",
  deposit: "bid deposit",
  invoice: "purchase",
  cart: "purchase",
  plan: "plan",
  debt: "debt",
};

/** What a payment was for, in a word or two. */
export function purposeText(
  { purpose, quote }: Pick<PaymentRow, "purpose" | "quote">,
  english = false,
): string {
  if (english) return ENGLISH_PURPOSES[purpose];
  return typeof quote["title"] === "string" ? quote["title"] : PURPOSES[purpose];
}

/** An amount as staff read it, in whatever currency it came. */
export function sumIn(currency: string, cents: number): string {
  return currency === PAYMENT_CURRENCY
    ? formatEuro(cents, { whole: false })
    : `${toDecimal(cents)} ${currency}`;
}

/** What letters tell of a payment, or of a part of it. */
export function aboutSum(payment: PaymentRow, payer: Payer, cents: number): letters.AboutPayment {
  return {
    name: payer.name,
    amount: payment.came_in === null ? sumText(cents, payer) : sumIn(payment.came_in, cents),
    what: purposeText(payment, payer.english),
    number: String(payment.id),
    english: payer.english,
    ...(payment.purpose === "invoice" && { invoice: payment.ref }),
  };
}

interface PaymentLetter {
  template: MailTemplate<letters.AboutPayment>;
  values(payment: PaymentRow, payer: Payer): letters.AboutPayment;
}

/** The letter that goes with a step. */
function letterOf(name: NonNullable<PaymentStep["letter"]>): PaymentLetter {
  const template = {
    paymentReceived: letters.paymentReceived,
    paymentFailed: letters.paymentFailed,
    paymentWaiting: letters.paymentWaiting,
    paymentUnclear: letters.paymentUnclear,
    duplicateReturned: letters.duplicateReturned,
  }[name];
  return {
    template,
    values: (payment, payer) =>
      aboutSum(payment, payer, payment.captured_cents || payment.amount_cents),
  };
}

/** Writes to the payer of a payment that some of it is back. */
export async function tellRefunded(
  t: SendContext,
  payment: PaymentRow,
  { userId, cents }: { userId: number; cents: number },
): Promise<void> {
  const payer = await readPayer(t.db, userId);
  if (payer) await sendMail(t, letters.refundMade, payer.email, aboutSum(payment, payer, cents));
}

/** Writes to staff that what a payment brought waits for them. */
export async function tellUnallocated(
  t: SendContext,
  payment: PaymentRow,
  { cents, currency }: Stray,
): Promise<void> {
  await tellStaff(t, letters.moneyUnallocated, {
    amount: sumIn(currency, cents),
    what: purposeText(payment),
    number: String(payment.id),
    provider: payment.provider,
  });
}

/** Writes to the payer of a payment about a step of it. */
export async function tellPayer(
  t: SendContext,
  payment: PaymentRow,
  name: NonNullable<PaymentStep["letter"]>,
): Promise<void> {
  const payer = await readPayer(t.db, payment.user_id);
  const letter = letterOf(name);
  if (payer) await sendMail(t, letter.template, payer.email, letter.values(payment, payer));
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
