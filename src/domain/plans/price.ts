/** Percent of tax on plans. */
export const PLAN_VAT_PERCENT = 21;

/** The charged amounts, in cents. */
export interface PlanPrice {
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** A net price with its tax, rounded half up. Cents. */
export function planPrice(netCents: number): PlanPrice {
  const vatCents = Math.round((netCents * PLAN_VAT_PERCENT) / 100);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

/** A period that is paid and runs. Times in epoch milliseconds. */
export interface RunningPeriod {
  /** Its full net price, also where it was itself bought with a credit. 0 for a trial or one that is not paid. */
  netCents: number;
  startMs: number;
  endMs: number;
}

/** The value of the rest of a period, in cents: its full net price by the seconds left, rounded down. */
export function periodCredit({ netCents, startMs, endMs }: RunningPeriod, nowMs: number): number {
  const seconds = Math.floor((endMs - startMs) / 1000);
  const left = Math.min(seconds, Math.max(0, Math.floor((endMs - nowMs) / 1000)));
  if (seconds <= 0) return 0;
  return Number((BigInt(netCents) * BigInt(left)) / BigInt(seconds));
}

/** What an upgrade costs, in cents. */
export interface UpgradePrice extends PlanPrice {
  /** What the running period still gives; more than the new price is not paid out. */
  creditCents: number;
}

/** What has to be paid now for another plan: its net price less the credit, then the tax. */
export function upgradePrice(
  newNetCents: number,
  running: RunningPeriod | null,
  nowMs: number,
): UpgradePrice {
  const creditCents = running ? periodCredit(running, nowMs) : 0;
  return { creditCents, ...planPrice(Math.max(0, newNetCents - creditCents)) };
}
