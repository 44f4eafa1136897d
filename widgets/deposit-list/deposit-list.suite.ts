import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  type Mount,
  payInFrame,
  type SuiteContext,
  topUp,
  until,
} from "../../src/testing";
import type { DepositListProps } from "./DepositList";

/** What the widget does, in whichever flavour. */
export function depositListSuite(mount: Mount<DepositListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function withDeposit(title: string, from: "wallet" | "card" = "card") {
    const me = await context.api.seedUser();
    if (from === "wallet") await topUp(context.api, me, "500.00");
    const lot = await context.api.seedLot({ title, depositCents: 50_000 });
    const { responseData } = await context.api.call(
      "credit/addBidDeposit",
      { project_id: lot, from },
      me,
    );
    if (from === "card") await payInFrame(context.api, responseData.frame_url ?? "");
    context.signIn(me);
    return { me, lot };
  }

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("says that there are none", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no ha hecho ningún depósito"));
    await expectAccessible(root);
  });

  test("shows what is held, and gives it back before the first bid", async () => {
    const { lot } = await withDeposit("Seat León");
    const { text, told, root, update } = mount({});
    await until(() => expect(text()).toMatch(/Seat León .*Visa •••• 4242/));
    expect(text()).toMatch(/500,00\s€ Retenido/);
    await expectAccessible(root);
    await button(/^Pedir la devolución/).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent(/otro depósito/);
    await expectAccessible(root);
    await button("Devolver").click();
    await until(() => expect(text()).toContain("Devuelto A la tarjeta con la que pagó"));
    await until(() =>
      expect(told("martillo-deposit-returned")).toMatchObject([{ lot, amount: "500.00" }]),
    );
    expect(text()).toContain("La devolución del depósito está en camino.");
    update({ action: "active" });
    await until(() => expect(text()).toContain("No tiene depósitos así"));
    update({ action: "returned" });
    await until(() => expect(text()).toContain("Seat León"));
  });

  test("what comes from the balance goes back to it, and is shown without being asked", async () => {
    const { me } = await withDeposit("Seat Ibiza", "wallet");
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/Seat Ibiza .*Saldo/));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    const { responseData } = await context.api.call("deposit/alldeposits", {}, me);
    const id = responseData.records[0]?.id ?? 0;
    await context.api.call("custom/returnDeposit", { id }, me);
    await until(() => expect(text()).toContain("Devuelto A su saldo"));
  });

  test("one that stands for a bid cannot be asked back; its document says all of it", async () => {
    const { me, lot } = await withDeposit("Seat Arona");
    const bid = {
      project_id: lot,
      proposed_amount: "6000.00",
      bid_type: "max" as const,
      idempotency_key: crypto.randomUUID(),
    };
    expect((await context.api.call("bid/confirm", bid, me)).code).toBeNull();
    const { responseData } = await context.api.call("deposit/alldeposits", {}, me);
    const id = responseData.records[0]?.id ?? 0;
    const { text, root, told } = mount({ deposit: id }, { refuse: ["martillo-lot-open-request"] });
    await until(() => expect(text()).toContain(`Justificante de depósito nº ${id}`));
    expect(text()).toMatch(/Lote Seat Arona Importe 500,00\s€ Pagado el .* Visa •••• 4242/);
    expect(text()).not.toContain("Pedir la devolución");
    await page.getByRole("link", { name: "Seat Arona" }).click();
    await until(() => expect(told("martillo-lot-open-request")).toMatchObject([{ lot }]));
    await expectAccessible(root);
  });

  test("another's document is not there", async () => {
    const { me } = await withDeposit("Seat Ateca");
    const { responseData } = await context.api.call("deposit/alldeposits", {}, me);
    context.signIn(await context.api.seedUser());
    const { text } = mount({ deposit: responseData.records[0]?.id ?? 0 });
    await until(() => expect(text()).toContain("No encontramos"));
    expect(text()).not.toContain("Seat Ateca");
  });

  test("says when the list cannot be read, and reads it again", async () => {
    await withDeposit("Seat Toledo");
    context.faults.always("deposit/alldeposits", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Seat Toledo"));
  });
}
