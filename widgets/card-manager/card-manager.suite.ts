import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { saveCard, type TypedCard } from "../../demo-site/server/testing/save-card";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { CardManagerProps } from "./CardManager";

const VISA = "Visa •••• 4242";
const MASTERCARD = "Mastercard •••• 4444";

/** The behaviour of the widget, in every flavour. The content of the pay frame is tested in a browser of its own. */
export function cardManagerSuite(mount: Mount<CardManagerProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = () => page.getByRole("dialog");

  async function withCards(...cards: TypedCard[]) {
    const me = await context.api.seedUser();
    for (const card of cards) await saveCard(context.api, me, card);
    context.signIn(me);
    return me;
  }
  const expire = (userId: number, last4: string) =>
    context.api.db.query(
      "update payment_methods set exp_year = 2020 where user_id = $1 and last4 = $2",
      [userId, last4],
    );

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  /** Fills in the first step of a new card: `of` replaces parts of a complete address. */
  async function typeAddress(of: Record<string, string> = {}) {
    const typed = {
      "Calle y número": "Calle Mayor, 3",
      "Código postal": "28013",
      Población: "Madrid",
      "Provincia o estado": "Madrid",
      ...of,
    };
    for (const [label, text] of Object.entries(typed)) await page.getByLabelText(label).fill(text);
    await button("Continuar a la tarjeta").click();
  }

  test("has none, and opens the pay frame to add one", async () => {
    await withCards();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("No tiene tarjetas guardadas"));
    await expectAccessible(root);
    await button("Añadir una tarjeta").click();
    await expect.element(page.getByLabelText("Calle y número")).toBeVisible();
    await expectAccessible(root);
    await typeAddress();
    await until(() =>
      expect(root.querySelector("iframe")?.title).toBe("Formulario de pago seguro"),
    );
    expect(root.querySelector("iframe")?.src).toMatch(/\/pay\/[\w-]+$/);
    expect(dialog().element().textContent).toContain("NEW CREDIT / DEBIT CARD");
  });

  test("says why there is no frame, and asks for one again", async () => {
    await withCards();
    context.faults.next("customer/payment_method/create", "refuse");
    const { root } = mount({});
    await button("Añadir una tarjeta").click();
    await typeAddress();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    await button("Continuar a la tarjeta").click();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
  });

  test("asks for the billing address first, says at its field what is missing, and keeps it on the way back", async () => {
    await withCards();
    const { text, root } = mount({});
    await button("Añadir una tarjeta").click();
    await typeAddress({ "Calle y número": "", "Código postal": "99999" });
    await until(() => expect(text()).toContain("Required!"));
    expect(text()).toMatch(/código postal/i);
    expect(root.querySelector("iframe")).toBeNull();
    await expectAccessible(root);
    await typeAddress();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
    await button("Volver a la dirección").click();
    await expect.element(page.getByLabelText("Calle y número")).toHaveValue("Calle Mayor, 3");
    await expect.element(page.getByLabelText("Código postal")).toHaveValue("28013");
  });

  test("begins with the address of the profile", async () => {
    const me = await withCards();
    await context.api.call(
      "user/updateProfile",
      { address1: "Calle del Sol, 8", zip: "50001", city: "Zaragoza", state: "Zaragoza" },
      me,
    );
    context.signIn(me);
    mount({});
    await button("Añadir una tarjeta").click();
    await expect.element(page.getByLabelText("Calle y número")).toHaveValue("Calle del Sol, 8");
    await expect.element(page.getByLabelText("Código postal")).toHaveValue("50001");
    await expect.element(page.getByLabelText("País")).toHaveValue("ES");
  });

  test("lists brand, last four, expiry, which one is the default and which have expired", async () => {
    const me = await withCards({}, { number: "5555555555554444", month: 3, year: 2031 });
    await expire(me.id, "4242");
    const { text, root } = mount({});
    await until(() => expect(text()).toContain(MASTERCARD));
    expect(text()).toContain("Caduca en 03/2031");
    expect(text()).toMatch(/Visa •••• 4242\s*Predeterminada\s*Caducada\s*Caducó en 12\/2020/);
    // What has expired pays for nothing.
    expect(button(`Hacer predeterminada la tarjeta ${VISA}`).elements()).toEqual([]);
    await expectAccessible(root);
  });

  test("another one becomes the default after it was asked", async () => {
    await withCards({}, { number: "5555555555554444" });
    const { text, told } = mount({});
    await button(`Hacer predeterminada la tarjeta ${MASTERCARD}`).click();
    expect(dialog().element().textContent).toContain("Are you sure you want to make this default?");
    await button("Cancel").click();
    await until(() => expect(text()).toMatch(/Visa •••• 4242\s*Predeterminada/));
    await button(`Hacer predeterminada la tarjeta ${MASTERCARD}`).click();
    await button("Confirm").click();
    await until(() => expect(text()).toMatch(/Mastercard •••• 4444\s*Predeterminada/));
    expect(text()).not.toMatch(/Visa •••• 4242\s*Predeterminada/);
    expect(text()).toContain(`Ahora se paga con ${MASTERCARD}`);
    await until(() =>
      expect(told("martillo-card-default-changed")).toEqual([
        { id: expect.any(String), brand: "mastercard", last4: "4444" },
      ]),
    );
  });

  test("changes an expiry, and says at its field what is missing or past", async () => {
    const me = await withCards({});
    // A June that is yet to come: the house takes what the page offers, and January of that year is past.
    const year = new Date().getUTCFullYear() + 1;
    vi.spyOn(context.runtime.clock, "now").mockReturnValue(Date.UTC(year, 5, 15));
    const { text, told, root } = mount({});
    await button(`Cambiar la caducidad de la tarjeta ${VISA}`).click();
    expect(dialog().element().textContent).toContain("UPDATE CARD DETAILS");
    await page.getByLabelText("Mes de caducidad").selectOptions("");
    await button("Update").click();
    await until(() => expect(text()).toContain("Required!"));
    await expectAccessible(root);
    await page.getByLabelText("Mes de caducidad").selectOptions("07");
    await page.getByLabelText("Año de caducidad").selectOptions(String(year + 3));
    await button("Update").click();
    await until(() => expect(text()).toContain(`Caduca en 07/${year + 3}`));
    expect(dialog().elements()).toEqual([]);
    await until(() => expect(told("martillo-card-updated")).toMatchObject([{ last4: "4242" }]));
    const list = await context.api.call("customer/payment_method/list", {}, me);
    expect(list.responseData.data).toMatchObject([{ exp_month: 7, exp_year: year + 3 }]);
    await button(`Cambiar la caducidad de la tarjeta ${VISA}`).click();
    await page.getByLabelText("Mes de caducidad").selectOptions("01");
    await page.getByLabelText("Año de caducidad").selectOptions(String(year));
    await button("Update").click();
    await until(() => expect(text()).toContain("Invalid expiry details"));
  });

  test("deletes one after it was asked, and the other becomes the default", async () => {
    await withCards({}, { number: "5555555555554444" });
    const { text, told } = mount({});
    await button(`Eliminar la tarjeta ${VISA}`).click();
    expect(dialog().element().textContent).toContain("Are you sure you want to delete");
    await button("Confirm").click();
    await until(() => expect(text()).toContain(`Tarjeta eliminada: ${VISA}.`));
    await until(() => expect(text()).toMatch(/^Mastercard •••• 4444\s*Predeterminada/));
    await until(() =>
      expect(told("martillo-card-deleted")).toMatchObject([{ brand: "visa", last4: "4242" }]),
    );
  });

  test("the only card stays after a bid of the last 42 days, and goes without one", async () => {
    const me = await withCards({});
    const lot = await context.api.seedLot();
    const bid = { project_id: lot, proposed_amount: "90000.00", bid_type: "max" } as const;
    const placed = await context.api.call(
      "bid/confirm",
      { ...bid, idempotency_key: crypto.randomUUID() },
      me,
    );
    expect(placed.code).toBeNull();
    const { text, root, told } = mount({});
    await button(`Eliminar la tarjeta ${VISA}`).click();
    await expect.element(dialog()).toHaveTextContent("Default card is required");
    await expect
      .element(dialog())
      .toHaveTextContent(/Ha pujado en los últimos 42 días.*Añada antes/);
    await expectAccessible(root);
    await button("Close").click();
    // The question to the server failed: then the visitor confirms, and the server decides.
    context.faults.next("common/getPreviousData", "refuse");
    await button(`Eliminar la tarjeta ${VISA}`).click();
    await button("Confirm").click();
    await expect
      .element(dialog().getByRole("alert"))
      .toHaveTextContent("Default card is required Añada antes otra tarjeta.");
    await button("Cancel").click();
    expect(told("martillo-card-deleted")).toEqual([]);
    await context.api.db.query(
      "update bids set created_at = now() - interval '1009 hours' where bidder_id = $1",
      [me.id],
    );
    await button(`Eliminar la tarjeta ${VISA}`).click();
    await button("Confirm").click();
    await until(() => expect(text()).toContain("No tiene tarjetas guardadas"));
  });

  test("a card that a plan needs stays", async () => {
    const me = await withCards({});
    await context.api.db.query("update users set needs_card = true where id = $1", [me.id]);
    mount({});
    await button(`Eliminar la tarjeta ${VISA}`).click();
    await button("Confirm").click();
    await expect
      .element(dialog().getByRole("alert"))
      .toHaveTextContent("Su plan se renueva con esta tarjeta.");
  });

  test("cards of the vault have forms of their own, and the only one stays", async () => {
    await withCards({ into: "vault" }, { into: "vault", number: "5555555555554444" }, {});
    const { text, told } = mount({ kind: "vault" });
    await until(() => expect(text()).toMatch(/Visa •••• 4242\s*Predeterminada/));
    await button("Añadir una tarjeta").click();
    expect(dialog().element().textContent).toContain("Add Card Details");
    await button("Cerrar").click();
    await button(`Hacer predeterminada la tarjeta ${MASTERCARD}`).click();
    await button("Confirm").click();
    await until(() => expect(text()).toMatch(/^Mastercard •••• 4444\s*Predeterminada/));
    await button(`Cambiar la caducidad de la tarjeta ${VISA}`).click();
    expect(dialog().element().textContent).toContain("Update Card Details");
    await page.getByLabelText("Mes de caducidad").selectOptions("05");
    await button("Save").click();
    await until(() => expect(text()).toContain("Caduca en 05/2040"));
    await button(`Eliminar la tarjeta ${VISA}`).click();
    expect(dialog().element().textContent).toContain(
      "Are you sure you want to delete this card from your account?",
    );
    await button("Confirm").click();
    await until(() => expect(text()).not.toContain("Caduca en 05/2040"));
    await button(`Eliminar la tarjeta ${MASTERCARD}`).click();
    await button("Confirm").click();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("Default card is required");
    await until(() => expect(told("martillo-card-deleted")).toHaveLength(1));
  });

  test("says when the cards cannot be read, and reads them again", async () => {
    await withCards({});
    context.faults.always("customer/payment_method/list", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Unable to fetch cards"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain(VISA));
  });
}
