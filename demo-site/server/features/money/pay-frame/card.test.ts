import { expect, it } from "vitest";
import {
  errorsOf,
  groupedNumber,
  nameOf,
  partedExpiry,
  readCard,
  refusedFields,
} from "./script/card.js";

const TYPED = { number: "4242 4242 4242 4242", name: "Ana Ruiz", expiry: "12/40", cvc: "123" };
const ASKED = { asksCard: true, asksCode: true };

it("reads a card as it is typed, or as a browser fills it in", () => {
  const card = { number: "4242424242424242", name: "Ana Ruiz", month: 12, year: 2040, cvc: "123" };
  for (const expiry of ["12/40", "12/2040", "12-40", "12.40", "12 / 40", "1240", "122040"])
    expect(readCard({ ...TYPED, expiry })).toEqual(card);
  expect(readCard({ ...TYPED, expiry: "3/31" })).toMatchObject({ month: 3, year: 2031 });
  for (const expiry of ["13/40", "1/1", "0/40", "12/1940", "soon"])
    expect(readCard({ ...TYPED, expiry }).month).toBe(0);
});

it("says what is wrong with a card, and nothing of fields that are not asked", () => {
  expect(errorsOf(TYPED, ASKED)).toEqual({});
  expect(
    errorsOf({ number: "4242 4242 4242 4241", name: "Ana 3", expiry: "13/40", cvc: "12" }, ASKED),
  ).toEqual({
    number: "Invalid credit card number!",
    name: "The special characters and numbers are not allowed!",
    expiry: "Invalid expiry details",
    cvc: "Invalid CVV!",
  });
  const empty = { number: "", name: " ", expiry: " ", cvc: "" };
  expect(errorsOf(empty, ASKED)).toMatchObject({ name: "Required!", expiry: "Required!" });
  expect(errorsOf(empty, { asksCard: false, asksCode: true })).toEqual({ cvc: "Invalid CVV!" });
  expect(errorsOf(empty, { asksCard: false, asksCode: false })).toEqual({});
  expect(errorsOf({ ...TYPED, name: "Zoë O’Neill-Núñez" }, ASKED)).toEqual({});
  expect(refusedFields(["number", "holder"])).toEqual({
    number: "Invalid credit card number!",
    holder: "Required!",
  });
});

it("groups a number and parts an expiry while they are typed", () => {
  expect(groupedNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(groupedNumber("4242")).toBe("4242");
  expect(partedExpiry("124")).toBe("12/4");
  expect(partedExpiry("12")).toBe("12");
  expect(nameOf({ brand: "visa", last4: "4242" })).toBe("Visa •••• 4242");
});
