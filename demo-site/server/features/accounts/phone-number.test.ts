import { toE164 } from "martillo/domain";
import { expect, it } from "vitest";
import { fc } from "../../../../src/testing/seed";
import { phoneNumber } from "./phone-number";

it.each([
  ["600 111-222", "+34600111222"],
  ["(+34) 600111222", "+34600111222"],
  ["0034 600111222", "+34600111222"],
  ["34600111222", "+34600111222"],
  ["+54 011 4321-1234", "+541143211234"],
  ["+54 11 15 4321-1234", "+5491143211234"],
  ["+54 9 11 4321-1234", "+5491143211234"],
  ["+598 099 123 456", "+59899123456"],
  ["+598 2901 2345", "+59829012345"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  // Of no plan that is known, and taken as before.
  ["60011122", "+3460011122"],
  ["346001112", "+34346001112"],
  // Iran's plan drops the zero, and seven digits are no phone here.
  ["+98090000", "+98090000"],
  ["600+111222", null],
  ["seiscientos", null],
  ["600111222 ext. 5", null],
  ["", null],
])("%j is stored as %s", (text, number) => {
  expect(phoneNumber(text)).toBe(number);
});

it("takes what widgets let through, and stores no Spanish number in another way than they show it", () => {
  const written = fc.string({ unit: fc.constantFrom(..."0123456789 -()+".split("")) });
  fc.assert(
    fc.property(written, (text) => {
      expect(phoneNumber(text) === null).toBe(toE164(text) === null);
    }),
  );
  const spanish = fc.integer({ min: 600_000_000, max: 999_999_999 }).map(String);
  fc.assert(
    fc.property(spanish, (text) => {
      expect(phoneNumber(text)).toBe(`+34${text}`);
      expect(phoneNumber(`+34${text}`)).toBe(`+34${text}`);
    }),
  );
});

it("leaves a stored number as it is", () => {
  const digits = fc.stringMatching(/^[1-9]\d{7,14}$/);
  fc.assert(
    fc.property(digits, (text) => {
      const stored = phoneNumber(`+${text}`);
      expect(stored).toMatch(/^\+[1-9]\d{7,15}$/);
      expect(phoneNumber(stored ?? "")).toBe(stored);
    }),
  );
});
