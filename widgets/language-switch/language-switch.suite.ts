import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../src/state";
import { pageSettings } from "../../src/state/page/settings";
import { expectAccessible, type Mount, type SuiteContext } from "../../src/testing";
import { languageStore } from "./language";
import type { LanguageSwitchProps } from "./LanguageSwitch";

/** What the choice of a language does, in whichever flavour. */
export function languageSwitchSuite(mount: Mount<LanguageSwitchProps>, context: SuiteContext) {
  const choice = () => page.getByRole("combobox");

  afterEach(async () => {
    if (choice().elements().length > 0) await userEvent.selectOptions(choice(), "for_spanish");
    // An answer that comes later would lay its words over the page of the next suites.
    await expect.poll(() => languageStore.getState().isLoading).toBe(false);
    localStorage.clear();
    configure({ locale: "es", phrases: {} });
  });

  test("puts all widgets of the page into another language, and keeps it", async () => {
    const { root } = mount({});
    await expect.element(choice()).toHaveAccessibleName("Idioma");
    await userEvent.selectOptions(choice(), "for_english");
    await expect.element(choice()).toHaveAccessibleName("Language");
    expect(pageSettings().locale).toBe("en");
    expect(pageSettings().phrases?.["Please enter code"]).toBe("Enter the code");
    expect(localStorage.getItem("martillo:language")).toBe("for_english");
    await expectAccessible(root);
  });

  test("speaks as they do in Argentina and in Uruguay", async () => {
    mount({});
    await userEvent.selectOptions(choice(), "for_argentina");
    await expect.poll(() => pageSettings().locale).toBe("es-AR");
    expect(pageSettings().phrases?.["bidBox.outbidAdvice"]).toMatch(/^Ofertá/);
    await userEvent.selectOptions(choice(), "for_uruguay");
    await expect.poll(() => pageSettings().locale).toBe("es-UY");
    expect(pageSettings().phrases?.["error.CLOSED"]).toMatch(/remate/);
  });

  test("says that a language could not be loaded, and leaves the page as it is", async () => {
    const { text } = mount({});
    context.faults.always("common/getDefault", "refuse");
    await userEvent.selectOptions(choice(), "for_english");
    await expect.poll(() => pageSettings().locale).toBe("en");
    await userEvent.selectOptions(choice(), "for_spanish");
    await expect.poll(text).toContain("could not be loaded");
    context.faults.clear();
  }, 40_000);
}
