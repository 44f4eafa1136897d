import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../../src/i18n";
import { amountFault, decimalOf, moneyIn, typed } from "./amounts";

afterEach(() => setLanguage("es"));

describe.each(["es", "en"] as const)("amounts of the desk in %s", (language) => {
  it.each(["80.00", "1550.50", "0.05"])("%s stands in a field as it is read again", (decimal) => {
    setLanguage(language);
    expect(decimalOf(typed(decimal))).toBe(decimal);
  });

  it("names a currency that is not the euro", () => {
    setLanguage(language);
    const isEnglish = language === "en";
    expect(moneyIn("USD", "1550.50")).toBe(isEnglish ? "1,550.50 USD" : "1.550,50 USD");
    expect(moneyIn("EUR", "7.00")).toMatch(isEnglish ? /^€7.00$/ : /^7,00\s€$/);
  });

  it("says what is no amount and what is too much", () => {
    setLanguage(language);
    expect(amountFault("", "80.00")).toBe("amountRule");
    expect(amountFault("0", "80.00")).toBe("amountRule");
    expect(amountFault(typed("80.01"), "80.00")).toBe("amountMost");
    expect(amountFault(typed("80.00"), "80.00")).toBeUndefined();
  });
});
