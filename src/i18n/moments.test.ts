import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { formatDateTime, formatPercent } from "./exact-formats";
import {
  formatCents,
  formatDay,
  formatMoment,
  formatMomentDay,
  formatMoney,
  formatNumber,
  setDateFormat,
  setLanguage,
  setTimeZone,
  splitCents,
  zoneNote,
} from "./formatters";
import { LocaleContext, useLocale } from "./locale";

afterEach(() => {
  setLanguage("es");
  setDateFormat();
  setTimeZone("Europe/Madrid");
});

/** Without the name of the zone: the device of these tests stands in UTC. */
const said = (at: number, now?: number) => formatMoment(at, { now }).replace(/ \(.*\)$/, "");

/** In Madrid, where it is winter, an hour later than here. */
const winter = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 1, minute);

describe("moments", () => {
  test.each([
    ["the same day", winter(22, 18, 40), winter(22, 9), "hoy 18:40", "today 18:40"],
    ["the first minute of today", winter(22, 0, 0), winter(22, 23, 59), "hoy 00:00", "today 00:00"],
    ["the last minute of today", winter(22, 23, 59), winter(22, 0), "hoy 23:59", "today 23:59"],
    [
      "a minute after midnight",
      winter(23, 0, 1),
      winter(22, 23, 59),
      "mañana 00:01",
      "tomorrow 00:01",
    ],
    ["tomorrow morning", winter(23, 9, 5), winter(22, 9), "mañana 09:05", "tomorrow 09:05"],
    ["yesterday", winter(21, 18, 40), winter(22, 0), "ayer 18:40", "yesterday 18:40"],
    [
      "the day after tomorrow",
      winter(24, 18, 40),
      winter(22, 23),
      "24-11-2026 18:40",
      "24 Nov 2026, 18:40",
    ],
    ["this year", winter(22, 18, 40), winter(3, 9), "22-11-2026 18:40", "22 Nov 2026, 18:40"],
    [
      "next year",
      Date.UTC(2027, 2, 3, 8, 5),
      winter(22, 9),
      "03-03-2027 09:05",
      "3 Mar 2027, 09:05",
    ],
    [
      "New Year's Eve, seen from the new year",
      Date.UTC(2026, 11, 31, 22, 59),
      Date.UTC(2026, 11, 31, 23),
      "ayer 23:59",
      "yesterday 23:59",
    ],
    [
      "December, seen from January",
      Date.UTC(2026, 11, 29, 17),
      Date.UTC(2027, 0, 2),
      "29-12-2026 18:00",
      "29 Dec 2026, 18:00",
    ],
    // The day on which clocks go back has 25 hours: 24 of them later it is still that day.
    [
      "the longest day",
      Date.UTC(2026, 9, 25, 22, 30),
      Date.UTC(2026, 9, 24, 22, 30),
      "hoy 23:30",
      "today 23:30",
    ],
    // And the one on which they go forward has 23.
    [
      "after the shortest day",
      Date.UTC(2026, 2, 29, 22, 30),
      Date.UTC(2026, 2, 28, 23, 30),
      "mañana 00:30",
      "tomorrow 00:30",
    ],
    [
      "nobody knows what day it is",
      winter(22, 18, 40),
      undefined,
      "22-11-2026 18:40",
      "22 Nov 2026, 18:40",
    ],
  ])("%s", (_name, at, now, spanish, english) => {
    setTimeZone("Europe/Madrid");
    expect(said(at, now)).toBe(spanish);
    expect(formatMomentDay(at, { now })).toBe(spanish.replace(/ [\d:]+$/, ""));
    setLanguage("en-GB");
    expect(said(at, now)).toBe(english);
  });

  test("days have the names of the page's language, and figures are the market's", () => {
    setTimeZone("Europe/Madrid");
    setLanguage("pt-PT");
    expect(said(winter(23, 0, 30), winter(22, 18, 40))).toBe("amanhã 00:30");
    expect(said(winter(22, 18, 40), undefined)).toBe("22-11-2026 18:40");
    expect(formatCents(155_050)).toBe("1.550,50\u00a0€");
  });

  test.each([
    ["es_AR", "mañana"],
    ["no tag at all", "mañana"],
    ["pt_PT", "amanhã"],
  ])("a host's locale that Intl does not take is read as one that it does: %s", (locale, day) => {
    function Day() {
      useLocale();
      return formatMomentDay(winter(23, 12), { now: winter(22, 12) });
    }
    const value = { locale, phrases: {} };
    expect(renderToStaticMarkup(createElement(LocaleContext, { value }, createElement(Day)))).toBe(
      day,
    );
  });

  test("a day begins an hour later in the Canary Islands", () => {
    const at = winter(23, 0, 30);
    setTimeZone("Atlantic/Canary");
    expect(said(at, winter(22, 12))).toBe("hoy 23:30");
    setTimeZone("Europe/Madrid");
    expect(said(at, winter(22, 12))).toBe("mañana 00:30");
  });

  test("an hour that comes twice says which it is, and seconds are there when they matter", () => {
    setTimeZone("Europe/Madrid");
    const now = Date.UTC(2026, 9, 24, 12);
    expect(said(Date.UTC(2026, 9, 25, 0, 30), now)).toBe("mañana 02:30 CEST");
    expect(said(Date.UTC(2026, 9, 25, 1, 30), now)).toBe("mañana 02:30 CET");
    expect(formatMoment(winter(22, 18, 40) + 5000, { now: winter(22, 9), seconds: true })).toMatch(
      /^hoy 18:40:05/,
    );
  });

  test("the zone is named to whoever's clock shows another time", () => {
    setTimeZone("Europe/Madrid");
    const at = winter(22, 18, 40);
    expect(formatMoment(at, { now: at })).toBe("hoy 18:40 (Madrid)");
    // London's clock, and in winter the islands': the device stands in UTC.
    setTimeZone("Atlantic/Canary");
    expect(formatMoment(at, { now: at })).toBe("hoy 17:40");
    const summer = Date.UTC(2026, 6, 1, 12);
    expect(zoneNote(summer)).toBe("Canarias");
  });

  test("hours of a house that has configured nothing are counted to twelve", () => {
    setTimeZone("Europe/Madrid");
    setDateFormat("MM-DD-YYYY h:mm a");
    expect(said(winter(22, 18, 40), winter(22, 9))).toBe("hoy 6:40 pm");
  });
});

