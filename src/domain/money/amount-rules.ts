/** What may be paid at once, both included, in cents. */
export interface AmountLimits {
  minCents: number;
  maxCents: number;
}

/** What may be paid in. */
export const TOPUP_LIMITS: AmountLimits = { minCents: 500, maxCents: 1_000_000 };

/** Most that any amount of the wire may be. Sums of a million of them stay exact. */
export const LARGEST_AMOUNT_CENTS = 1_000_000_000;

/** Part of what is due that must be paid at least, in percent. */
const PARTIAL_PERCENT = 25;

/** What may be paid of an invoice: a quarter of what is due now at least, rounded up; all of it at most. */
export function partialPayment({ dueCents }: { dueCents: number }): AmountLimits {
  return { minCents: Math.ceil((dueCents * PARTIAL_PERCENT) / 100), maxCents: dueCents };
}

/** Which limit an amount does not keep, and the limit. */
export type AmountRefusal = {
  code: "AMOUNT_TOO_LOW" | "AMOUNT_TOO_HIGH";
  limitCents: number;
};

/** Why an amount is not taken, or null. */
export function refuseAmount(
  amountCents: number,
  { minCents, maxCents }: AmountLimits,
): AmountRefusal | null {
  if (amountCents > maxCents) return { code: "AMOUNT_TOO_HIGH", limitCents: maxCents };
  // Nothing is no payment, also where a limit would allow it.
  const limitCents = Math.max(1, minCents);
  return amountCents < limitCents ? { code: "AMOUNT_TOO_LOW", limitCents } : null;
}

/** What the purses of a person have, and what it owes after a chargeback. */
export interface Purses {
  walletCents: number;
  bonusCents: number;
  debtCents: number;
}

/** Why the purses pay nothing. */
export type SpendRefusal =
  | { code: "WALLET_BLOCKED"; debtCents: number }
  | { code: "INSUFFICIENT_BALANCE"; availableCents: number };

/** Why the purses do not pay an amount, or null. While there is a debt they pay nothing. */
export function refuseSpending(
  amountCents: number,
  { walletCents, bonusCents, debtCents }: Purses,
): SpendRefusal | null {
  if (debtCents > 0) return { code: "WALLET_BLOCKED", debtCents };
  const availableCents = walletCents + bonusCents;
  return amountCents > availableCents ? { code: "INSUFFICIENT_BALANCE", availableCents } : null;
}
