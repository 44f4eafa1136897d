import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Kit } from "./bid-box.kit.suite";
import { linkAccounts } from "../../demo-site/server/features/companies/account-link-repository";
import { until } from "../../src/testing";

/** The amounts that the box shows when one visitor leaves and another one comes. */
export function bidBoxIdentityCases(kit: Kit) {
  const { mount, context, bidBy, bidCount, amount, review, confirm } = kit;
  const change = () => page.getByRole("button", { name: "Cambiar mi máximo" });
  const reviewMaximum = () => page.getByRole("button", { name: "Revisar máximo" });

  async function signInByForm(me: { email: string; password: string }) {
    const dialog = page.getByRole("dialog", { name: "Iniciar sesión" });
    await dialog.getByLabelText("Correo electrónico").fill(me.email);
    await dialog.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
  }

  test("a sign-out leaves no receipt, no maximum and no typed amount", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await amount().fill("6000");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Su máximo 6.000 €"));
    await context.runtime.session.logout();
    await until(() => expect(text()).toContain("Iniciar sesión y pujar"));
    expect(text()).not.toMatch(/6\.000|Justificante|Ganando/);

    const other = await context.api.seedLot();
    const again = mount({ lot: other });
    context.signIn(await context.api.seedUser());
    await expect.element(amount().last()).toBeVisible();
    await until(() => expect(again.text()).toContain("Revisar puja"));
    await amount().last().fill("7777");
    await context.runtime.session.logout();
    await until(() => expect(again.text()).toContain("Iniciar sesión y pujar"));
    await expect.element(amount().last()).toHaveValue("5.000");
  });

  test("another user starts anew, without the former one's confirmation", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await amount().fill("7777");
    await review().click();
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 7.777 €"));
    context.signIn(await context.api.seedUser());
    await until(() => expect(text()).not.toContain("Confirme su puja"));
    await expect.element(amount()).toHaveValue("5.000");
    expect(await bidCount(lot)).toBe(0);
  });

  test("who acts for another account confirms in its name", async () => {
    const me = await context.api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
    const firm = await context.api.seedUser({ companyname: "Ribera, S.L." });
    await linkAccounts(context.api.db, { userId: me.id, accountId: firm.id, role: "owner" });
    const { token } = (await context.api.call("user/switchuser", { id: firm.id }, me)).responseData;
    context.signIn({ ...firm, token });
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await amount().fill("6000");
    await review().click();
    const inItsName = page.getByRole("button", {
      name: "Confirmar 6.000 € en nombre de Ribera, S.L.",
    });
    await inItsName.click();
    await until(() => expect(text()).toContain("Puja aceptada"));
    expect(await bidCount(lot)).toBe(1);
  });

  test("a session that ends before the confirmation leads to a sign-in, and back to the amount", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot();
    const { text, told } = mount({ lot });
    await amount().fill("5.700");
    await review().click();
    await until(() => expect(text()).toContain("Confirme su puja"));
    await context.runtime.session.expire(me.token);
    expect(context.runtime.session.store.getState().status).toBe("guest");
    await confirm().click();
    expect(told("martillo-login-request")).toEqual([{ reason: "bid", lot }]);
    expect(told("martillo-bid-request")).toEqual([]);
    await signInByForm(me);
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 5.700 €"));
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
  });

  test("an amount left by an ended session is not for another user", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { text } = mount({ lot: await context.api.seedLot() });
    await amount().fill("5.700");
    await review().click();
    await until(() => expect(text()).toContain("Confirme su puja"));
    await context.runtime.session.expire(me.token);
    await confirm().click();
    await signInByForm(await context.api.seedUser());
    await expect.element(amount()).toHaveValue("5.000");
    expect(text()).not.toContain("Confirme su puja");
  });

  test("a lowering without an answer is looked up, and never called a bid", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot();
    await bidBy(me, lot, "6000.00");
    context.signIn(me);
    const { text } = mount({ lot });
    for (const [fault, typed, outcome] of [
      ["drop-answer", "5.500", /Su máximo es ahora 5\.500 €/],
      ["refuse", "5.200", /no ha cambiado .*su máximo sigue siendo 5\.500 €/],
    ] as const) {
      await change().click();
      await amount().fill(typed);
      await reviewMaximum().click();
      context.faults.next("bid/bidCustomData", fault);
      await confirm().click();
      await until(() => expect(text()).toContain("No sabemos si su máximo ha cambiado"));
      await until(() => expect(text()).toMatch(outcome), 15_000);
      expect(text()).not.toContain("La puja no");
      await kit.done().click();
    }
    await until(() => expect(text()).toContain("Su máximo: 5.500 €"));
    expect((await kit.standing(lot, me)).my_maximum).toBe("5500.00");
  });
}
