import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { saveCard } from "../../demo-site/server/testing/save-card";
import { balanceOffCards, IBAN, verifiedBank } from "../../demo-site/server/testing/bank-balance";
import { sellUnpaid } from "../../demo-site/server/testing/unpaid-sale";
import { expectAccessible, type Mount, type SuiteContext, topUp, until } from "../../src/testing";
import type { MoneyDeskProps } from "./MoneyDesk";

/** What the widget does, in whichever flavour. */
export function moneyDeskSuite(mount: Mount<MoneyDeskProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const tab = (name: string) => page.getByRole("tab", { name });
  const dialog = () => page.getByRole("dialog");

  async function asStaff() {
    const staff = await context.api.seedUser({ staff: true });
    context.signIn(staff);
    return staff;
  }

  /** A user with 80 € paid by card, and staff who look at it. */
  async function withPayment() {
    const payer = await context.api.seedUser({ firstName: "Ana", lastName: "Ruiz" });
    await topUp(context.api, payer, "80.00");
    return { payer, staff: await asStaff() };
  }

  test("asks a guest to sign in, and shows nothing to who is not of the house", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
    context.signIn(await context.api.seedUser({ admin: true }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Solo para el equipo de la casa"));
    expect(root.querySelector("[role=tab]")).toBeNull();
    await expectAccessible(root);
  });

  test("the document of a payment of a plan is beside it, and found by its number", async () => {
    const seller = await context.api.seedUser({ admin: true, membership: "free" });
    const { id: source } = await saveCard(context.api, seller);
    const bought = await context.api.call(
      "paymentThird/stripe/membership_payment",
      { planName: "inicio", source },
      seller,
    );
    const payment = bought.responseData.payment?.id ?? 0;
    const [document] = await context.api.db.query<{ number: string }>(
      "select snapshot ->> 'number' as number from invoice_documents where payment_id = $1",
      [payment],
    );
    await asStaff();
    const { text, root } = mount({});
    await page.getByLabelText("Buscar un pago").fill(document?.number ?? "?");
    await button("Buscar").click();
    await until(() => expect(text()).toContain(seller.email));
    await expect.element(button(`Detalle ${document?.number}`)).toBeVisible();
    await expectAccessible(root);
  });

  test.each([343, 900])(
    "a payment is found and part of it returned, asked before, once, at %d px",
    async (width) => {
      const { payer, staff } = await withPayment();
      const { text, root } = mount({}, { style: `width: ${width}px` });
      await until(() => expect(text()).toContain("Ana Ruiz"));
      await page.getByLabelText("Buscar un pago").fill("nadie@example.test");
      await button("Buscar").click();
      await until(() => expect(text()).toContain("No hay pagos así"));
      await page.getByLabelText("Buscar un pago").fill(payer.email);
      await button("Buscar").click();
      await button("Devolver").click();
      await page.getByLabelText("Importe").fill("90");
      await button("Continuar").click();
      await until(() => expect(text()).toMatch(/No puede superar 80,00\s€/));
      expect(text()).toContain("Obligatorio.");
      await expectAccessible(root);
      await page.getByLabelText("Importe").fill("20");
      await page.getByLabelText("Motivo").fill("Cortesía");
      await button("Continuar").click();
      await until(() => expect(text()).toMatch(/Va a devolver 20,00\s€ a Ana Ruiz/));
      await expectAccessible(root);
      const refunds = () =>
        context.api.db.query(
          "select 1 from refunds r join payments p on p.id = r.payment_id where p.user_id = $1",
          [payer.id],
        );
      expect(await refunds()).toHaveLength(0);
      // The answer gets lost after the server has acted: pressed again, it is the same return.
      context.faults.next("custom/refundPayment", "drop-answer");
      await button(/^Devolver 20,00/).click();
      await until(() =>
        expect(dialog().element().querySelector("[role=alert]")?.textContent).not.toBe(""),
      );
      expect(await refunds()).toHaveLength(1);
      await button(/^Devolver 20,00/).click();
      await until(() => expect(text()).toMatch(/La devolución de 20,00\s€ está en camino/));
      expect(await refunds()).toHaveLength(1);
      await until(() => expect(text()).toMatch(/Devueltos 20,00\s€/));
      const noted = await context.api.db.query(
        "select 1 from user_audit where actor_id = $1 and action = 'payment refunded'",
        [staff.id],
      );
      expect(noted).toHaveLength(1);
      await expectAccessible(root);
    },
  );

  test("the deposit of whoever bought and does not pay is kept, asked before, and its payer is told", async () => {
    const payer = await context.api.seedUser({ firstName: "Luis", lastName: "Gil" });
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ depositCents: 30_000, sellerId: seller.id });
    await topUp(context.api, payer, "300.00");
    await context.api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, payer);
    await sellUnpaid(context.api.db, {
      lot,
      winnerId: payer.id,
      premiumCents: 30_000,
      dueInDays: -1,
    });
    await asStaff();
    const { text, root } = mount({});
    await button("Quedarse el depósito").first().click();
    await page.getByLabelText("Motivo").fill("No pagó en el plazo");
    await button("Continuar").click();
    await until(() => expect(text()).toMatch(/Luis Gil pierde su depósito de 300,00\s€/));
    await expectAccessible(root);
    await button(/^Quedarse 300,00/).click();
    await until(() => expect(text()).toMatch(/El depósito de 300,00\s€ ya no es de quien lo pagó/));
    const letters = await context.api.outbox(payer.email);
    expect(letters.filter(({ template }) => template === "depositForfeited")).toHaveLength(1);
  });

  test("a refusal is said in the dialog, where somebody else was faster", async () => {
    const { payer } = await withPayment();
    mount({});
    // The newest is the first.
    await button("Devolver").first().click();
    // Another member of staff was faster.
    const other = await context.api.seedUser({ staff: true });
    const { records } = (await context.api.call("custom/payments", { search: payer.email }, other))
      .responseData;
    const id = records[0]?.payment.id ?? 0;
    await context.api.call(
      "custom/refundPayment",
      { id, amount: "80.00", reason: "Entero", idempotency_key: crypto.randomUUID() },
      other,
    );
    await page.getByLabelText("Motivo").fill("Cortesía");
    await button("Continuar").click();
    await button(/^Devolver 80,00/).click();
    await until(() =>
      expect(dialog().element().querySelector("[role=alert]")?.textContent).toMatch(
        /importe máximo es de 0,00\s€/,
      ),
    );
  });

  test("differences are compared and settled with a note", async () => {
    await asStaff();
    await context.api.db.query(
      "insert into reconciliation_items (provider, provider_ref, kind, there_cents) values ('sandbox', 'x-1', 'missing_here', 700)",
    );
    const { text, root } = mount({});
    await tab("Conciliación").click();
    await until(() => expect(text()).toMatch(/Falta en el libro.*x-1.*7,00\s€/s));
    await button("Comparar ahora").click();
    await until(() => expect(text()).toContain("Comparado."));
    await button("Dar por resuelta").click();
    await page.getByLabelText("Qué se ha hecho").fill("Era una prueba");
    await button("Continuar").click();
    await dialog().getByRole("button", { name: "Dar por resuelta" }).click();
    await until(() => expect(text()).toMatch(/Resuelta el .*: Era una prueba/));
    await expectAccessible(root);
  });

  test("money that no payment stands for gets its payer", async () => {
    await asStaff();
    await context.api.db.query(
      `insert into reconciliation_items (provider, provider_ref, kind, currency, there_cents)
       values ('sandbox', 'x-2', 'missing_here', 'USD', 700), ('sandbox', 'x-3', 'amount_differs', 'EUR', 700)`,
    );
    const { text, root } = mount({});
    await tab("Conciliación").click();
    await until(() => expect(text()).toMatch(/Falta en el libro.*x-2.*7,00 USD/s));
    const book = page.getByRole("button", { name: "Indicar de quién es" });
    expect(book.elements()).toHaveLength(1);
    await book.click();
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Obligatorio."));
    await page.getByLabelText("Correo de quien lo pagó").fill("no.hay@example.com");
    await page.getByLabelText("Cómo se sabe").fill("Llamó por teléfono");
    await expectAccessible(root);
    await button("Continuar").click();
    await until(() => expect(dialog().element().textContent).toContain("7,00 USD constan como"));
    await dialog().getByRole("button", { name: "Indicar de quién es" }).click();
    await until(() =>
      expect(dialog().element().textContent).toContain("No hay ninguna cuenta con ese correo."),
    );
  });

  test("the ledger's report says that everything holds", async () => {
    await withPayment();
    const { text, root } = mount({});
    await tab("Libro").click();
    await until(() => expect(text()).toMatch(/L1 · Cada asiento suma cero\s*Se cumple/));
    expect(text()).toMatch(/Saldos de personas\s*\d+\s*[\d.]+,\d\d\s€/);
    expect(text()).not.toMatch(/fallo/);
    await expectAccessible(root);
  });

  test("a gift card is issued with its code, said once, and made void", async () => {
    await asStaff();
    const { text, root } = mount({});
    await tab("Tarjetas regalo").click();
    await button("Emitir una tarjeta").click();
    await page.getByLabelText("Importe").fill("25");
    await page.getByLabelText("Enviar el código a (opcional)").fill("ana.regalo@example.com");
    await button("Continuar").click();
    await until(() => expect(dialog().element().textContent).toContain("ana.regalo@example.com"));
    await button(/^Emitir 25,00/).click();
    await until(() => expect(text()).toContain("Enviada a ana.regalo@example.com"));
    await until(() => expect(text()).toMatch(/Código de la tarjeta de 25,00\s€: [0-9A-Z-]{16,}/));
    await until(() => expect(text()).toContain("Sin canjear"));
    await button("Anular").click();
    await expectAccessible(root);
    await button("Anular la tarjeta").click();
    await until(() => expect(text()).toContain("La tarjeta ya no vale."));
    await until(() => expect(text()).toContain("Anulada"));
  });

  test("what is payable to a seller is noted as paid", async () => {
    await asStaff();
    const seller = await context.api.seedUser({ admin: true, companyname: "Automóviles Turia" });
    const winner = await context.api.seedUser();
    const staff = await context.api.seedUser({ staff: true });
    await topUp(context.api, winner, "300.00");
    const lot = await context.api.seedLot({ depositCents: 30_000, sellerId: seller.id });
    const { record } = (
      await context.api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, winner)
    ).responseData;
    await sellUnpaid(context.api.db, {
      lot,
      winnerId: winner.id,
      premiumCents: 10_000,
      dueInDays: -1,
    });
    await context.api.call(
      "custom/forfeitDeposit",
      { id: record?.id ?? 0, reason: "Impago" },
      staff,
    );
    const { text, root } = mount({});
    await tab("Transferencias").click();
    await until(() => expect(text()).toMatch(/Automóviles Turia.*200,00\s€/s));
    await button("Anotar un pago").click();
    await page.getByLabelText("Referencia de la transferencia").fill("con espacios");
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Solo letras, números y guiones, hasta 60."));
    await page.getByLabelText("Referencia de la transferencia").fill("TR-2026-1");
    await button("Continuar").click();
    await button(/^Anotar 200,00/).click();
    await until(() => expect(text()).toMatch(/Anotado: 200,00\s€ a Automóviles Turia/));
    await until(() => expect(text()).toContain("TR-2026-1"));
    await expectAccessible(root);
  });

  test.each([320, 900])(
    "a balance is noted as transferred, once, cancelled, or sent back by the bank, at %d px",
    async (width) => {
      const payer = await context.api.seedUser({ firstName: "Rosa", lastName: "Gil" });
      await balanceOffCards(context.api, payer, 6_000);
      const bank = { source_id: await verifiedBank(context.api, payer), account_number: IBAN };
      for (const amount of ["35.00", "20.00"]) {
        const key = { idempotency_key: crypto.randomUUID() };
        await context.api.call("custom/returnBalance", { amount, bank, ...key }, payer);
      }
      await context.api.db.query(
        "update balance_payouts set asked_at = asked_at - interval '4 days' where user_id = $1 and amount_cents = 3500",
        [payer.id],
      );
      await asStaff();
      const { text, root } = mount({}, { style: `width: ${width}px` });
      await tab("Transferencias").click();
      await until(() => expect(text()).toContain("ES91 2100 0418 4502 0005 1332"));
      expect(text()).toMatch(/Rosa Gil.*Ana Ruiz · ES91.*35,00\s€\s*Con retraso/s);
      await expectAccessible(root);
      const statuses = async () => {
        const rows = await context.api.db.query<{ status: string }>(
          "select status from balance_payouts where user_id = $1 order by id",
          [payer.id],
        );
        return rows.map(({ status }) => status);
      };
      await button("Pagado").first().click();
      await button("Continuar").click();
      await until(() => expect(text()).toContain("Solo letras, números y guiones, hasta 60."));
      await page.getByLabelText("Referencia de la transferencia").fill("TR-2026-8");
      await button("Continuar").click();
      await until(() => expect(text()).toMatch(/ha transferido 35,00\s€ a Rosa Gil/));
      expect(await statuses()).toEqual(["requested", "requested"]);
      // The answer gets lost after the server has acted: pressed again, it is the same deed.
      context.faults.next("custom/balancePayouts", "drop-answer");
      await button(/^Anotar 35,00/).click();
      await until(() =>
        expect(dialog().element().querySelector("[role=alert]")?.textContent).not.toBe(""),
      );
      await button(/^Anotar 35,00/).click();
      await until(() => expect(text()).toMatch(/Anotado: 35,00\s€ a Rosa Gil/));
      await until(() => expect(text()).toContain("Transferido"));
      expect(await statuses()).toEqual(["paid", "requested"]);

      await button("Anular").click();
      await button("Continuar").click();
      await until(() => expect(text()).toContain("Obligatorio."));
      await page.getByLabelText("Motivo").fill("Lo ha pedido ella");
      await button("Continuar").click();
      await button("Anular la transferencia").click();
      await until(() => expect(text()).toMatch(/Anulado: 20,00\s€ están en el saldo de Rosa Gil/));
      await button("El banco lo ha devuelto").click();
      await page.getByLabelText("Motivo").fill("Cuenta cerrada");
      await button("Continuar").click();
      await button(/^Devolver 35,00\s€ al saldo/).click();
      await until(() => expect(text()).toMatch(/Hecho: 35,00\s€ están en el saldo de Rosa Gil/));
      expect(await statuses()).toEqual(["returned", "cancelled"]);
      await until(() => expect(text()).not.toContain("ES91"));
      expect(text()).toContain("cuenta terminada en 1332");
      await expectAccessible(root);
    },
  );

  test("money that fits nothing waits under its own tab, and what cannot be done any more is said", async () => {
    const { payer } = await withPayment();
    await context.api.db.query(
      "update payments set status = 'review' where user_id = $1 and captured_cents > 0",
      [payer.id],
    );
    const { text } = mount({});
    await tab("Sin asignar").click();
    await button("Asignar").click();
    await page.getByLabelText("Motivo").fill("No cuadraba");
    await button("Continuar").click();
    await until(() => expect(text()).toMatch(/80,00\s€ de Ana Ruiz pasan a su saldo/));
    // Nothing of it is unallocated in the ledger: refused, in words.
    await dialog().getByRole("button", { name: "Asignar" }).click();
    await until(() =>
      expect(dialog().element().querySelector("[role=alert]")?.textContent).not.toBe(""),
    );
  });
}
