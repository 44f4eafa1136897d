import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { plainCode, plainInput, plainPassword, plainText } from "./plain-text";

const FAMILY = "\u{1F469}\u200D\u{1F469}\u200D\u{1F467}";
const RAINBOW = "\u{1F3F3}\uFE0F\u200D\u{1F308}";
const DIVER = "\u{1F468}\u{1F3FD}\u200D\u{1F692}";

describe("a plain text", () => {
  it.each([
    ["composed", "Camio\u0301n", "Camión"],
    ["composed once what parts it is out", "e\u200B\u0301", "é"],
    ["without a space of no width", "F12-A\u200B", "F12-A"],
    ["without a mark of direction", "Seat \u202EIbiza\u202C", "Seat Ibiza"],
    ["without isolates", "\u2066F12-A\u2069", "F12-A"],
    ["without a soft hyphen", "turi\u00ADsmo", "turismo"],
    ["without a byte order mark", "\uFEFFReferencia", "Referencia"],
    ["without a joiner between letters", "F\u200D12\u200C-A\u2060", "F12-A"],
    ["without a selector behind a letter", "F12-A\uFE0F", "F12-A"],
    ["without letters that nobody sees", "F12\u3164-A\u115F\u034F", "F12-A"],
    ["with spaces of one kind", "12\u00A0500\u202Fkm\u2003hoy\u3000", "12 500 km hoy"],
    ["with spaces folded", "  Seat \t  Ibiza  ", "Seat Ibiza"],
    ["with its lines", "Uno\n\n  Dos\r\nTres", "Uno\n\n Dos\r\nTres"],
    ["with lines of another kind", "Uno\u2028Dos", "Uno\nDos"],
    ["nothing, where nobody sees anything", " \u200B\u00A0\u202E", ""],
    ["with a family", FAMILY, FAMILY],
    ["with a flag of four parts", RAINBOW, RAINBOW],
    ["with a tone of skin", DIVER, DIVER],
    ["with a red heart", "\u2764\uFE0F", "\u2764\uFE0F"],
    ["without a joiner at the end of a picture", "\u{1F469}\u200D", "\u{1F469}"],
    ["with what is wide or ligated as it is", "Ｆ１２ ﬁn ½", "Ｆ１２ ﬁn ½"],
    ["with signs that nothing may store", "a\0b\uD800", "a\0b\uD800"],
  ])("is %s", (_how, text, plain) => expect(plainText(text)).toBe(plain));

  it("is the same however often it is asked, and for any text in ASCII without gaps", () => {
    const part = fc.constantFrom(
      ..."a é 1 \n \t -".split(" "),
      " ",
      "\u0301",
      "\u200B",
      "\u200D",
      "\uFE0F",
      "\u00A0",
      "\u2028",
      "\u{1F469}",
      "\u{1F3FD}",
      "\u202E",
    );
    fc.assert(
      fc.property(fc.string({ unit: part, maxLength: 20 }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
        expect(plainText(text)).not.toMatch(/[\u200B\u202E\u00A0\t]| {2}/u);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,40}$/), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });

  it("takes no time to speak of", () => {
    for (const piece of [
      "\u200B",
      " ",
      "\u{1F469}\u200D",
      "a\u200D",
      "\u{1F469}\uFE0F",
      "e\u0301",
    ]) {
      const begun = performance.now();
      plainText(piece.repeat(50_000));
      expect(performance.now() - begun).toBeLessThan(2_000);
    }
  });
});

it.each([
  ["Segura-2026!", "Segura-2026!"],
  ["  dos  espacios ", "  dos  espacios "],
  ["contrasen\u0303a 1A!", "contraseña 1A!"],
  ["con\u00A0espacio", "con espacio"],
  ["junto\u200Das", "junto\u200Das"],
])("a password %j is checked as %j", (typed, password) => {
  expect(plainPassword(typed)).toBe(password);
});

it.each([
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["123\u2011456\u00A0\u200B", "123456"],
  ["ABCD-EFGH 1234", "ABCDEFGH1234"],
])("a code %j is compared as %s", (typed, code) => expect(plainCode(typed)).toBe(code));

it("makes each text of an input plain, and leaves what is none", () => {
  const file = new File(["a\u200B"], "a.csv");
  const date = new Date(0);
  const sent = {
    title: "a\u200B",
    deep: [{ words: "b\u202E", count: 1, none: null, file, date }],
    current_password: "  a\u0301  ",
  };
  expect(plainInput(sent)).toEqual({
    title: "a",
    deep: [{ words: "b", count: 1, none: null, file, date }],
    current_password: "  á  ",
  });
  expect(plainInput(JSON.parse('{"__proto__": {"a": "b"}}'))).not.toHaveProperty("a");
});
