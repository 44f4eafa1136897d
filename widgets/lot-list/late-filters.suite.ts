import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  holdFiles,
  loseFiles,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { LotListProps } from "./LotList";

/** What a list does while the code of its filters is slow or lost. A page loads it once, so this is one case. */
export function lateFiltersSuite(mount: Mount<LotListProps>, context: SuiteContext) {
  const filters = () => page.getByRole("button", { name: "Filtros" });
  const failed = "No se han podido cargar los filtros.";

  test("lists without its filters, says that they are missing, and opens them with another try", async () => {
    const seller = await context.api.seedUser({ admin: true });
    await context.api.seedLot({ sellerId: seller.id, title: "Vehículo 1" });
    const query = { filters: { seller_id: seller.id } };
    const restore = await loseFiles("*/filters*");
    const wide = mount({ query }, { style: "width: 1200px" });
    await until(() => expect(wide.text()).toContain(failed));
    await until(() => expect(wide.text()).toContain("Vehículo 1"));
    await expectAccessible(wide.root);
    wide.unmount();

    const { text, root } = mount({ query }, { style: "width: 360px" });
    await until(() => expect(text()).toContain("Vehículo 1"));
    await filters().click();
    await until(() => expect(text()).toContain(failed));
    await expectAccessible(root);

    await restore();
    const release = await holdFiles("*/filters*");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect.element(filters()).toHaveAttribute("aria-busy", "true");
    expect(text()).not.toContain(failed);
    await release();
    await expect.element(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
  });

  test("says that the sign-in is missing, and opens it with another try", async () => {
    const restore = await loseFiles("*/login*");
    const { text, root } = mount({ list: "winning" });
    const signIn = page.getByRole("button", { name: "Iniciar sesión" });
    await signIn.click();
    const lost = "No se ha podido abrir el inicio de sesión.";
    await until(() => expect(text()).toContain(lost));
    await expectAccessible(root);
    await restore();
    await signIn.click();
    await expect.element(page.getByRole("dialog", { name: "Iniciar sesión" })).toBeVisible();
    expect(text()).not.toContain(lost);
  });
}
