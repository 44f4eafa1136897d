import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  companySeller,
  expectAccessible,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { FollowSellerProps } from "./FollowSeller";

/** What the widget does, in whichever flavour. */
export function followSellerSuite(mount: Mount<FollowSellerProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name });
  const choice = () => page.getByRole("combobox", { name: "Avisos de sus lotes nuevos" });
  type Person = Awaited<ReturnType<typeof context.api.seedUser>>;
  const followed = async (as: Person) =>
    (await context.api.call("user/getFollowers", {}, as)).responseData.records.map(
      ({ notify }) => notify,
    );

  async function signedIn() {
    const me = await context.api.seedUser();
    context.signIn(me);
    return me;
  }

  test("follows, changes when letters come, and ends it", async () => {
    const seller = await companySeller(context.api);
    const me = await signedIn();
    const { told, root } = mount({ seller: seller.id });
    await button("Seguir a este vendedor").click();
    await expect.element(choice()).toHaveValue("daily");
    await expectAccessible(root);
    expect(await followed(me)).toEqual(["daily"]);
    await choice().selectOptions("now");
    await until(() => expect(told("martillo-seller-followed")).toHaveLength(2));
    await expect.element(choice()).toHaveValue("now");
    expect(await followed(me)).toEqual(["now"]);
    await button("Dejar de seguir").click();
    await expect.element(button("Seguir a este vendedor")).toBeVisible();
    expect(await followed(me)).toEqual([]);
    expect(told("martillo-seller-followed")).toEqual([
      { seller: seller.id, notify: "daily" },
      { seller: seller.id, notify: "now" },
      { seller: seller.id, notify: null },
    ]);
  });

  test("shows how a seller is followed already", async () => {
    const seller = await companySeller(context.api);
    const me = await signedIn();
    await context.api.call("user/addFollower", { seller_id: seller.id, notify: "none" }, me);
    mount({ seller: seller.id });
    await expect.element(choice()).toHaveValue("none");
  });

  test("asks a guest to sign in, and follows then", async () => {
    const seller = await companySeller(context.api);
    const me = await context.api.seedUser();
    const { told, root } = mount({ seller: seller.id });
    await expect.element(button("Seguir a este vendedor")).toBeVisible();
    await expectAccessible(root);
    await button("Seguir a este vendedor").click();
    const dialog = page.getByRole("dialog", { name: "Iniciar sesión" });
    await dialog.getByLabelText("Correo electrónico").fill(me.email);
    await dialog.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect.element(choice()).toHaveValue("daily");
    expect(told("martillo-login-request")).toEqual([{ reason: "watch" }]);
    expect(await followed(me)).toEqual(["daily"]);
  });

  test("goes on after a sign-in of the host's own", async () => {
    const seller = await companySeller(context.api);
    const me = await context.api.seedUser();
    mount({ seller: seller.id }, { refuse: ["martillo-login-request"] });
    await button("Seguir a este vendedor").click();
    context.signIn(me);
    await expect.element(choice()).toHaveValue("daily");
    expect(await followed(me)).toEqual(["daily"]);
  });

  test("keeps what a person has chosen who follows already and signs in by the button", async () => {
    const seller = await companySeller(context.api);
    const me = await context.api.seedUser();
    await context.api.call("user/addFollower", { seller_id: seller.id, notify: "none" }, me);
    const { told } = mount({ seller: seller.id }, { refuse: ["martillo-login-request"] });
    await button("Seguir a este vendedor").click();
    context.signIn(me);
    await expect.element(choice()).toHaveValue("none");
    expect(told("martillo-seller-followed")).toEqual([]);
  });

  test("shows nothing to the seller and to people who work there", async () => {
    const seller = await companySeller(context.api);
    context.signIn(seller);
    const { text } = mount({ seller: seller.id });
    const known = () => context.runtime.session.store.getState().user?.id;
    await until(() => expect(known()).toBe(seller.id));
    await until(() => expect(text().trim()).toBe(""));
  });

  test("says why it did not go, and goes on", async () => {
    const seller = await companySeller(context.api);
    const me = await signedIn();
    const { text } = mount({ seller: seller.id });
    await expect.element(button("Seguir a este vendedor")).toBeVisible();
    context.faults.next("user/addFollower", "refuse");
    await button("Seguir a este vendedor").click();
    await until(() => expect(text()).toContain("El servidor no"));
    await button("Seguir a este vendedor").click();
    await expect.element(choice()).toHaveValue("daily");
    expect(await followed(me)).toEqual(["daily"]);
  });

  test("says that it cannot be read, and reads it again", async () => {
    const seller = await companySeller(context.api);
    await signedIn();
    context.faults.always("user/getFollowers", "refuse");
    mount({ seller: seller.id });
    await expect.element(button("Reintentar")).toBeVisible();
    context.faults.clear();
    await button("Reintentar").click();
    await expect.element(button("Seguir a este vendedor")).toBeVisible();
  });
}
