import { LANGUAGES } from "martillo/contract";
import { describe, expect, it } from "vitest";
import { readingOf } from "../languages";
import { ARGENTINA } from "./argentina";
import { LITERALS } from "./literals";
import { URUGUAY } from "./uruguay";

/** Texts that stand in Spanish where all the others are English. */
const SPANISH_LITERALS = [
  "Detalle informativo de Venta por subasta",
  "Detalle informativo de Venta directa",
  "Contactar con contrapartida lo antes posible",
  "Ventas",
  "Compras",
  "REBU",
  "Por favor acepte los términos para continuar.",
];

/** `{status}` and `…` stand for what is filled in. */
function slots(text: string): string[] {
  return (text.match(/\{\w+\}|…/g) ?? []).toSorted();
}

describe.each(LANGUAGES)("phrases of $code", ({ code }) => {
  const phrases = readingOf(code).phrases;

  it("answer to every literal, and to nothing else", () => {
    expect(Object.keys(phrases).toSorted()).toEqual(LITERALS.toSorted());
  });

  it("promise no subscription before the address has confirmed it", () => {
    const text = phrases["Subscribed to newsletter successfully"];
    expect(text).not.toMatch(/completad|suscribiste|suscrito/);
  });

  it("fill in what the literal does", () => {
    for (const [literal, text] of Object.entries(phrases)) {
      expect([literal, slots(text)]).toEqual([literal, slots(literal)]);
    }
  });

  it("leave nothing empty, and no English in Spanish", () => {
    for (const [literal, text] of Object.entries(phrases)) {
      expect(text.trim(), literal).not.toBe("");
      if (code === "for_english" || SPANISH_LITERALS.includes(literal)) continue;
      expect(text).not.toBe(literal);
    }
  });
});

describe("the River Plate", () => {
  it("is not spoken to as usted", () => {
    const usted = /\b(su|desea|debe|añada|introduzca|indique|elija|compruebe|contáctenos)\b/i;
    for (const set of ["for_argentina", "for_uruguay"] as const) {
      const formal = Object.entries(readingOf(set).phrases).filter(
        ([literal, text]) => !SPANISH_LITERALS.includes(literal) && usted.test(text),
      );
      expect(formal).toEqual([]);
    }
  });

  it("is two countries", () => {
    const different = Object.keys(URUGUAY).filter((key) => URUGUAY[key] !== ARGENTINA[key]);
    expect(different.length).toBeGreaterThan(10);
  });
});
