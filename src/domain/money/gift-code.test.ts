import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { formatGiftCode, newGiftCode, parseGiftCode, refuseGiftCard } from "./gift-code";

/** Draws these values, and zeros and ones when they are used up. */
function drawing(values: readonly number[]): () => number {
  let index = 0;
  return () => values[index++] ?? index % 2;
}

const codes = fc
  .array(fc.integer({ min: 0, max: 31 }), { minLength: 60, maxLength: 60 })
  .map((values) => newGiftCode(drawing(values)));

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

describe("a gift code", () => {
  it("has 16 characters of Crockford's base32 with its check value", () => {
    // 1·32^14 mod 37 is 28.
    expect(newGiftCode(drawing([1, ...Array<number>(14).fill(0)]))).toBe("100000000000000W");
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
        expect(parseGiftCode(code)).toBe(code);
      }),
    );
  });

  it("is drawn again where its check is no character of the alphabet", () => {
    // 33 mod 37 is 33: as two characters, 1 and 1.
    const first = [...Array<number>(13).fill(0), 1, 1];
    const second = [...Array<number>(14).fill(0), 5];
    expect(newGiftCode(drawing([...first, ...second]))).toBe("0000000000000055");
  });

  it("takes no draw outside 0 to 31", () => {
    expect(() => newGiftCode(() => 32)).toThrow(RangeError);
    expect(() => newGiftCode(() => 0.5)).toThrow(RangeError);
  });

  it("is read whatever its case, groups and look-alikes", () => {
    const code = "100000000000000W";
    const texts = [" LOOO oooo 0000 000W ", "i00000000000000w", "1000–0000–0000–000W"];
    for (const text of [...texts, formatGiftCode(code).toLowerCase()]) {
      expect(parseGiftCode(text)).toBe(code);
    }
    expect(formatGiftCode(code)).toBe("1000-0000-0000-000W");
  });

  it.each(["", "1000", "100000000000000B", "U00000000000000A", "100000000000000WA", "1000.0000"])(
    "is not %j",
    (text) => {
      expect(parseGiftCode(text)).toBeNull();
    },
  );

  it("is not found by one wrong character or two exchanged ones", () => {
    const place = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(codes, place, fc.integer({ min: 0, max: 31 }), (code, at, value) => {
        const wrong = code.slice(0, at) + ALPHABET.charAt(value) + code.slice(at + 1);
        expect(parseGiftCode(wrong)).toBe(wrong === code ? code : null);
        const swapped =
          code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
        expect(parseGiftCode(swapped)).toBe(swapped === code ? code : null);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("redeeming", () => {
  const active = { status: "active", expiresAtMs: null } as const;

  it.each([
    [null, "GIFT_CARD_INVALID"],
    [{ ...active, status: "void" }, "GIFT_CARD_INVALID"],
    [{ ...active, status: "redeemed" }, "GIFT_CARD_USED"],
    [{ ...active, status: "expired" }, "GIFT_CARD_EXPIRED"],
    [{ ...active, expiresAtMs: 1_000 }, "GIFT_CARD_EXPIRED"],
    [{ ...active, expiresAtMs: 1_001 }, null],
    [active, null],
  ] as const)("%j: %s", (card, refusal) => {
    expect(refuseGiftCard(card, 1_000)).toBe(refusal);
  });
});
