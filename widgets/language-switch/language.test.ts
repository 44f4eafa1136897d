import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, type LanguageSet } from "../../src/contract";
import { configure, type Runtime } from "../../src/state";
import { pageSettings } from "../../src/state/page/settings";
import type { PageSettings } from "../../src/state/page/page-settings";
import { chooseLanguage, languageStore, startLanguage } from "./language";
import { HOUSE_LANGUAGE } from "./languages";

const KEY = "martillo:language";
const asked: LanguageSet[] = [];
let kept: Map<string, string>;

/** A house that takes its visitors to be in this country; undefined has lost its connection. */
function house(
  language: LanguageSet | undefined,
  datetime_format = "DD-MM-YYYY HH:mm",
): Pick<Runtime, "call"> {
  const call = async (_action: unknown, input: { for: LanguageSet }) => {
    asked.push(input.for);
    if (!language) return { ok: false, error: { code: "NETWORK", message: "" } };
    const phrases = { "Required!": `Required in ${input.for}` };
    return { ok: true, data: { phrases, market: { language, datetime_format } } };
  };
  return { call: call as unknown as Runtime["call"] };
}

beforeEach(() => {
  asked.length = 0;
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  configure({ locale: "es", phrases: {} });
  languageStore.setState({ language: HOUSE_LANGUAGE, isLoading: false, hasFailed: false });
});

const said = (key: string) => pageSettings().phrases?.[key];

describe("a page begins", () => {
  test("in Spain's words, and stores nothing for them", async () => {
    await startLanguage(house("for_spanish"));
    expect(pageSettings().locale).toBe("es-ES");
    expect(said("Required!")).toBe("Required in for_spanish");
    expect(asked).toEqual(["for_spanish"]);
    expect(kept.size).toBe(0);
  });

  test("with dates as the house writes them; a way that nobody knows changes nothing", async () => {
    const format = () => (pageSettings() as PageSettings).dateFormat;
    await startLanguage(house("for_spanish", "MM-DD-YYYY h:mm a"));
    expect(format()).toBe("MM-DD-YYYY h:mm a");
    await startLanguage(house("for_spanish", "DD-MM-YYYY HH:mm"));
    expect(format()).toBe("DD-MM-YYYY HH:mm");
    await startLanguage(house("for_spanish", "YY/MM"));
    expect(format()).toBe("DD-MM-YYYY HH:mm");
  });

  test.each([
    ["for_argentina", "es-AR", "Oferta actual"],
    ["for_uruguay", "es-UY", "Oferta actual"],
  ] as const)("as the country has it: %s", async (code, locale, price) => {
    await startLanguage(house(code));
    expect(pageSettings().locale).toBe(locale);
    expect(said("bidBox.currentPrice")).toBe(price);
    expect(said("Required!")).toBe(`Required in ${code}`);
    expect(kept.get(KEY)).toBe(code);
  });

  test("as the visitor chose, wherever they are", async () => {
    kept.set(KEY, "for_english");
    await startLanguage(house("for_argentina"));
    expect(pageSettings().locale).toBe("en");
    expect(asked).toEqual(["for_english"]);
    kept.set(KEY, "for_spanish");
    await startLanguage(house("for_argentina"));
    expect(pageSettings().locale).toBe("es-ES");
  });

  test.each(["for_klingon", "", "__proto__"])("in Spanish when %o was stored", async (stored) => {
    kept.set(KEY, stored);
    await startLanguage(house("for_spanish"));
    expect(pageSettings().locale).toBe("es-ES");
  });

  test("in Spanish when nobody answers", async () => {
    expect(await startLanguage(house(undefined))).toBe(HOUSE_LANGUAGE);
    expect(pageSettings().locale).toBe("es");
    expect(kept.size).toBe(0);
  });

  test("as the visitor chooses before the house has answered", async () => {
    const begun = startLanguage(house("for_uruguay"));
    await chooseLanguage("for_english", house("for_uruguay"));
    await begun;
    expect(pageSettings().locale).toBe("en");
    expect(kept.get(KEY)).toBe("for_english");
  });

  test("where storage is blocked", async () => {
    const blocked = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    await startLanguage(house("for_uruguay"));
    expect(pageSettings().locale).toBe("es-UY");
  });
});

describe("a choice", () => {
  test("is applied, stored, and read again", async () => {
    await chooseLanguage("for_argentina", house("for_spanish"));
    expect(languageStore.getState()).toMatchObject({ language: { locale: "es-AR" } });
    expect(kept.get(KEY)).toBe("for_argentina");
  });

  test("that cannot be loaded says so and is not stored", async () => {
    await chooseLanguage("for_english", house("for_spanish"));
    await chooseLanguage("for_spanish", house(undefined));
    expect(languageStore.getState()).toMatchObject({
      language: { code: "for_english" },
      hasFailed: true,
    });
    expect(kept.get(KEY)).toBe("for_english");
  });

  test("made while another one loads is the one that counts", async () => {
    await Promise.all([
      chooseLanguage("for_uruguay", house("for_spanish")),
      chooseLanguage("for_english", house("for_spanish")),
    ]);
    expect(pageSettings().locale).toBe("en");
    expect(kept.get(KEY)).toBe("for_english");
  });

  test("every language that is offered has its texts", async () => {
    for (const { code, locale } of LANGUAGES) {
      await chooseLanguage(code, house("for_spanish"));
      expect(pageSettings().locale).toBe(locale);
    }
  });
});
