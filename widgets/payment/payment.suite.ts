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
import { sellDirectly } from "../../demo-site/server/testing/sell";
import type { PaymentProps } from "./Payment";

/** Resolves to the address that the page is about to leave for, and keeps it here. */
function nextPlace(): Promise<string> {
  return new Promise((resolve) => {
    navigation.addEventListener(
      "navigate",
      (event) => {
        event.preventDefault();
        resolve(event.destination.url);
      },
      { once: true },
    );
  });
}

/** What the widget does, in whichever flavour. */
export function paymentSuite(mount: Mount<PaymentProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog", { name: "Pago" });
  /** The one in the dialog: it has the words of the one that opens it. */
  const payButton = () => dialog().getByRole("button", { name: /^Pagar 500,00/ });

  async function deposit() {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot({ title: "Seat León", depositCents: 50_000 });
    return { me, of: { purpose: "deposit" as const, reference: String(lot) } };
  }

  async function frameOf(root: ShadowRoot | HTMLElement, but?: string): Promise<string> {
    return until(() => {
      const src = root.querySelector("iframe")?.src ?? "";
      expect(src).toMatch(/\/pay\/[\w-]+$/);
      expect(src).not.toBe(but);
      return src;
    });
  }

  test("asks a guest to sign in", async () => {
    const { told } = mount({ purpose: "topup" }, { refuse: ["martillo-login-request"] });
    await button("Pagar").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("names the sum, and pays it in the frame", async () => {
    const { of } = await deposit();
    const { text, told, root } = mount(of);
    await button(/^Pagar 500,00\s€$/).click();
    await expect.element(dialog()).toHaveTextContent("Depósito para pujar por «Seat León»");
    await expectAccessible(root);
    await button("Continuar al pago").click();
    const frame = await frameOf(root);
    await until(() =>
      expect(told("martillo-payment-started")).toMatchObject([
        { purpose: "deposit", ref: of.reference, amount: "500.00" },
      ]),
    );
    await payInFrame(context.api, frame);
    await expect.element(dialog()).toHaveTextContent(/Pago aceptado.*Visa terminada en 4242/);
    await expectAccessible(root);
    await until(() => expect(told("martillo-payment-succeeded")).toHaveLength(1));
    await button("Cerrar").last().click();
    await until(() => expect(text()).toContain("Pagado"));
  });

  test("a host may refuse a payment before anything is opened", async () => {
    const { me, of } = await deposit();
    const { told, root } = mount(of, { refuse: ["martillo-payment-request"] });
    await button(/^Pagar 500,00/).click();
    await button("Continuar al pago").click();
    await until(() => expect(told("martillo-payment-request")).toHaveLength(1));
    expect(root.querySelector("iframe")).toBeNull();
    const pending = await context.api.call("paymentThird/rosoom/getPendingTransaction", {}, me);
    expect(pending.responseData.records).toEqual([]);
  });

  test("a saved card pays with one press, and a declined one says why and tries again", async () => {
    const { me, of } = await deposit();
    const saving = await context.api.call("customer/payment_method/create", {}, me);
    await payInFrame(context.api, saving.responseData.frame_url ?? "", {
      number: "4000000000000341",
    });
    const { told, root } = mount(of);
    await button(/^Pagar 500,00/).click();
    await expect.element(page.getByRole("radio", { name: /Visa terminada en 0341/ })).toBeChecked();
    await payButton().click();
    await expect.element(dialog()).toHaveTextContent(/Pago rechazado/);
    await expectAccessible(root);
    await until(() => expect(told("martillo-payment-failed")).toHaveLength(1));
    await button("Probar de nuevo").click();
    await page.getByRole("radio", { name: "Otra tarjeta" }).click();
    await button("Continuar al pago").click();
    await payInFrame(context.api, await frameOf(root));
    await expect.element(dialog()).toHaveTextContent(/Pago aceptado/);
    // One payment, two tries.
    await until(() => expect(told("martillo-payment-started")).toHaveLength(1));
  });

  test("a balance that is not enough pays its part beside a card", async () => {
    const { buyer, invoice } = await sellDirectly(context.api);
    context.signIn(buyer);
    await topUp(context.api, buyer, "500.00");
    const { root } = mount({ purpose: "invoice", reference: String(invoice) });
    await button(/^Pagar 8\.990,00/).click();
    const beside = page.getByRole("checkbox", { name: /Usar también mi saldo: 500,00/ });
    await expect.element(beside).not.toBeChecked();
    await expect.element(page.getByRole("radio", { name: /Saldo/ })).not.toBeInTheDocument();
    await beside.click();
    await expect
      .element(dialog())
      .toHaveTextContent(/500,00\s€ salen de su saldo y 8\.490,00\s€ los paga de otra forma/);
    await expectAccessible(root);
    await button("Continuar al pago").click();
    await payInFrame(context.api, await frameOf(root));
    await expect
      .element(dialog())
      .toHaveTextContent(/Hemos recibido 8\.490,00.*De su saldo han salido 500,00/);
    const { responseData } = await context.api.call(
      "user/invoice/invoice",
      { invoice_id: invoice },
      buyer,
    );
    expect(responseData.record).toMatchObject({ status: "paid", total_due_amount: "0.00" });
  });

  test("one that is in process may be left, and its end is told", async () => {
    const { of } = await deposit();
    const { told, root } = mount(of);
    await button(/^Pagar 500,00/).click();
    await button("Continuar al pago").click();
    await payInFrame(context.api, await frameOf(root), { number: "4000000000008104" });
    await expect.element(dialog()).toHaveTextContent(/Pago en proceso.*Puede salir de aquí/);
    await expectAccessible(root);
    await until(() => expect(told("martillo-payment-pending")).toHaveLength(1));
  });

  test("a lost answer is never sent again", async () => {
    const { me, of } = await deposit();
    await topUp(context.api, me, "1000.00");
    const { root } = mount(of);
    context.faults.next("payment/authorize", "drop-answer");
    await button(/^Pagar 500,00/).click();
    await payButton().click();
    await expect.element(dialog()).toHaveTextContent(/Pago aceptado/);
    await expectAccessible(root);
    const held = await context.api.call("deposit/alldeposits", {}, me);
    expect(held.responseData.records).toHaveLength(1);
  });

  test("a gateway with a page of its own is offered, and the press leaves for it", async () => {
    const { me, of } = await deposit();
    const { root, told } = mount(of);
    await button(/^Pagar 500,00/).click();
    await page.getByRole("radio", { name: /^Rosoom/ }).click();
    await expectAccessible(root);
    const go = button("Ir a Rosoom para pagar");
    await expect.element(go).toBeVisible();
    const left = nextPlace();
    await go.click();
    expect(await left).toMatch(/\/pay\/go\/[\w-]+$/);
    await expect.element(dialog()).toHaveTextContent("Le llevamos a la página de pago…");
    await until(() =>
      expect(told("martillo-payment-started")).toMatchObject([{ purpose: "deposit" }]),
    );
    const pending = await context.api.call("paymentThird/rosoom/getPendingTransaction", {}, me);
    expect(pending.responseData.records).toMatchObject([{ amount: "500.00", status: "open" }]);
  });

  test("says why nothing can be paid", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({ purpose: "deposit", reference: "999999" });
    await button("Pagar").click();
    await until(() => expect(text()).toMatch(/no encontr|no existe/i));
  });
}
