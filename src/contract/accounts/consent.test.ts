import { expect, test } from "vitest";
import { accountsSchemas } from "./schemas";

const FORM = {
  seller_type: "buyer",
  email: "ana@example.test",
  password: "Subasta-2026!",
} as const;

const { input } = accountsSchemas["user/register"];

test.each([{ registration_terms: true }, { termCheck: true }])("%o is consent", (consent) => {
  expect(input.safeParse({ ...FORM, ...consent }).success).toBe(true);
});

test.each([{}, { registration_terms: false }, { termCheck: false }])("%o is none", (consent) => {
  const { error } = input.safeParse({ ...FORM, ...consent });
  expect(error?.issues.map(({ path }) => path)).toEqual([["registration_terms"]]);
});
