import { expect, test } from "vitest";
import { biddingSteps, mayBid, nextStep } from "./bidding-steps";

const NEW = {
  status: "email_unverified",
  approved_to_bid: 0,
  email_verified: 0,
  phone_verified: 0,
  first_name: "Ana",
} as const;

const next = (change: object) => nextStep(biddingSteps({ ...NEW, ...change }))?.key;

test("first the e-mail, then the house", () => {
  expect(next({})).toBe("email");
  expect(next({ email_verified: 1, status: "active" })).toBe("approval");
  expect(next({ email_verified: 1, status: "active", approved_to_bid: 1 })).toBeUndefined();
});

test("a verified e-mail that did not make the account active asks for the phone", () => {
  expect(next({ email_verified: 1 })).toBe("phone");
});

test("an active account waits for nobody's phone", () => {
  const steps = biddingSteps({ ...NEW, status: "active", approved_to_bid: 1 });
  expect(steps.map(({ isOptional }) => isOptional)).toEqual([true, true, false]);
  expect(nextStep(steps)).toBeUndefined();
});

test.each([
  ["active", 1, true],
  ["active", 0, false],
  ["email_unverified", 1, false],
  ["deactivate", 1, false],
] as const)("%s and approved %s: %s", (status, approved_to_bid, expected) => {
  expect(mayBid({ status, approved_to_bid, first_name: "Ana" })).toBe(expected);
});

test("whoever has given no name says who they are before the house looks", () => {
  const nameless = { status: "active", email_verified: 1, first_name: "" };
  expect(next(nameless)).toBe("details");
  expect(next({ ...nameless, approved_to_bid: 1 })).toBe("details");
  expect(mayBid({ status: "active", approved_to_bid: 1, first_name: "" })).toBe(false);
});
