import { describe, expect, test } from "vitest";
import { esAR } from "./es-AR";
import { esUY } from "./es-UY";
import { placeholders } from "../../src/testing/placeholders";
import { spanish } from "../../src/testing/spanish-texts";

/** A person who is spoken to as usted; "su" of a thing is none. */
const USTED =
  /\b(usted|inicie|compruebe|indique|elija|escriba|introduzca|verifique|confirme|pida|revise|puje|use|acepte|póngase|solicite)\b/i;

describe.each([
  ["Argentina", esAR],
  ["Uruguay", esUY],
])("%s", (_country, table) => {
  test("says other words for texts that there are", () => {
    for (const [key, text] of Object.entries(table)) {
      expect(spanish.has(key), key).toBe(true);
      expect(text, key).not.toBe(spanish.get(key));
    }
  });

  test("fills in what the Spanish text does", () => {
    const different = Object.entries(table).filter(
      ([key, text]) => placeholders(text) !== placeholders(spanish.get(key) ?? ""),
    );
    expect(different).toEqual([]);
  });

  test("speaks to visitors as vos, and calls a bid an offer", () => {
    const foreign = Object.entries(table).filter(
      ([, text]) => USTED.test(text) || /\bpuj|móvil/i.test(text),
    );
    expect(foreign).toEqual([]);
  });
});

test("Uruguay has remates, Argentina subastas", () => {
  expect(Object.values(esUY).join(" ")).not.toMatch(/subasta/i);
  expect(Object.values(esAR).join(" ")).not.toMatch(/remate/i);
  const same = Object.keys(esUY).filter((key) => esUY[key] === esAR[key]);
  expect(same.length).toBeLessThan(Object.keys(esUY).length * 0.8);
});
