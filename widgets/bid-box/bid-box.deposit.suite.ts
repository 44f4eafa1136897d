import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { payInFrame, topUp, until } from "../../src/testing";
import { expectAccessibleNow, focused, type Kit } from "./bid-box.kit.suite";

const DEPOSIT = { depositCents: 50_000 };

/** A lot that asks for a deposit: it is paid in the box, and the bid that was typed is offered again. */
export function bidBoxDepositCases(kit: Kit) {
  const { mount, context, amount, review, confirm, bidCount } = kit;
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function bidWithout(lot: number) {
    const box = mount({ lot });
    await amount().fill("6.000");
    await review().click();
    await confirm().click();
    await until(() => expect(box.text()).toContain("Este lote pide un depósito"));
    await until(() => expect(box.text()).toMatch(/Depósito 500,00\s€/));
    return box;
  }

  async function bidAgain(text: () => string, lot: number) {
    await button("Continuar con la puja de 6.000 €").click();
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
    expect(await bidCount(lot)).toBe(1);
  }

  function frameOf(root: ShadowRoot | HTMLElement): Promise<string> {
    return until(() => {
      const src = root.querySelector("iframe")?.src;
      expect(src).toMatch(/\/pay\/[\w-]+$/);
      return src ?? "";
    });
  }

  async function depositsOf(user: { token: string }) {
    const answer = await context.api.call("deposit/alldeposits", {}, user);
    return answer.responseData.records;
  }

  test("a deposit is paid from the balance, and the bid that was typed counts", async () => {
    const me = await context.api.seedUser();
    await topUp(context.api, me, "600.00");
    context.signIn(me);
    const lot = await context.api.seedLot(DEPOSIT);
    const { text, told, root } = await bidWithout(lot);
    expect(text()).toContain("Su puja de 6.000 € le espera");
    expect(text()).toContain("Si no gana, se lo devolvemos entero");
    await expectAccessibleNow(root);
    await page.getByRole("checkbox", { name: /^Reserva de puja/ }).click();
    await button(/^Pagar 500,00/).click();
    await until(() => expect(text()).toContain("Depósito hecho: ya puede pujar"));
    await until(() => expect(focused(root)).toBe("Depósito hecho: ya puede pujar"));
    await expectAccessibleNow(root);
    expect(told("martillo-payment-succeeded")).toMatchObject([
      { purpose: "deposit", ref: String(lot), amount: "500.00" },
    ]);
    expect(told("martillo-deposit-paid")).toEqual([{ lot, amount: "500.00" }]);
    expect(await depositsOf(me)).toMatchObject([{ project_id: lot, status: "held", keep: 1 }]);
    await bidAgain(text, lot);
  });

  test("a deposit by card goes through the frame and the bank's question", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(DEPOSIT);
    const { text, root } = await bidWithout(lot);
    expect(text()).toMatch(/Saldo: 0,00\s€ No es suficiente/);
    await button("Continuar al pago").click();
    const state = await payInFrame(context.api, await frameOf(root), {
      number: "4000002500003155",
      challenge: "authorize",
      save: true,
    });
    expect(state).toBe("paid");
    await until(() => expect(text()).toContain("Depósito hecho: ya puede pujar"));
    expect(text()).toMatch(/500,00\s€ con Visa terminada en 3155/);
    await bidAgain(text, lot);
  });

  test("a card that is declined leaves the bid where it is, and the same payment open", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(DEPOSIT);
    const { text, root } = await bidWithout(lot);
    await button("Continuar al pago").click();
    const first = await frameOf(root);
    expect(await payInFrame(context.api, first, { number: "4000000000000002" })).toBe("failed");
    await button("Pagar de otra forma").click();
    await until(() => expect(text()).toContain("Su puja de 6.000 € le espera"));
    await button("Continuar al pago").click();
    const second = await until(async () => {
      const src = await frameOf(root);
      expect(src).not.toBe(first);
      return src;
    });
    expect(await payInFrame(context.api, second)).toBe("paid");
    await until(() => expect(text()).toContain("Depósito hecho: ya puede pujar"));
    const answer = await context.api.call("user/invoice/alltransactions", {}, me);
    expect(answer.responseData.records).toMatchObject([{ kind: "deposit", status: "success" }]);
  });

  test("an answer that is lost is looked for, and the deposit is paid once", async () => {
    const me = await context.api.seedUser();
    await topUp(context.api, me, "1200.00");
    context.signIn(me);
    const lot = await context.api.seedLot(DEPOSIT);
    const { text, told } = await bidWithout(lot);
    const release = context.faults.hold("custom/paymentStatus");
    context.faults.always("credit/addBidDeposit", "drop-answer");
    await button(/^Pagar 500,00/).click();
    await until(() => expect(text()).toContain("Estamos comprobando el pago. No lo repita."));
    release();
    await until(() => expect(text()).toContain("Depósito hecho: ya puede pujar"));
    context.faults.clear();
    await until(() => expect(told("martillo-payment-succeeded")).toHaveLength(1));
    expect(await depositsOf(me)).toHaveLength(1);
    await bidAgain(text, lot);
  });

  test("whoever does not want to gets back to the amount", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(DEPOSIT);
    await bidWithout(lot);
    await button("Ahora no").click();
    await expect.element(amount()).toBeVisible();
  });
}
