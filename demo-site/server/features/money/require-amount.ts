import { type AmountLimits, formatEuro, refuseAmount, toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";

/** Throws AMOUNT_TOO_LOW or AMOUNT_TOO_HIGH, with the limit. `whole`: whether the limit is told without its cents where it has none. */
export function requireAmount(
  amountCents: number,
  limits: AmountLimits,
  { whole = false }: { whole?: boolean } = {},
): void {
  const refusal = refuseAmount(amountCents, limits);
  if (refusal?.code === "AMOUNT_TOO_HIGH") {
    const limit = formatEuro(refusal.limitCents, { whole });
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit } });
  }
  if (refusal) throw new ApiFault("AMOUNT_TOO_LOW", { minimum: toDecimal(refusal.limitCents) });
}
