import { describe, expect, test } from "vitest";
import { defineMessages } from "./define-messages";
import { formatMessage } from "./format-message";
import { formatDateTime, formatDay, formatMoney, formatNumber, formatTime } from "./formatters";
import { translator } from "./use-messages";

const messages = defineMessages("bidBox", {
  price: "Puja actual",
  bids: "{count, plural, =0 {Sin pujas} one {# puja} other {# pujas}}",
  greeting: "Hola, {name}",
  state: "{kind, select, won {Adjudicado} other {En curso}}",
});

describe("messages", () => {
  const t = translator(messages, { locale: "es", phrases: {} });

  test("fill placeholders, plurals and choices", () => {
    expect(t("price")).toBe("Puja actual");
    expect([0, 1, 2, 1200].map((count) => t("bids", { count }))).toEqual([
      "Sin pujas",
      "1 puja",
      "2 pujas",
      "1.200 pujas",
    ]);
    expect(t("greeting", { name: "Ana {x}" })).toBe("Hola, Ana {x}");
    expect(t("state", { kind: "won" })).toBe("Adjudicado");
    expect(t("state", { kind: "open" })).toBe("En curso");
  });

  test("a missing value leaves its placeholder readable", () => {
    expect(t("greeting")).toBe("Hola, {name}");
  });

  test("phrases replace texts by key or by the text itself", () => {
    const phrases = { "bidBox.price": "Oferta vigente", "Hola, {name}": "Buenas, {name}" };
    const overlaid = translator(messages, { locale: "es", phrases });
    expect(overlaid("price")).toBe("Oferta vigente");
    expect(overlaid("greeting", { name: "Ana" })).toBe("Buenas, Ana");
  });

  test("nested branches may have placeholders", () => {
    const text = "{n, plural, one {una de {who}} other {# de {who}}}";
    expect(formatMessage(text, { n: 3, who: "Ana" }, "es")).toBe("3 de Ana");
  });

  test("a phrase with unbalanced braces is shown as far as it can be read", () => {
    expect(formatMessage("Hola, {name}: {a", { name: "Ana" }, "es")).toBe("Hola, Ana: {a");
    expect(formatMessage("{n, plural, one {una other {#}", { n: 1 }, "es")).toContain("{n, plural");
    expect(formatMessage("a } b", {}, "es")).toBe("a } b");
  });

  test.each(["es_ES", "es-ES", " es ", "ES_es", "no tag at all", ""])(
    "a locale written %o breaks nothing",
    (locale) => {
      const t = translator(messages, { locale, phrases: {} });
      expect(t("bids", { count: 1200 })).toBe("1.200 pujas");
    },
  );
});

describe("formats", () => {
  test("amounts are grouped from four digits on", () => {
    expect(formatMoney("1550.00")).toBe("1.550,00\u00a0€");
    expect(formatMoney("0.50")).toBe("0,50\u00a0€");
    expect(formatMoney("1234567.89")).toBe("1.234.567,89\u00a0€");
    expect(formatMoney("1550.00", { whole: true })).toBe("1.550\u00a0€");
    expect(formatMoney("1550.50", { whole: true })).toBe("1.550,50\u00a0€");
    expect(formatNumber(1234)).toBe("1.234");
  });

  test("dates are those of the market's zone, in summer and in winter", () => {
    const winter = Date.UTC(2026, 10, 20, 17, 30, 5);
    const summer = Date.UTC(2026, 6, 31, 22, 30);
    expect(formatDateTime(winter)).toBe("20-11-2026 18:30");
    expect(formatDay(summer)).toBe("01-08-2026");
    expect(formatTime(summer)).toBe("00:30");
    expect(formatTime(winter, { seconds: true })).toBe("18:30:05");
  });
});
