import { parseCents, toDecimal } from "../money";
import { readPlan, type Plan, type PlanRow } from "./plan-table";

/**
 * The plans of `tables.bidding_plans`, in their order. Staff write that table: a row that has no type, name or price that can be read is
 * left out, and a count that is none is 0.
 */
export function plansOf(entries: readonly unknown[]): Plan[] {
  return entries.flatMap((entry) => {
    const row = rowOf(entry);
    return row ? [readPlan(row)] : [];
  });
}

function rowOf(entry: unknown): PlanRow | null {
  if (typeof entry !== "object" || entry === null) return null;
  const said: Record<string, unknown> = { ...entry };
  const type = textOf(said["type"]) || textOf(said["id"]);
  const monthly = amountOf(said["monthly_deposit_amount"]);
  if (type === "" || monthly === null) return null;
  const yearly = amountOf(said["yearly_deposit_amount"]);
  const { plan_type: period } = said;
  const perYear = said["auctions_year"];
  return {
    type,
    plan_name: textOf(said["plan_name"]) || textOf(said["description"]) || type,
    plan_type: period === "monthly" || period === "yearly" ? period : "both",
    monthly_deposit_amount: monthly,
    // Twelve months, until staff set the price of a year.
    yearly_deposit_amount: yearly ?? toDecimal(12 * parseCents(monthly)),
    monthly_auction: countOf(said["monthly_auction"]),
    monthly_lots: countOf(said["monthly_lots"]),
    auctions_year: perYear === undefined || perYear === null ? null : countOf(perYear),
    users_limit_to: Math.max(1, countOf(said["users_limit_to"])),
    recommended: String(said["recommended"]) === "1" ? 1 : 0,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Decimal euro, not below 0; null for what is none. */
function amountOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : textOf(value);
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? text : null;
}

function countOf(value: unknown): number {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
