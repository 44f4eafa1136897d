import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, holdFiles, loseFiles, type Mount, until } from "../../src/testing";
import type { LoginProps } from "./Login";

/** What the sign-in does while the code of the registration is slow or lost. A page loads it once, so this is one case. */
export function lateRegistrationSuite(mount: Mount<LoginProps>) {
  const email = () => page.getByRole("textbox", { name: "Correo electrónico" });
  const create = () => page.getByRole("button", { name: "Crear cuenta", exact: true });

  test("keeps the form and what is typed, says that the registration is missing, and opens it with another try", async () => {
    let restore = await loseFiles("*/registration*");
    const first = mount({ mode: "register" });
    await until(() => expect(first.text()).toContain("No se ha podido abrir el formulario."));
    await expectAccessible(first.root);
    first.unmount();

    const { root, text } = mount({});
    await email().fill("ana@ejem");
    await page.getByRole("button", { name: "Crear una cuenta" }).click();
    await until(() => expect(text()).toContain("No se ha podido abrir el formulario."));
    await expect.element(email()).toHaveValue("ana@ejem");
    await expectAccessible(root);

    await restore();
    restore = await holdFiles("*/registration*");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).not.toContain("No se ha podido"));
    await email().fill("ana@ejemplo.es");
    await expect.element(email()).toHaveValue("ana@ejemplo.es");
    await restore();
    await expect.element(create()).toBeVisible();
    await expect.element(email()).toHaveValue("ana@ejemplo.es");
  });
}
