import type { PaymentRow } from "./payment-repository";
import { euroText } from "../../platform/languages/written-sums";
import type { Stray } from "./stray-repository";
import * as letters from "./money.mail";
import { formatEuro, PAYMENT_CURRENCY, type PaymentStep, toDecimal } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import type { MailTemplate, Spoken } from "../../platform/mail/template";
import { wordsFor } from "../../platform/mail/translations";
import { purposeWords } from "./purpose.words";
import { type Payer, readPayer } from "./payer-repository";

/** A sum as a letter to a person writes it. */
export function sumText(cents: number, { language }: Spoken): string {
  return euroText(cents, { whole: false, language });
}

/** What a payment was for, in a word or two. @default in Spanish */
export function purposeText(
  { purpose, quote }: Pick<PaymentRow, "purpose" | "quote">,
  words = purposeWords,
): string {
  const { title } = quote;
  return words.isTitled && typeof title === "string" ? title : words[purpose];
}

/** An amount as staff read it, in the currency in which it came. */
export function sumIn(currency: string, cents: number): string {
  return currency === PAYMENT_CURRENCY
    ? formatEuro(cents, { whole: false })
    : `${toDecimal(cents)} ${currency}`;
}

/** What letters tell of a payment, or of a part of it. */
export function aboutSum(
  t: SendContext,
  payment: PaymentRow,
  payer: Payer,
  cents: number,
): letters.AboutPayment {
  const { words } = wordsFor(t.delivery.translations, purposeWords, payer);
  return {
    name: payer.name,
    amount: payment.came_in === null ? sumText(cents, payer) : sumIn(payment.came_in, cents),
    what: purposeText(payment, words),
    number: String(payment.id),
    language: payer.language,
    ...(payment.purpose === "invoice" && { invoice: payment.ref }),
  };
}

interface PaymentLetter {
  template: MailTemplate<letters.AboutPayment>;
  values(t: SendContext, payment: PaymentRow, payer: Payer): letters.AboutPayment;
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
    values: (t, payment, payer) =>
      aboutSum(t, payment, payer, payment.captured_cents || payment.amount_cents),
  };
}

/** Writes to the payer of a payment that some of it is back. */
export async function tellRefunded(
  t: SendContext,
  payment: PaymentRow,
  { userId, cents }: { userId: number; cents: number },
): Promise<void> {
  const payer = await readPayer(t.db, userId);
  if (payer) await sendMail(t, letters.refundMade, payer.email, aboutSum(t, payment, payer, cents));
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
  if (payer) await sendMail(t, letter.template, payer.email, letter.values(t, payment, payer));
}

/** Writes to the staff who run the house, where it has said an address. */
export async function tellStaff<Values extends object>(
  ctx: SendContext,
  template: MailTemplate<Values>,
  values: Values,
): Promise<void> {
  const { email } = ctx.config.operator;
  if (email) await sendMail(ctx, template, email, values);
}
