import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  type Mount,
  paidSale,
  payInFrame,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { PaymentResultProps } from "./PaymentResult";

/** What the widget does, in whichever flavour. */
export function paymentResultSuite(mount: Mount<PaymentResultProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function opened() {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { responseData } = await context.api.call(
      "credit/addCreditBalance",
      { amount: "120.00" },
      me,
    );
    return { me, payment: responseData.payment.id, frame: responseData.frame_url ?? "" };
  }

  test("asks a guest to sign in", async () => {
    const { told } = mount({ payment: 1 }, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("shows the receipt of what was paid", async () => {
    const { payment, frame } = await opened();
    await payInFrame(context.api, frame);
    const { text, root } = mount({ payment });
    await until(() => expect(text()).toContain("Pago recibido"));
    expect(text()).toMatch(
      new RegExp(`Saldo añadido Importe 120,00\\s€ .*Visa •••• 4242 Número de pago ${payment}`),
    );
    await expectAccessible(root);
  });

  test("leads back to the lot of a deposit", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot({ depositCents: 50_000 });
    const answer = await context.api.call("credit/addBidDeposit", { project_id: lot }, me);
    await payInFrame(context.api, answer.responseData.frame_url ?? "");
    const payment = answer.responseData.payment?.id ?? 0;
    const { told } = mount({ payment }, { refuse: ["martillo-lot-open-request"] });
    await page.getByRole("link", { name: "Depósito para pujar" }).click();
    await until(() => expect(told("martillo-lot-open-request")).toMatchObject([{ lot }]));
  });

  test("what a purchase was paid with names the vehicle, and leads to the sale and to the vehicle", async () => {
    const { buyer, invoice, lot } = await paidSale(context.api, { title: "Seat León" });
    context.signIn(buyer);
    const [paid] = await context.api.db.query<{ id: number }>(
      "select id from payments where purpose = 'invoice' and ref = $1",
      [String(invoice)],
    );
    const { told, text, root } = mount(
      { payment: paid?.id ?? 0 },
      { refuse: ["martillo-invoice-open-request", "martillo-lot-open-request"] },
    );
    await page.getByRole("link", { name: "Compra: Seat León" }).click();
    await page.getByRole("link", { name: "Seguir con su compra" }).click();
    await page.getByRole("link", { name: "Ver el vehículo: Seat León" }).click();
    await until(() =>
      expect(told("martillo-invoice-open-request")).toMatchObject([{ invoice }, { invoice }]),
    );
    await until(() => expect(told("martillo-lot-open-request")).toMatchObject([{ lot }]));
    expect(text()).toMatch(/Forma de pago Efectivo o transferencia/);
    await expectAccessible(root);
  });

  test.each([
    ["a gateway's page", "redirect-bank", null, /Forma de pago Redirect-bank/],
    ["PayPal", "paypal", null, /Forma de pago PayPal/],
    ["a card of which the bank says nothing", "redsys", null, /Forma de pago Tarjeta/],
    [
      "a saved account",
      "sandbox",
      { kind: "bank", brand: "", last4: "1332" },
      /Cuenta bancaria •••• 1332/,
    ],
    [
      "an account at a bank",
      "sandbox",
      { kind: "bank", brand: "ING", last4: "1332" },
      /ING •••• 1332/,
    ],
  ] as const)(
    "says that it was paid by %s, not from the balance",
    async (_, provider, method, way) => {
      const { payment } = await opened();
      await context.api.db.query(
        `update payments set status = 'succeeded', captured_cents = amount_cents, provider = $2, method = $3::jsonb
       where id = $1`,
        [payment, provider, method && JSON.stringify(method)],
      );
      const { text } = mount({ payment });
      await until(() => expect(text()).toMatch(way));
      expect(text()).not.toMatch(/Forma de pago Saldo/);
    },
  );

  test("one that is in process is asked for until it ends, which nobody has to wait for", async () => {
    const { payment, frame } = await opened();
    await payInFrame(context.api, frame, { number: "4000000000008104" });
    const { text, root } = mount({ payment });
    await until(() => expect(text()).toContain("Pago en proceso"));
    expect(text()).toContain("No repita el pago");
    await expectAccessible(root);
    await context.api.db.query(
      "update payments set status = 'succeeded', captured_cents = amount_cents where id = $1",
      [payment],
    );
    await until(() => expect(text()).toContain("Pago recibido"));
  });

  test("one that was declined says so, and is made again", async () => {
    const { payment, frame } = await opened();
    await payInFrame(context.api, frame, { number: "4000000000000002" });
    const { text, root } = mount({ payment });
    await until(() => expect(text()).toContain("Pago rechazado"));
    expect(text()).toMatch(/120,00\s€ y no se ha cobrado nada/);
    await expectAccessible(root);
    await button("Intentarlo de nuevo").click();
    await button("Continuar al pago").click();
    const again = await until(() => {
      const src = root.querySelector("iframe")?.src ?? "";
      expect(src).toMatch(/\/pay\/[\w-]+$/);
      return src;
    });
    await payInFrame(context.api, again);
    await until(() => expect(text()).toContain("Pago aceptado"));
  });

  test("whoever comes back without paying is told that nothing was charged", async () => {
    const { payment } = await opened();
    const { text } = mount({ payment });
    await until(() => expect(text()).toContain("El pago no se ha completado"));
  });

  test("believes no address: another's payment, and none at all, are not there", async () => {
    const { payment, frame } = await opened();
    await payInFrame(context.api, frame);
    context.signIn(await context.api.seedUser());
    const { text, unmount } = mount({ payment });
    await until(() => expect(text()).toContain("No encontramos ese pago"));
    expect(text()).not.toContain("120,00");
    unmount();
    const none = mount({});
    await until(() => expect(none.text()).toContain("No encontramos ese pago"));
  });
}
