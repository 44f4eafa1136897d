import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { linkAccounts } from "../../demo-site/server/features/companies/account-link-repository";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AccountSwitchProps } from "./AccountSwitch";

/** What the widget does, in whichever flavour. */
export function accountSwitchSuite(mount: Mount<AccountSwitchProps>, context: SuiteContext) {
  async function people() {
    const me = await context.api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
    const firm = await context.api.seedUser({ admin: true, companyname: "Ribera, S.L." });
    await linkAccounts(context.api.db, { userId: me.id, accountId: firm.id, role: "owner" });
    return { me, firm };
  }

  test("goes on as another account, says so, and comes back", async () => {
    const { me, firm } = await people();
    context.signIn(me);
    const { text, told, root } = mount({});
    await until(() => expect(text()).toContain("Ribera, S.L."));
    expect(text()).toContain("Rosa Vidal");
    expect(text()).toContain("Titular");
    await expectAccessible(root);

    await page.getByRole("button", { name: "Actuar en nombre de Ribera, S.L." }).click();
    await until(() => expect(text()).toContain("Está actuando en nombre de Ribera, S.L."));
    await until(() => expect(told("martillo-account-switched")).toEqual([{ userId: firm.id }]));
    const { session } = context.runtime;
    expect(session.store.getState().user).toMatchObject({ id: firm.id, admin: 1 });
    expect(await session.getToken()).not.toBe(me.token);
    await expectAccessible(root);

    await page.getByRole("button", { name: "Volver a su cuenta, Rosa Vidal" }).click();
    await until(() => expect(text()).not.toContain("Está actuando"));
    await until(() => expect(told("martillo-account-switched").at(-1)).toEqual({ userId: me.id }));
    expect(session.store.getState().user?.id).toBe(me.id);
  });

  test("says why an account is refused, and leaves the person as it is", async () => {
    const { me, firm } = await people();
    context.signIn(me);
    const { text, told } = mount({});
    await until(() => expect(text()).toContain("Ribera, S.L."));
    await context.api.db.query("delete from account_links where account_id = $1", [firm.id]);
    await page.getByRole("button", { name: "Actuar en nombre de Ribera, S.L." }).click();
    await until(() => expect(text()).toContain("Su cuenta no tiene permiso"));
    expect(told("martillo-account-switched")).toEqual([]);
    expect(context.runtime.session.store.getState().user?.id).toBe(me.id);
  });

  test("says that there is no other account", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({ headingLevel: 1 });
    await until(() => expect(text()).toContain("No puede actuar en nombre de ninguna otra"));
    expect(root.querySelector("h1")).not.toBeNull();
    expect(root.querySelector("button")).toBeNull();
    await expectAccessible(root);
  });

  test("asks a guest to sign in, by the host's means where it has some", async () => {
    const { text, told, root } = mount({}, { refuse: ["martillo-login-request"] });
    await until(() => expect(text()).toContain("Inicie sesión para ver"));
    const link = page.getByRole("link", { name: "Iniciar sesión" });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/login`);
    await link.click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    await expectAccessible(root);
  });
}
