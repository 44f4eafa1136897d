/** How a forfeited deposit is divided. */
export interface ForfeitSplit {
  houseCents: number;
  sellerCents: number;
}

/** First the house's premium, the rest to the seller. Cents. */
export function splitForfeit(of: { depositCents: number; premiumCents: number }): ForfeitSplit {
  const houseCents = Math.min(of.depositCents, of.premiumCents);
  return { houseCents, sellerCents: of.depositCents - houseCents };
}

/** What a payment took from each purse, or gives back to it. Cents. */
export interface PursesPart {
  walletCents: number;
  bonusCents: number;
}

/** What paying an amount takes from the purses: the bonus first. More than both have is left to the wallet, whose floor refuses it. */
export function bonusFirst(amountCents: number, bonusBalanceCents: number): PursesPart {
  const bonusCents = Math.min(amountCents, bonusBalanceCents);
  return { bonusCents, walletCents: amountCents - bonusCents };
}

/**
 * What each purse gets when another `amountCents` of a payment go back. All refunds together have given the wallet its part of them,
 * rounded up, and the bonus the rest: so pieces never add up to more than a purse gave. Throws a RangeError beyond what was paid.
 */
export function refundToPurses(
  paid: PursesPart,
  refundedCents: number,
  amountCents: number,
): PursesPart {
  const paidCents = paid.walletCents + paid.bonusCents;
  const afterCents = refundedCents + amountCents;
  if (refundedCents < 0 || amountCents < 0 || afterCents > paidCents) {
    throw new RangeError(`martillo: ${afterCents} cents refunded of a payment of ${paidCents}`);
  }
  const before = partRoundedUp(refundedCents, paid.walletCents, paidCents);
  const walletCents = partRoundedUp(afterCents, paid.walletCents, paidCents) - before;
  return { walletCents, bonusCents: amountCents - walletCents };
}

/** `ceil(amount · part / whole)`; the product may leave the safe integers. */
function partRoundedUp(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((BigInt(amount) * BigInt(part) + BigInt(whole - 1)) / BigInt(whole));
}
