import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { isCif, isDni, isNie, isOtherNif, isTaxField, isTaxId, plainId } from "./spanish-id";

describe("Spanish identity numbers", () => {
  it.each(["12345678Z", "00000000T", "99999999R", "12.345.678-z"])("%s is a DNI", (text) => {
    expect(isDni(text)).toBe(true);
  });
  it.each(["12345678A", "1234567Z", "X1234567L", "", "12345678ZZ"])("%s is none", (text) => {
    expect(isDni(text)).toBe(false);
  });
  it.each(["X1234567L", "Y1234567X", "Z1234567R", "x-1234567-l"])("%s is a NIE", (text) => {
    expect(isNie(text)).toBe(true);
  });
  it.each(["X1234567A", "W1234567L", "12345678Z"])("%s is no NIE", (text) => {
    expect(isNie(text)).toBe(false);
  });
  it.each(["A58818501", "B-83833798", "Q2826000H", "G28029643"])("%s is a CIF", (text) => {
    expect(isCif(text)).toBe(true);
  });
  it.each(["A58818502", "Q28260008", "I12345674", "A5881850A"])("%s is no CIF", (text) => {
    expect(isCif(text)).toBe(false);
  });

  it.each(["K1234567L", "L1234567L", "M1234567L", "m-1.234.567-l", "ES K1234567L", "K0000000T"])(
    "%s is the number of a person without DNI and NIE",
    (text) => {
      expect(isOtherNif(text)).toBe(true);
      expect(isTaxId(text)).toBe(true);
    },
  );
  it.each([
    "K1234567A",
    "K12345678Z",
    "K123456L",
    "N1234567L",
    "K1234567",
    "KL234567L",
    "X1234567L",
  ])("%s is none of them", (text) => expect(isOtherNif(text)).toBe(false));

  it.each([
    ["ESB12345674", "B12345674"],
    ["es b-12345674", "B12345674"],
    ["ES12345678Z", "12345678Z"],
    ["ES 12.345.678-Z", "12345678Z"],
    ["ES/X1234567L", "X1234567L"],
    ["12345678\u2011Z", "12345678Z"],
    ["\u200B12345678\u00A0Z\u200B", "12345678Z"],
    // Nothing of Spain is behind it.
    ["ES", "ES"],
    ["ESESB12345674", "ESESB12345674"],
    ["ES1234567", "ES1234567"],
    ["FR40303265045", "FR40303265045"],
    ["ESCOBAR12", "ESCOBAR12"],
  ])("%j is kept as %s", (text, kept) => {
    expect(plainId(text)).toBe(kept);
    expect(plainId(kept)).toBe(kept);
  });

  it.each([
    ["ES12345678Z", true],
    ["ES 12345678 Z", true],
    ["ESX1234567L", true],
    ["ESA58818501", true],
    ["ES12345678A", false],
    ["ESA58818502", false],
    ["PT12345678Z", false],
  ])("%s is one of Spain: %s", (text, is) => {
    expect(isTaxId(text)).toBe(is);
    expect(isTaxId(text, "España")).toBe(is);
    expect(isTaxId(text, "Espan\u0303a")).toBe(is);
  });

  it("is asked for in fields of three names", () => {
    expect(["nif", "dni", "cif", "nombre", "NIF"].filter(isTaxField)).toEqual([
      "nif",
      "dni",
      "cif",
    ]);
  });

  it("one letter of twenty-three fits a number", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, "0");
        expect(letters.filter((letter) => isDni(digits + letter))).toHaveLength(1);
      }),
    );
  });

  it("any other digit in its place is noticed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.nat(7),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const digits = String(number).padStart(8, "0").split("");
          const letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            .split("")
            .find((l) => isDni(digits.join("") + l));
          digits[at] = String((Number(digits[at]) + by) % 10);
          expect(isDni(digits.join("") + letter)).toBe(false);
        },
      ),
    );
  });

  it("of Spain is checked, of other countries only measured", () => {
    for (const id of ["12345678Z", "X1234567L", "A58818501"]) expect(isTaxId(id)).toBe(true);
    expect(isTaxId("12345678A", "ES")).toBe(false);
    expect(isTaxId("", "ES")).toBe(false);
    expect(isTaxId("FR 40 303 265 045", "FR")).toBe(true);
    expect(isTaxId("1", "FR")).toBe(false);
  });

  it("forgets how it was written", () => {
    expect(plainId(" x-1234567.l ")).toBe("X1234567L");
  });
});
