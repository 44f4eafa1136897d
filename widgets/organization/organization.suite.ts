import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { OrganizationProps } from "./Organization";

/** What the widget does, in whichever flavour. */
export function organizationSuite(mount: Mount<OrganizationProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  // Its hint is part of what it is called.
  const box = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });

  /** A seller with a person who works for it. */
  async function company() {
    const owner = await context.api.seedUser({ admin: true });
    const marta = await context.api.seedUser({
      admin: true,
      asEmployeesId: owner.id,
      firstName: "Marta",
      lastName: "Ruiz",
    });
    context.signIn(owner);
    return { owner, marta };
  }

  test("asks a guest to sign in, and says how somebody comes in", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    context.signIn(await context.api.seedUser({ admin: true }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Nadie más trabaja en su cuenta"));
    await expectAccessible(root);
  });

  test("takes a permission away, which holds at once, and gives it back", async () => {
    const { marta } = await company();
    const { text, told, root } = mount({});
    await until(() => expect(text()).toContain("Preparar lotes · Publicar"));
    await expectAccessible(root);
    const save = { action: "save", title: "De Marta" } as const;
    const post = () => context.api.call("product/projectAction", save, marta);
    expect((await post()).code).toBeNull();
    await button("Permisos de Marta Ruiz").click();
    await expectAccessible(root);
    await box("Preparar lotes").click();
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Permisos de Marta Ruiz guardados"));
    await until(() => expect(text()).not.toContain("Preparar lotes"));
    expect(told("martillo-permissions-changed")).toMatchObject([{ person: marta.id }]);
    expect((await post()).code).toBe("PERMISSION_MISSING");
    await button("Permisos de Marta Ruiz").click();
    await box("Preparar lotes").click();
    await button("Guardar").click();
    // The form names the permission, too: only the news says that it is given.
    await until(() => expect(told("martillo-permissions-changed")).toHaveLength(2));
    await until(() => expect(text()).toContain("Preparar lotes"));
    expect((await post()).code).toBeNull();
  });

  test("loses no choice when it cannot be saved", async () => {
    await company();
    const { text, root } = mount({});
    await button("Permisos de Marta Ruiz").click();
    await box("Cobrar").click();
    context.faults.next("custom/sellerPermissions", "refuse");
    await button("Guardar").click();
    await until(() => expect(root.querySelector('[part="refusal"]')?.textContent).not.toBe(""));
    await expect.element(box("Cobrar")).toBeChecked();
    await button("Guardar").click();
    await until(() => expect(text()).toMatch(/guardados.*Cobrar/));
  });

  test("says when it cannot be read, and reads it again", async () => {
    await company();
    context.faults.always("custom/sellerPeople", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Marta Ruiz"));
  });
}
