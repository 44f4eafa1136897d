import { formatCents, type LocaleSettings, translator } from "../../../src/i18n";
import type { EntryForm } from "../bid-box-model";
import { bidStepsMessages } from "./bid-steps.messages";

const PROBLEMS = {
  empty: "amountEmpty",
  format: "amountFormat",
  too_large: "amountTooLarge",
  below_minimum: "amountBelow",
  below_price: "amountBelowPrice",
  is_maximum: "amountIsMaximum",
} as const;

/** The error of an amount, in words. */
export function problemText(
  { problem, minimumCents }: EntryForm,
  priceCents: number,
  locale: LocaleSettings,
): string | undefined {
  if (!problem) return undefined;
  const limit = problem === "below_price" ? priceCents : minimumCents;
  return translator(bidStepsMessages, locale)(PROBLEMS[problem], { amount: formatCents(limit) });
}
