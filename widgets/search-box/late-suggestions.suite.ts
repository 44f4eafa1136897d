import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  expectAccessible,
  holdFiles,
  loseFiles,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { SearchBoxProps } from "./SearchBox";

/** In the build of the script tag it comes late. */
function hasCodeOfCalls(): boolean {
  return performance
    .getEntriesByType("resource")
    .some(({ name }) => /\/dist\/embed\/.*\/call\.js/.test(name));
}

/** What a search box does while the code of its suggestions is slow or lost. A page loads it once, so this is one case. */
export function lateSuggestionsSuite(mount: Mount<SearchBoxProps>, context: SuiteContext) {
  const box = () => page.getByRole("combobox", { name: "Buscar vehículos" });

  test("keeps what is typed and searches without suggestions, says that they are missing, and loads them once more", async () => {
    await context.api.seedLot({ title: "Peugeot Quadrilette de 1921", brand: "Peugeot" });
    const restore = await loseFiles("*/suggestions*");
    const { root, text, told, host } = mount({});
    await expect.element(box()).toBeVisible();
    const height = host.getBoundingClientRect().height;
    // The page of the tests has loaded more files than are noted by default.
    performance.setResourceTimingBufferSize(10_000);
    expect(hasCodeOfCalls()).toBe(false);
    await box().click();
    // It is there before anything is asked: the first question need not wait for it.
    await until(() => expect(hasCodeOfCalls()).toBe(context.flavour === "embed"));
    await userEvent.keyboard("quadrile");
    await until(() => expect(text()).toContain("No se han podido cargar las sugerencias."));
    await expect.element(box()).toHaveValue("quadrile");
    expect(host.getBoundingClientRect().height).toBe(height);
    await expectAccessible(root);
    await userEvent.keyboard("{Enter}");
    expect(told("martillo-search-request")).toMatchObject([{ search: "quadrile" }]);
    expect(text()).not.toContain("No se han podido");
    await userEvent.keyboard("t");
    await until(() => expect(text()).toContain("No se han podido"));

    await restore();
    const release = await holdFiles("*/suggestions*");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).not.toContain("No se han podido"));
    // The focus is in the text again, and so is what is typed while the code is on its way.
    await userEvent.keyboard("te");
    await expect.element(box()).toHaveValue("quadrilette");
    await expect.element(box()).toHaveAttribute("aria-expanded", "false");
    await release();
    await expect.element(page.getByRole("option").first()).toBeVisible();
    await until(() => expect(text()).toContain("Peugeot Quadrilette de 1921"));
    await expect.element(box()).toHaveValue("quadrilette");
  });
}
