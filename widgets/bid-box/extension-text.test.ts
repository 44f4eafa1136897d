import { expect, test } from "vitest";
import { DEFAULT_LOCALE, translator } from "../../src/i18n";
import { extensionMessages, extensionText } from "./extension-text";

const t = translator(extensionMessages, DEFAULT_LOCALE);

test("top up and add to end read differently", () => {
  expect(extensionText({ window_s: 120, mode: "top_up", amount_s: 120 }, t)).toBe(
    "Una puja en los últimos 2 minutos mueve el cierre a 2 minutos después de esa puja.",
  );
  expect(extensionText({ window_s: 90, mode: "add_to_end", amount_s: 3600 }, t)).toBe(
    "Una puja en los últimos 90 segundos retrasa el cierre 1 hora.",
  );
});

test("limits are named", () => {
  const rule = { window_s: 60, mode: "add_to_end", amount_s: 60 } as const;
  expect(extensionText({ ...rule, max_extensions: 1 }, t)).toContain("Como máximo, una prórroga.");
  expect(extensionText({ ...rule, hard_end: Date.UTC(2026, 10, 20, 18) }, t)).toMatch(
    /Cierre definitivo: 20-11-2026 19:00( \(Madrid\))?\./,
  );
});

test("no rule, an empty window and no extensions allowed all say so", () => {
  for (const rule of [
    null,
    { window_s: 0, mode: "top_up", amount_s: 1 } as const,
    { window_s: 60, mode: "top_up", amount_s: 60, max_extensions: 0 } as const,
  ]) {
    expect(extensionText(rule, t)).toBe("Sin prórrogas: cierra a la hora indicada.");
  }
});
