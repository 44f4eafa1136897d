import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, loseFiles, type Mount, type SuiteContext } from "../../src/testing";
import type { RegistrationProps } from "./Registration";

/** What the registration does while the texts that one agrees to cannot be shown. A page loads them once, so this is one case. */
export function lateTermsSuite(mount: Mount<RegistrationProps>, context: SuiteContext) {
  test("says that a text cannot be opened here, and its link leads to its page", async () => {
    const { root } = mount({ variant: "buyer", verification: "off" });
    await page.getByLabelText("Correo electrónico", { exact: true }).fill("ana@ejemplo.es");
    await page.getByLabelText("Contraseña", { exact: true }).fill("Segura-26!");
    await page.getByLabelText("Repita la contraseña", { exact: true }).fill("Segura-26!");
    await page.getByRole("button", { name: "Continuar", exact: true }).click();
    const link = page.getByRole("link", { name: "condiciones de uso" });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/terms-and-conditions`);
    await loseFiles("*TermsDialog*");
    await link.click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("No se ha podido abrir aquí. El enlace lleva a su página.");
    await expectAccessible(root);

    // The browser follows the next press; this page does not go away.
    let isFollowed: boolean | undefined;
    const see = (event: MouseEvent) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener("click", see);
    onTestFinished(() => document.removeEventListener("click", see));
    await link.click();
    expect(isFollowed).toBe(true);
  });
}
