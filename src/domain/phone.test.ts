import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import {
  addUsPrefix,
  callingCode,
  displayPhone,
  isUsNational,
  phoneRules,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  phoneFault,
  removeUsPrefix,
  SHORTEST_PHONE,
  toE164,
} from "./phone";

describe("what may be entered", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["600 11x 222", "characters"],
    ["600.111.222", "characters"],
    ["<b>600111222", "characters"],
    ["6001112", "length"],
    ["60011122", null],
    ["+34 600 111 222", null],
    ["(600) 111-222", null],
    ["+34  600 111 222", null],
    ["+34 612 34 56 78", null],
    ["(+34) 612-34-56-78", null],
    ["0034 612 34 56 78", null],
    ["+34\u00A0612\u00A034\u00A056\u00A078", null],
    ["+34 612\u201034\u201056\u201078", null],
    ["\u202A+34 612 34 56 78\u202C", null],
    ["- - - - - - - - 6001", "length"],
    ["+3460011", "length"],
    ["+123 456 789 012 345", null],
    ["+123 456 789 012 3456", "length"],
    ["  600111222  ", null],
  ])("%j: %s", (text, fault) => {
    expect(phoneFault(text)).toBe(fault);
  });

  it("counts what is left without separators", () => {
    const phone = fc.string({
      unit: fc.constantFrom(..."0123456789 -()+".split("")),
      minLength: 1,
      maxLength: 24,
    });
    fc.assert(
      fc.property(phone, (text) => {
        fc.pre(text.trim().length > 0);
        const { length } = text
          .replace(/[ ()-]/g, "")
          .replace(/^00/, "+")
          .replace(/^\+/, "");
        const fits = length >= SHORTEST_PHONE && length <= LONGEST_PHONE;
        expect(phoneFault(text)).toBe(fits ? null : "length");
      }),
    );
  });

  it("asks for ten digits where numbers are those of the USA", () => {
    expect(phoneFault("600111222", { usNational: true })).toBe("us-digits");
    expect(phoneFault("(555) 123-4567", { usNational: true })).toBeNull();
    expect(phoneFault("+1 555-123-4567", { usNational: true })).toBeNull();
    expect(phoneFault("600111222", { usNational: false })).toBeNull();
  });
});

describe("the number that is stored", () => {
  it.each([
    ["600111222", "+34600111222"],
    ["600 111-222", "+34600111222"],
    ["(+34) 600111222", "+34600111222"],
    ["0034 600111222", "+34600111222"],
    ["00 34 600 111 222", "+34600111222"],
    ["+34\u00A0600\u2011111\u2011222\u200B", "+34600111222"],
    ["34600111222", "+34600111222"],
    ["346001112", "+34346001112"],
    ["+44 20 7946 0958", "+442079460958"],
    ["600+111222", null],
    ["++34600111222", null],
    ["+0600111222", null],
    ["600", null],
    ["+1234567890123456", null],
    ["", null],
    ["+", null],
    ["seiscientos", null],
  ])("%j: %s", (text, number) => {
    expect(toE164(text)).toBe(number);
  });

  it("takes numbers without a code as those of the country", () => {
    expect(toE164("2901 2345", "UY")).toBe("+59829012345");
    expect(toE164("011 4321-1234", "AR")).toBe("+541143211234");
    expect(toE164("020 7946 0958", "GB")).toBe("+442079460958");
    expect(toE164("(555) 123-4567", "US")).toBe("+15551234567");
  });

  const mobile = fc.integer({ min: 600_000_000, max: 799_999_999 }).map(String);
  const separator = fc.constantFrom("", " ", "-", "  ");

  it("is the same however a number is parted, and stays what it is", () => {
    fc.assert(
      fc.property(mobile, separator, separator, (digits, first, second) => {
        const written = digits.slice(0, 3) + first + digits.slice(3, 6) + second + digits.slice(6);
        const number = `+34${digits}`;
        expect(toE164(written)).toBe(number);
        expect(toE164(`+34${first}${written}`)).toBe(number);
        expect(toE164(number)).toBe(number);
        expect(toE164(displayPhone(written))).toBe(number);
      }),
    );
  });

  it("is a plus and eight to fifteen digits, or nothing, whatever is entered", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toE164(text) ?? "+10000000").toMatch(/^\+[1-9]\d{7,14}$/);
      }),
    );
  });
});

it("knows what numbers of a country begin with", () => {
  for (const country of PHONE_COUNTRIES) {
    expect(toE164("12345678", country)).toBe(`+${callingCode(country)}12345678`);
  }
});

it("shows numbers in groups", () => {
  expect(displayPhone("600111222")).toBe("+34 600 111 222");
  expect(displayPhone("+15551234567")).toBe("+1 555 123 4567");
  expect(displayPhone("+59829012345")).toBe("+598 290 123 45");
  expect(displayPhone("+33612345678")).toBe("+336 123 456 78");
  expect(displayPhone(" sin número ")).toBe("sin número");
});

describe("the prefix of the USA", () => {
  it("is added to what has no code", () => {
    expect(addUsPrefix("5551234567")).toBe("+15551234567");
    expect(addUsPrefix("+34600111222")).toBe("+34600111222");
    expect(addUsPrefix(" ")).toBe("");
  });

  it("belongs to a house that has switched it on", () => {
    const spain = phoneRules({});
    expect([spain.countryCode, spain.toSend(" 600 111 222 ")]).toEqual(["+34", "600 111 222"]);
    expect(spain.fault("600111222")).toBeNull();
    const usa = phoneRules({ us_phones: true });
    expect(usa.countryCode).toBe("+1");
    expect(usa.toSend("(555) 123-4567")).toBe("+15551234567");
    expect(usa.toShow("+15551234567")).toBe("5551234567");
    expect(usa.fault("555 123 456")).toBe("us-digits");
    // Ten digits with its code, and no number of the USA.
    expect(usa.fault("+3460011122")).toBe("us-digits");
    expect(usa.fault("+1 555-123-4567")).toBeNull();
  });

  it("comes off as it went on", () => {
    const national = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(national, (digits) => {
        const prefixed = addUsPrefix(digits);
        expect(removeUsPrefix(prefixed)).toBe(digits);
        expect(addUsPrefix(prefixed)).toBe(prefixed);
        expect(isUsNational(prefixed)).toBe(true);
        expect(isUsNational(digits.slice(1))).toBe(false);
        expect(toE164(digits, "US")).toBe(prefixed);
      }),
    );
  });
});
