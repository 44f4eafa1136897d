import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { defineMessages } from "./define-messages";
import { formatMessage } from "./format-message";
import { formatDateTime, formatPercent } from "./exact-formats";
import {
  formatCents,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatTime,
  setDateFormat,
  setTimeZone,
  timeZone,
} from "./formatters";
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

  test.each([
    ["Lo entrega {name}.", "Flotas Pinoalto, S.L.", "Lo entrega Flotas Pinoalto, S.L."],
    ["Lo entrega {name}. Llame antes.", "Pinoalto, S.L.", "Lo entrega Pinoalto, S.L. Llame antes."],
    ["Lo entrega {name}.", "Ana", "Lo entrega Ana."],
    ["Espere, {name}…", "S.A.", "Espere, S.A.…"],
    ["{name}...", "S.A.", "S.A...."],
    ["{name}, {place}.", "S.L.", "S.L., {place}."],
  ])("a name that ends in a full stop ends the sentence: %s %s", (text, name, said) => {
    expect(formatMessage(text, { name }, "es")).toBe(said);
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
    expect(formatMoney("1550.00")).toBe("1.550\u00a0€");
    expect(formatMoney("0.50")).toBe("0,50\u00a0€");
    expect(formatMoney("1234567.89")).toBe("1.234.567,89\u00a0€");
    expect(formatMoney("1550.00", { whole: false })).toBe("1.550,00\u00a0€");
    expect(formatMoney("999999999999.99")).toBe("999.999.999.999,99\u00a0€");
    expect(formatCents(155_050)).toBe("1.550,50\u00a0€");
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

  test("dates of a house that has configured nothing begin with the month, and count hours to twelve", () => {
    onTestFinished(() => setDateFormat());
    setDateFormat("MM-DD-YYYY h:mm a");
    const winter = Date.UTC(2026, 10, 20, 17, 30, 5);
    expect(formatDay(winter)).toBe("11-20-2026");
    expect(formatDateTime(winter)).toBe("11-20-2026 6:30 pm");
    expect(formatTime(winter, { seconds: true })).toBe("6:30:05 pm");
    expect(formatTime(Date.UTC(2026, 6, 31, 22, 30))).toBe("12:30 am");
    expect(formatTime(Date.UTC(2026, 6, 31, 10, 5))).toBe("12:05 pm");
    expect(formatTime(Date.UTC(2026, 6, 31, 9, 59))).toBe("11:59 am");
  });
});

describe("time zones", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    setTimeZone(undefined);
  });

  /** The device stands in this zone, as far as its name goes. */
  function deviceIn(name: string) {
    const usual = Intl.DateTimeFormat.prototype.resolvedOptions;
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...usual.call(this), timeZone: name };
    });
    setTimeZone(undefined);
  }

  test.each([
    ["Europe/Madrid", "Europe/Madrid"],
    ["Africa/Ceuta", "Europe/Madrid"],
    ["Atlantic/Canary", "Atlantic/Canary"],
    ["America/Montevideo", "Europe/Madrid"],
    ["UTC", "Europe/Madrid"],
  ])("a device in %s shows times of %s", (device, shown) => {
    deviceIn(device);
    expect(timeZone()).toBe(shown);
  });

  test("what the visitor chose wins over the device", () => {
    deviceIn("Atlantic/Canary");
    setTimeZone("Europe/Madrid");
    expect(formatTime(Date.UTC(2026, 10, 20, 17, 30))).toBe("18:30");
  });

  // Clocks go forward at 01:00 UTC on the last Sunday of March, back at 01:00 UTC on the last Sunday of October.
  test.each([
    [
      "before summer",
      Date.UTC(2026, 2, 29, 0, 59, 59),
      "29-03-2026 01:59:59",
      "29-03-2026 00:59:59",
    ],
    ["summer begins", Date.UTC(2026, 2, 29, 1, 0, 0), "29-03-2026 03:00:00", "29-03-2026 02:00:00"],
    [
      "before winter",
      Date.UTC(2026, 9, 25, 0, 59, 59),
      "25-10-2026 02:59:59",
      "25-10-2026 01:59:59",
    ],
    ["winter begins", Date.UTC(2026, 9, 25, 1, 0, 0), "25-10-2026 02:00:00", "25-10-2026 01:00:00"],
    ["a new year", Date.UTC(2026, 11, 31, 23, 30, 0), "01-01-2027 00:30:00", "31-12-2026 23:30:00"],
  ])("%s on both clocks", (_moment, at, madrid, canary) => {
    setTimeZone("Europe/Madrid");
    expect(formatDateTime(at, { seconds: true })).toBe(madrid);
    setTimeZone("Atlantic/Canary");
    expect(formatDateTime(at, { seconds: true })).toBe(canary);
  });

  test("a moment names its zone where the device's clock shows another time", () => {
    const at = new Date(2026, 10, 20, 17, 30).getTime();
    const [madrid, canary] = (["Europe/Madrid", "Atlantic/Canary"] as const).map((zone) => {
      setTimeZone(zone);
      return [`20-11-2026 ${formatTime(at)}`, formatMoment(at)];
    });
    const here = "20-11-2026 17:30";
    for (const [pair, name] of [
      [madrid, "Madrid"],
      [canary, "Canarias"],
    ] as const) {
      const [plain, shown] = pair ?? [];
      expect(shown).toBe(plain === here ? here : `${plain} (${name})`);
    }
    // No device shows both.
    expect([madrid?.[1], canary?.[1]].join()).toContain("(");
  });

  // 02:30 in Madrid and 01:30 in the Canary Islands come twice on that Sunday.
  test.each([
    ["Europe/Madrid", Date.UTC(2026, 9, 25, 0, 30), "25-10-2026 02:30 CEST"],
    ["Europe/Madrid", Date.UTC(2026, 9, 25, 1, 30), "25-10-2026 02:30 CET"],
    ["Atlantic/Canary", Date.UTC(2026, 9, 25, 0, 30), "25-10-2026 01:30 WEST"],
    ["Atlantic/Canary", Date.UTC(2026, 9, 25, 1, 30), "25-10-2026 01:30 WET"],
    ["Europe/Madrid", Date.UTC(2026, 9, 24, 23, 59), "25-10-2026 01:59"],
    ["Europe/Madrid", Date.UTC(2026, 9, 25, 2, 0), "25-10-2026 03:00"],
    ["Europe/Madrid", Date.UTC(2026, 2, 29, 1, 0), "29-03-2026 03:00"],
    ["Europe/Madrid", Date.UTC(2026, 9, 24, 0, 30), "24-10-2026 02:30"],
  ] as const)("in %s at %i an end is not mistaken for another: %s", (zone, at, shown) => {
    setTimeZone(zone);
    const [day = "", time = "", season] = shown.split(" ");
    expect(formatDateTime(at, { exact: true })).toBe(shown);
    const said = season ? `${time} ${season}` : time;
    expect(formatMoment(at).replace(/ \((Madrid|Canarias)\)$/, "")).toBe(`${day} ${said}`);
    expect(formatTime(at, { exact: true })).toBe(season ? `${time} ${season}` : time);
    const withSeconds = season ? `${time}:00 ${season}` : `${time}:00`;
    expect(formatDateTime(at, { exact: true, seconds: true })).toBe(`${day} ${withSeconds}`);
  });

  test("percents have two decimals at most", () => {
    expect([5, 7.5, 8.333, 21].map(formatPercent)).toEqual([
      "5\u00a0%",
      "7,5\u00a0%",
      "8,33\u00a0%",
      "21\u00a0%",
    ]);
  });
});
