import type { Condition } from "./condition";

/** How a kind of vehicle loses value. */
export interface Ageing {
  /** The share that is left after the first year. */
  firstYear: number;
  /** The share of the rest that is left after each further year. */
  laterYears: number;
  /** Usual use in a year: kilometres, or hours for machines. */
  yearlyUse: number;
}

const CONDITION_FACTOR: Record<Condition, number> = {
  "Muy bueno": 1.05,
  Bueno: 1,
  Correcto: 0.92,
};

/** Trade value in cents, from the price when new, age, use and condition. */
export function tradeValueCents(vehicle: {
  priceNew: number;
  ageYears: number;
  use: number;
  condition: Condition;
  ageing: Ageing;
}): number {
  const { priceNew, ageYears, use, condition, ageing } = vehicle;
  const years = Math.max(0.5, ageYears);
  const byAge =
    ageing.firstYear ** Math.min(1, years) * ageing.laterYears ** Math.max(0, years - 1);
  const usual = ageing.yearlyUse * years;
  // Twice the usual use costs a fifth, half of it adds about a tenth.
  const byUse = Math.min(1.12, Math.max(0.62, (use / usual) ** -0.3));
  const floor = priceNew * 0.035;
  const euros = Math.max(
    floor,
    priceNew * byAge * (use > 0 ? byUse : 1) * CONDITION_FACTOR[condition],
  );
  return roundEuros(euros) * 100;
}

/** To amounts that people ask: 5 € below 500 €, 50 € below 5.000 €, 100 € below 50.000 €, else 500 €. */
export function roundEuros(euros: number): number {
  const unit = euros < 500 ? 5 : euros < 5_000 ? 50 : euros < 50_000 ? 100 : 500;
  return Math.max(unit, Math.round(euros / unit) * unit);
}
