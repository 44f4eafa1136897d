import { expect, test } from "vitest";
import { DEFAULT_PLAN_ROWS, readPlan } from "./plan-table";
import { plansOf } from "./read-plans";

test("the plans of a house that has not changed them", () => {
  const entries = DEFAULT_PLAN_ROWS.map((row) => ({ id: row.type, description: "", ...row }));
  expect(plansOf(entries)).toEqual(DEFAULT_PLAN_ROWS.map(readPlan));
});

test("what staff have written, as far as it can be read", () => {
  const [plan, ...others] = plansOf([
    {
      id: "taller",
      description: "Taller",
      monthly_deposit_amount: 45.5,
      monthly_auction: "4",
      monthly_lots: -3,
    },
    { id: "sin-precio", description: "Sin precio" },
    { description: "Sin tipo", monthly_deposit_amount: "10.00" },
    { id: "mal", monthly_deposit_amount: "1e3" },
    null,
    "taller",
  ]);
  expect(others).toEqual([]);
  expect(plan).toEqual({
    type: "taller",
    name: "Taller",
    periods: "both",
    monthlyNetCents: 4_550,
    yearlyNetCents: 54_600,
    auctionsPerMonth: 4,
    auctionsPerYear: 48,
    directSalesPerMonth: 0,
    users: 1,
    isRecommended: false,
  });
});
