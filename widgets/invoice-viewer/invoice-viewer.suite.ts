import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { sellAtAuction, sellDirectly } from "../../demo-site/server/testing/sell";
import {
  bookPickup,
  claimBack,
  expectAccessible,
  type Mount,
  payInFrame,
  paidSale,
  photoFile,
  type SuiteContext,
  until,
} from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { InvoiceViewerProps } from "./InvoiceViewer";

/** What the widget does, in whichever flavour. */
export function invoiceViewerSuite(mount: Mount<InvoiceViewerProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");

  const sale = () => sellDirectly(context.api);

  test("shows both sides, what it is made of, and what is due", async () => {
    const { buyer, seller, invoice } = await sale();
    context.signIn(buyer);
    const { text, root } = mount({ invoice });
    await until(() => expect(text()).toContain("Detalle informativo de Venta directa"));
    expect(text()).toContain("Borrador");
    expect(text()).toContain("Autos Ribera");
    expect(text()).toContain(seller.email);
    expect(text()).toMatch(/Subtotal sin IVA\s*7\.429,75\s€\s*IVA 21 %\s*1\.560,25\s€/);
    expect(text()).toMatch(/Pendiente\s*8\.990,00\s€/);
    expect(text()).toContain("Documento informativo. No es una factura.");
    await expectAccessible(root);
  });

  test("is paid by card, and has a number then", async () => {
    const { buyer, invoice, lot } = await sale();
    context.signIn(buyer);
    const { text, told, root } = mount({ invoice });
    await button(/^Pagar 8\.990,00\s€$/).click();
    await button("Continuar al pago").click();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
    await payInFrame(context.api, root.querySelector("iframe")?.src ?? "");
    await expect.element(dialog()).toHaveTextContent(/Pago aceptado/);
    await until(() => expect(told("martillo-invoice-paid")).toMatchObject([{ invoice, lot }]));
    await button("Cerrar").last().click();
    await until(() => expect(text()).toMatch(/A\d{4}\/\d{6}.*Pagada/));
    expect(text()).toMatch(/Tarjeta\s*8\.990,00\s€\s*recibido/);
    expect(text()).toMatch(/Pendiente\s*0,00\s€/);
    await expectAccessible(root);
  });

  test("asks for number and address first where the house issues invoices in its own name", async () => {
    const { buyer, invoice } = await sale();
    const issuer = (value: object) =>
      context.api.db.query(
        `insert into settings (key, value) values ('sale', $1::jsonb)
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
    await issuer({ invoicing: "factura" });
    onTestFinished(async () => void (await issuer({})));
    context.signIn(buyer);
    const { root } = mount({ invoice });
    await button(/^Pagar 8\.990,00\s€$/).click();
    const field = (name: RegExp) => page.getByRole("textbox", { name });
    await expect.element(dialog()).toHaveTextContent(/antes de pagar necesita su NIF/);
    await expectAccessible(root);
    await field(/^NIF/).fill("12345678A");
    await field(/^Dirección/).fill("Calle Mayor 1");
    await field(/^Código postal/).fill("28013");
    await field(/^Población/).fill("Madrid");
    await button("Guardar y continuar").click();
    await expect.element(dialog()).toHaveTextContent(/Revise el NIF/);
    await field(/^NIF/).fill("12345678Z");
    await button("Guardar y continuar").click();
    await button("Continuar al pago").click();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
    await payInFrame(context.api, root.querySelector("iframe")?.src ?? "");
    await expect.element(dialog()).toHaveTextContent(/Pago aceptado/);
  });

  test("its seller notes a payment within its limits, and takes it back", async () => {
    const { seller, invoice } = await sale();
    context.signIn(seller);
    const { text, told, root } = mount({ invoice, side: "seller" });
    await button("Registrar un pago").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("100");
    await button("Guardar el pago").click();
    await expect.element(dialog()).toHaveTextContent(/Como mínimo 2\.247,50\s€/);
    await expectAccessible(root);
    await button("25 %").click();
    await button("Guardar el pago").click();
    await expect
      .element(dialog())
      .toHaveTextContent(/Elija la fecha de la cita|Appointment date is/);
    await dialog().getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(3).click();
    await dialog().getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(1).click();
    await button("Guardar el pago").click();
    await until(() => expect(text()).toMatch(/Pagada en parte/));
    expect(text()).toMatch(/Recogida: .* Reservada hasta el pago\./);
    await until(() =>
      expect(told("martillo-payment-recorded")).toEqual([{ invoice, amount: "2247.50" }]),
    );
    await button("Deshacer los pagos anotados").click();
    await dialog().getByRole("button", { name: "Deshacer los pagos" }).click();
    await until(() => expect(text()).toMatch(/Pendiente\s*8\.990,00\s€/));
  });

  test("notes one payment, whatever becomes of the answer", async () => {
    const { seller, invoice } = await sale();
    context.signIn(seller);
    const { told, root } = mount({ invoice, side: "seller" });
    await button("Registrar un pago").click();
    await button("25 %").click();
    await dialog().getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(3).click();
    await dialog().getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(1).click();
    context.faults.next("seller/offline/payCartOffline", "drop-answer");
    await button("Guardar el pago").click();
    await expect.element(dialog()).toHaveTextContent(/No sabemos si el pago se ha anotado/);
    await expectAccessible(root);
    await button("Enviar de nuevo").click();
    await until(() =>
      expect(told("martillo-payment-recorded")).toEqual([{ invoice, amount: "2247.50" }]),
    );
    const seen = await context.api.call(
      "seller/user/invoice/invoice",
      { invoice_id: invoice },
      seller,
    );
    expect(seen.responseData.record).toMatchObject({
      total_paid: "2247.50",
      total_due_amount: "6742.50",
    });
  });

  test("tells its seller of one transfer, whatever becomes of the answer", async () => {
    const { buyer, invoice } = await sale();
    context.signIn(buyer);
    mount({ invoice });
    await button("He hecho una transferencia").click();
    context.faults.next("offline/payCartOffline", "drop-answer");
    await button("Avisar al vendedor").click();
    await expect.element(dialog()).toHaveTextContent(/No sabemos si su aviso ha llegado/);
    await button("Enviar de nuevo").click();
    await until(() => expect(dialog().query()).toBeNull());
    const seen = await context.api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(seen.responseData.record.allTransactions).toMatchObject([{ status: "pending" }]);
  });

  test("begins with what is to be done, where that may be done", async () => {
    const { buyer, seller, invoice } = await sale();
    context.signIn(seller);
    const sold = mount({ invoice, side: "seller", step: "record" });
    await expect.element(dialog()).toHaveTextContent("Registrar un pago");
    await dialog().getByRole("button", { name: "Cerrar" }).first().click();
    await until(() => expect(sold.root.querySelector("dialog[open]")).toBeNull());
    sold.unmount();
    context.signIn(buyer);
    const { text, root } = mount({ invoice, step: "record" });
    await until(() => expect(text()).toContain("Detalle informativo de Venta directa"));
    expect(root.querySelector("dialog[open]")).toBeNull();
  });

  test("its buyer pays a part by card, and then the rest", async () => {
    const { buyer, invoice } = await sale();
    context.signIn(buyer);
    const { text, told, root } = mount({ invoice });
    await button(/^Pagar 8\.990,00\s€$/).click();
    await button("Pagar solo una parte").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("100");
    await button("Continuar").click();
    await expect.element(dialog()).toHaveTextContent(/Como mínimo 2\.247,50\s€/);
    await button("25 %").click();
    await expectAccessible(root);
    await button("Continuar").click();
    await button("Continuar al pago").click();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
    await payInFrame(context.api, root.querySelector("iframe")?.src ?? "");
    await expect.element(dialog()).toHaveTextContent(/Hemos recibido 2\.247,50\s€/);
    await button("Cerrar").last().click();
    await until(() => expect(text()).toMatch(/Pendiente\s*6\.742,50\s€/));
    expect(told("martillo-invoice-paid")).toEqual([]);
    await button(/^Pagar 6\.742,50\s€$/).click();
    await button("Continuar al pago").click();
    await until(() => expect(root.querySelector("iframe")).not.toBeNull());
    await payInFrame(context.api, root.querySelector("iframe")?.src ?? "");
    await expect.element(dialog()).toHaveTextContent(/Hemos recibido 6\.742,50\s€/);
    await until(() => expect(told("martillo-invoice-paid")).toHaveLength(1));
  });

  test("its buyer tells of a transfer, which counts once the seller has confirmed it", async () => {
    const { seller, buyer, invoice } = await sale();
    context.signIn(buyer);
    const first = mount({ invoice });
    await button("He hecho una transferencia").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("100");
    await button("Avisar al vendedor").click();
    await expect.element(dialog()).toHaveTextContent(/Como mínimo 2\.247,50\s€/);
    await button("Todo").click();
    await page.getByRole("textbox", { name: /^Referencia/ }).fill("ES12 3456");
    const chosen = new DataTransfer();
    chosen.items.add(await photoFile("recibo de mi banco.png"));
    const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]");
    input!.files = chosen.files;
    input!.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.element(dialog()).toHaveTextContent("Justificante: recibo de mi banco.png");
    await expectAccessible(first.root);
    await button("Avisar al vendedor").click();
    await until(() => expect(first.text()).toMatch(/ES12 3456\s*8\.990,00\s€\s*en proceso/));
    expect(first.text()).toMatch(/Pendiente\s*8\.990,00\s€/);
    await until(() =>
      expect(first.text()).toContain("Cambiar el justificante de la transferencia"),
    );
    expect(first.text()).toContain("Quitar el aviso de transferencia");
    context.signIn(seller);
    const { text, told, root } = mount({ invoice, side: "seller" });
    await button("Confirmar la transferencia").click();
    await expect.element(dialog()).toHaveTextContent(/8\.990,00\s€\. «ES12 3456»/);
    await expect.element(button("Ver el justificante: recibo de mi banco.png")).toBeVisible();
    await expectAccessible(root);
    await button(/^Han llegado 8\.990,00\s€$/).click();
    await until(() => expect(text()).toMatch(/A\d{4}\/\d{6}.*Pagada/));
    expect(told("martillo-payment-recorded")).toEqual([{ invoice, amount: "8990.00" }]);
  });

  test("its seller calls it off with a reason, which is asked for", async () => {
    const { seller, buyer, invoice, lot } = await sale();
    context.signIn(seller);
    const { text, told } = mount({ invoice, side: "seller" });
    await button("Anular la venta").click();
    await dialog().getByRole("button", { name: "Anular la venta" }).click();
    await expect.element(dialog()).toHaveTextContent(/Explique por qué se anula/);
    await page.getByRole("textbox", { name: "Explicación" }).fill("Estaba vendido.");
    await dialog().getByRole("button", { name: "Anular la venta" }).click();
    await until(() => expect(text()).toContain("La venta está anulada."));
    await until(() => expect(told("martillo-invoice-cancelled")).toEqual([{ invoice, lot }]));
    const seen = await context.api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(seen.responseData.record).toMatchObject({ status: "cancel", actions: [], notes: "" });
  });

  test("one that is paid in part says what goes back, and gives it back", async () => {
    const { seller, buyer, invoice } = await sale();
    const recorded = { invoice_id: invoice, amount: "3000", reference: "TR-1" };
    await context.api.call("seller/offline/payCartOffline", recorded, seller);
    context.signIn(seller);
    const { root, text } = mount({ invoice, side: "seller" });
    await button("Anular la venta").click();
    await expect.element(dialog()).toHaveTextContent(/3\.000,00\s€ que cobró el vendedor/);
    await page.getByRole("textbox", { name: "Explicación" }).fill("Lo hemos hablado.");
    await expectAccessible(root);
    await button(/^Anular la venta y devolver 3\.000,00\s€$/).click();
    await until(() => expect(text()).toContain("La venta está anulada."));
    const seen = await context.api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(seen.responseData.record).toMatchObject({
      status: "cancel",
      allTransactions: [{ amount: "3000.00", status: "reversed" }],
    });
  });

  test("says that its buyer's bank claims what paid it", async () => {
    const { buyer, seller, invoice } = await sale();
    const paid = { action: "paid" as const, invoice_ids: [invoice], notes: "Hablado." };
    await context.api.call("seller/invoice/changeStatus", paid, seller);
    await claimBack(context.api, invoice);
    for (const [viewer, side] of [
      [buyer, "buyer"],
      [seller, "seller"],
    ] as const) {
      context.signIn(viewer);
      const { text, root, unmount } = mount({ invoice, side });
      await until(() => expect(text()).toContain("El banco del comprador reclama el pago"));
      await expectAccessible(root);
      unmount();
    }
  });

  test("says to its seller alone what the house took, and to its buyer what was written down at the hand-over", async () => {
    await takeCommission(context.api);
    const sold = await paidSale(context.api);
    const { buyer, seller, invoice } = sold;
    await bookPickup(context.api, sold);
    const asked = { invoice_id: invoice };
    const { responseData } = await context.api.call("appointment/checkAppointments", asked, buyer);
    await context.api.call("custom/delivery", { ...asked, delivered: 2 as const }, seller);
    context.signIn(seller);
    const before = mount({ invoice, side: "seller" });
    await until(() => expect(before.text()).toContain("Comisión de la casa"));
    expect(before.text()).toMatch(/Comisión\s*-269,70\s€\s*IVA de la comisión\s*-56,64\s€/);
    expect(before.text()).toMatch(/Usted recibe\s*8\.663,66\s€/);
    expect(before.text()).not.toContain("Lo que quedó anotado");
    await expectAccessible(before.root);
    before.unmount();

    const handed = await context.api.call(
      "custom/handover",
      {
        ...asked,
        code: responseData.appointmentDetail?.pickup_code ?? "",
        checks: { identity: 1, condition: 1, keys: 1, documents: 1 },
        km: 84_510,
        keys_given: 2,
        notes: "Con sus ruedas.",
      },
      seller,
    );
    expect(handed.code).toBeNull();
    const after = mount({ invoice, side: "seller" });
    await until(() => expect(after.text()).toContain("Comisión de la casa"));
    expect(after.text()).not.toContain("Lo que quedó anotado");
    after.unmount();
    context.signIn(buyer);
    const { text, root } = mount({ invoice });
    await until(() => expect(text()).toContain("Lo que quedó anotado"));
    expect(text()).toMatch(/Cuentakilómetros\s*84\.510 km\s*Llaves entregadas\s*2/);
    expect(text()).toContain("Con sus ruedas.");
    expect(text()).not.toContain("Comisión");
    await expectAccessible(root);
  });

  test("another's is not there", async () => {
    const { invoice } = await sale();
    context.signIn(await context.api.seedUser());
    const { text } = mount({ invoice });
    await until(() => expect(text()).toContain("No encontramos"));
    expect(text()).not.toContain("Seat León");
  });

  test("opens by the link of its letter for who is not signed in, and hides how to reach people", async () => {
    const { buyer, seller, invoice } = await sale();
    await context.api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoice, amount: "3000", reference: "ES12 3456" },
      seller,
    );
    const linkKey = "clave-de-prueba";
    await context.api.db.query(
      `insert into invoice_links (key_hash, invoice_id, expires_at)
       values (encode(sha256(convert_to($1::text, 'UTF8')), 'hex'), $2, now() + interval '1 day')`,
      [linkKey, invoice],
    );
    const { text, root, unmount } = mount({ invoice, linkKey });
    await until(() => expect(text()).toContain("Detalle informativo de Venta directa"));
    for (const hidden of [buyer.email, seller.email, "ES12 3456"]) {
      expect(text()).not.toContain(hidden);
    }
    expect(text()).toMatch(/Pendiente\s*5\.990,00\s€/);
    await expect.element(button("Iniciar sesión")).toBeVisible();
    await expectAccessible(root);
    unmount();
    const wrong = mount({ invoice, linkKey: "otra" });
    await until(() => expect(wrong.text()).toContain("Este enlace ya no sirve."));
    wrong.unmount();
    context.signIn(await context.api.seedUser());
    const other = mount({ invoice, linkKey });
    await until(() => expect(other.text()).toContain("Detalle informativo de Venta directa"));
    expect(other.text()).not.toContain(buyer.email);
  });

  test("is only looked at where it says so", async () => {
    const { seller, invoice } = await sale();
    context.signIn(seller);
    const { text } = mount({ invoice, side: "seller", mode: "view_document" });
    await until(() => expect(text()).toContain("Detalle informativo de Venta directa"));
    expect(text()).not.toContain("Anular la venta");
    expect(text()).not.toContain("Registrar un pago");
    await expect.element(button("Imprimir")).toBeVisible();
  });

  test("gives a buyer more time, with the reason", async () => {
    const { seller, invoice } = await sale();
    context.signIn(seller);
    mount({ invoice, side: "seller" });
    await button("Ampliar el plazo").click();
    await dialog().getByRole("button", { name: "Ampliar el plazo" }).click();
    await until(() => expect(dialog().element().textContent).toContain("Elija un día posterior."));
    await dialog().getByLabelText("Último día para pagar").fill("2099-01-01");
    await dialog().getByRole("textbox", { name: "Explicación" }).fill("Está de viaje.");
    await dialog().getByRole("button", { name: "Ampliar el plazo" }).click();
    await until(() =>
      expect(dialog().element().textContent).toContain("Elija una fecha posterior."),
    );
  });

  test("offers another buyer to people of its seller who may award", async () => {
    const { seller, invoice } = await sellAtAuction(context.api, { daysLate: 1 });
    for (const permissions of [["money", "award"], ["money"]] as const) {
      context.signIn(await context.api.seedUser({ asEmployeesId: seller.id, permissions }));
      const { text, unmount } = mount({ invoice, side: "seller" });
      await expect.element(button("Ampliar el plazo")).toBeVisible();
      await until(() =>
        expect(text().includes("Cambiar el comprador")).toBe(permissions.length === 2),
      );
      unmount();
    }
  });

  test("gives what is not paid in time to another bidder", async () => {
    const { seller, bidders, invoice } = await sellAtAuction(context.api, { daysLate: 1 });
    context.signIn(seller);
    const { text, told } = mount({ invoice, side: "seller" });
    await button("Cambiar el comprador").click();
    const who = dialog().getByRole("combobox", { name: "Nuevo comprador" });
    await who.fill(bidders[1]?.email.slice(0, 12) ?? "");
    await dialog().getByRole("option").first().click();
    await dialog().getByRole("button", { name: "Cambiar el comprador" }).click();
    await until(() => expect(told("martillo-winner-changed")).toHaveLength(1));
    // They are late, too, when the dialog is closed and the sale is read again.
    await context.api.db.query(
      "update invoices set due_at = now() - interval '1 day' where status <> 'cancel' and seller_id = $1",
      [seller.id],
    );
    await page.getByRole("button", { name: "Cerrar" }).click();
    await until(() => expect(text()).toContain(bidders[1]?.email ?? ""));
    expect(text()).not.toContain("Esta venta está anulada");
    // It is the new account that is dealt with from now on, not the one that was called off.
    await button("Cambiar el comprador").click();
    await until(() => expect(dialog().element().textContent).not.toContain("anulada"));
    await dialog()
      .getByRole("combobox", { name: "Nuevo comprador" })
      .fill(bidders[0]?.email ?? "");
    await dialog().getByRole("option").first().click();
    await dialog().getByRole("button", { name: "Cambiar el comprador" }).click();
    await until(() => expect(told("martillo-winner-changed")).toHaveLength(2));
  });
}