describe("English", () => {
  test("figures, and dates that nobody reads the other way round", () => {
    setTimeZone("Europe/Madrid");
    setLanguage("en");
    expect(formatMoney("6200.00")).toBe("€6,200");
    expect(formatMoney("6200.50")).toBe("€6,200.50");
    expect(formatCents(620_000, { whole: false })).toBe("€6,200.00");
    expect(formatNumber(1234.5)).toBe("1,234.5");
    expect(formatPercent(7.5)).toBe("7.5%");
    expect(formatDay(winter(3, 12))).toBe("3 Nov 2026");
    expect(formatDateTime(winter(3, 12), { seconds: true })).toBe("3 Nov 2026 12:00:00");
  });

  test.each(["es", "es-AR", "es_ES", "ca", "fr"])("%s has the market's", (locale) => {
    setLanguage(locale);
    expect(formatMoney("6200.00")).toBe("6.200\u00a0€");
  });
});

test.each([
  ["21.490,50\u00a0€", "21.490", ",50\u00a0€"],
  ["6.200\u00a0€", "6.200\u00a0€", undefined],
  ["€6,200.50", "€6,200", ".50"],
  ["€6,200", "€6,200", undefined],
  ["0,07\u00a0€", "0", ",07\u00a0€"],
])("the cents of %s can stand apart", (text, euros, cents) => {
  expect(splitCents(text)).toEqual(cents === undefined ? [euros] : [euros, cents]);
});
