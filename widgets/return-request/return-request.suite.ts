import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  askReturn,
  collectedSale,
  decideReturn,
  deductLoss,
  expectAccessible,
  type Mount,
  paidSale,
  photoFile,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { ReturnRequestProps } from "./ReturnRequest";

/** What the widget does, in whichever flavour. */
export function returnRequestSuite(mount: Mount<ReturnRequestProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");
  const press = (name: string) => dialog().getByRole("button", { name }).click();

  /** As if the visitor had chosen it in the browser's own window. */
  async function choose(label: string) {
    const files = new DataTransfer();
    files.items.add(await photoFile());
    const input = dialog().getByRole("group", { name: label }).element().querySelector("input");
    if (!input) throw new Error("there is nowhere to choose a file");
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("says what is refunded and until when, and withdraws", async () => {
    const { buyer, invoice, lot } = await collectedSale(context.api);
    context.signIn(buyer);
    const { text, told, root } = mount({ invoice });
    await until(() => expect(text()).toMatch(/Importe\s*8\.990,00\s€/));
    expect(text()).toMatch(/Puede desistir hasta el \d/);
    expect(text()).toMatch(/Como tarde el/);
    expect(text()).toContain("el mismo medio, directamente del vendedor");
    await expectAccessible(root);
    await button("Desistir de la compra").click();
    await until(() => expect(text()).toContain("Le hemos enviado el justificante"));
    await until(() => expect(text()).toContain("Aceptada: falta el vehículo"));
    expect(told("martillo-return-requested")).toMatchObject([
      { invoice, lot, reason: "desistimiento" },
    ]);
    await expectAccessible(root);
    await button("Retirar la devolución").click();
    await press("Retirar la devolución");
    await until(() => expect(text()).toContain("Devolución retirada."));
    await until(() =>
      expect(told("martillo-return-changed")).toMatchObject([{ status: "withdrawn" }]),
    );
  });

  test("asks with a reason, and calls the house where it was rejected", async () => {
    const sale = await collectedSale(context.api);
    context.signIn(sale.buyer);
    const { text, root } = mount({ invoice: sale.invoice });
    await page.getByRole("radio", { name: /Falta documentación/ }).click();
    await button("Pedir la devolución").click();
    await until(() => expect(text()).toContain("Cuente qué ocurre"));
    await expectAccessible(root);
    await page.getByLabelText("Qué ocurre").fill("No hay ficha técnica.");
    await button("Pedir la devolución").click();
    await until(() => expect(text()).toContain("Pendiente de respuesta"));
    const desk = await context.api.call(
      "custom/saleReturn",
      { invoice_id: sale.invoice },
      sale.buyer,
    );
    const id = desk.responseData.records[0]?.return_id ?? 0;
    await decideReturn(context.api, sale, id, { action: "reject", notes: "Se envió ayer." });
    await until(() => expect(text()).toContain("Respuesta: Se envió ayer."));
    await button("Pedir que decida la casa").click();
    await press("Pedir que decida la casa");
    await until(() => expect(text()).toContain("Diga el motivo"));
    await dialog().getByLabelText("Por qué no está de acuerdo").fill("No ha llegado.");
    await press("Pedir que decida la casa");
    await until(() => expect(text()).toContain("Decide la casa de subastas."));
  });

  test("is proposed by its seller before the vehicle has gone, and undone where its buyer accepts", async () => {
    const sale = await paidSale(context.api);
    const { buyer, seller, invoice, lot } = sale;
    context.signIn(seller);
    const { text, told, root } = mount({ invoice });
    await until(() => expect(text()).toContain("Deshacer la venta"));
    await button("Proponer deshacer la venta").click();
    await until(() => expect(text()).toContain("lo leerá la otra parte"));
    await page.getByLabelText("Qué ocurre").fill("Tiene un embargo.");
    await expectAccessible(root);
    await button("Proponer deshacer la venta").click();
    await until(() => expect(text()).toContain("Propuesta enviada"));
    await until(() => expect(text()).toMatch(/la propuesta caduca el \d/));
    await button("Retirar la propuesta").click();
    await press("Retirar la propuesta");
    await until(() => expect(text()).toContain("Propuesta retirada."));
    await page.getByLabelText("Qué ocurre").fill("Tiene un embargo.");
    await button("Proponer deshacer la venta").click();
    await until(() => expect(text()).toContain("Propuesta enviada"));
    context.signIn(buyer);
    await button("Aceptar y deshacer la venta").click();
    await expect.element(dialog()).toHaveTextContent(/Se devuelven 8\.990,00\s€ por donde/);
    await expectAccessible(root);
    await dialog()
      .getByRole("button", { name: /^Deshacer la venta y devolver 8\.990,00\s€$/ })
      .click();
    await until(() => expect(text()).toContain("Venta deshecha."));
    await until(() => expect(text()).toContain("Terminada"));
    await until(() =>
      expect(told("martillo-return-changed").at(-1)).toMatchObject({
        invoice,
        lot,
        status: "closed",
      }),
    );
  });

  test("calls a sale off that is not paid", async () => {
    const { buyer, invoice } = await paidSale(context.api, { isPaid: false });
    context.signIn(buyer);
    const { text } = mount({ invoice });
    await until(() => expect(text()).toContain("La compra queda anulada."));
    expect(text()).not.toContain("Falta documentación");
    await button("Desistir de la compra").click();
    await until(() => expect(text()).toContain("Terminada"));
  });

  test("lets its seller write down that it is back, and refund less with a reason", async () => {
    const sale = await collectedSale(context.api);
    await askReturn(context.api, sale);
    context.signIn(sale.seller);
    const { text, root } = mount({ invoice: sale.invoice });
    await button("El vehículo ha vuelto").click();
    await press("Anotar que ha vuelto");
    await until(() => expect(text()).toContain("Añada al menos una foto."));
    expect(text()).toContain("Anote los kilómetros que marca.");
    await expectAccessible(root);
    await dialog().getByLabelText("Kilómetros").fill("84.120");
    await choose("Fotos del vehículo");
    await until(() => expect(text()).toContain("1 archivo"));
    await dialog().getByRole("checkbox", { name: "Con sus llaves" }).click();
    await press("Anotar que ha vuelto");
    await until(() => expect(text()).toMatch(/De vuelta .* con 84\.120 km\. Llaves devueltas\./));
    await button("Devolver el dinero").click();
    const amount = dialog().getByLabelText("Importe que se devuelve");
    await amount.fill("9000");
    await dialog()
      .getByRole("button", { name: /^Devolver/ })
      .click();
    await until(() =>
      expect(text()).toMatch(/Indique un importe entre 7\.192,00\s€ y 8\.990,00\s€/),
    );
    await amount.fill("8490");
    await dialog()
      .getByRole("button", { name: /^Devolver 8\.490,00/ })
      .click();
    await until(() => expect(text()).toContain("Diga el motivo"));
    await dialog()
      .getByLabelText(/Por qué se descuenta/)
      .fill("Neumático reventado.");
    await dialog()
      .getByRole("button", { name: /^Devolver 8\.490,00/ })
      .click();
    await until(() => expect(text()).toContain("Añada al menos una foto."));
    await choose("Fotos que lo demuestran");
    await expectAccessible(root);
    await dialog()
      .getByRole("button", { name: /^Devolver 8\.490,00/ })
      .click();
    await until(() => expect(text()).toContain("El comprador puede discutir el descuento."));
    await until(() => expect(text()).toMatch(/El vendedor descuenta 500,00\s€:/));
    expect(text()).toContain("Descuento pendiente");
    await expectAccessible(root);
    await button("Retirar el descuento").click();
    await until(() => expect(text()).toMatch(/Se devuelven 500,00\s€ más al comprador/));
    await press("Retirar el descuento");
    await until(() => expect(text()).toContain("No se descuenta nada."));
    await until(() => expect(text()).toMatch(/Se devuelve 8\.990,00\s€/));
  });

  test("lets its buyer dispute a deduction, and the house decide", async () => {
    const sale = await collectedSale(context.api);
    const id = await askReturn(context.api, sale);
    const claim = { amount: "8000", notes: "Golpe en la puerta." };
    await deductLoss(context.api, sale, id, claim);
    context.signIn(sale.buyer);
    const { text, root, unmount } = mount({ invoice: sale.invoice });
    await until(() => expect(text()).toMatch(/El vendedor descuenta 990,00\s€:/));
    expect(text()).toContain("Golpe en la puerta.");
    expect(text()).toMatch(/Puede discutirse hasta el \d/);
    await button("No estoy de acuerdo").click();
    await press("Pedir que decida la casa");
    await until(() => expect(text()).toContain("Diga el motivo"));
    await dialog().getByLabelText("Por qué no está de acuerdo").fill("Ya estaba.");
    await choose("Fotos (opcional)");
    await expectAccessible(root);
    await press("Pedir que decida la casa");
    await until(() => expect(text()).toMatch(/La casa decide como tarde el \d/));
    expect(text()).toContain("Ya estaba.");
    unmount();
    context.signIn(await context.api.seedUser({ admin: true, staff: true }));
    const house = mount({ invoice: sale.invoice });
    await button("Decidir el descuento").click();
    const amount = dialog().getByLabelText("Importe que se descuenta");
    await amount.fill("1000");
    await press("Descontar 990,00 €");
    await until(() => expect(house.text()).toMatch(/Indique un importe entre 0,00 € y 990,00\s€/));
    await amount.fill("300");
    await dialog().getByLabelText("Por qué: lo leerán las dos partes").fill("Solo el retoque.");
    await dialog()
      .getByRole("button", { name: /^Descontar 300,00/ })
      .click();
    await until(() => expect(house.text()).toMatch(/Se descuentan 300,00\s€\./));
    await until(() => expect(house.text()).toContain("Terminada"));
    await expectAccessible(house.root);
  });

  test("lets its buyer accept a deduction", async () => {
    const sale = await collectedSale(context.api);
    const id = await askReturn(context.api, sale);
    await deductLoss(context.api, sale, id, { amount: "8000", notes: "Golpe en la puerta." });
    context.signIn(sale.buyer);
    const { text } = mount({ invoice: sale.invoice });
    await button("Aceptar el descuento").click();
    await until(() => expect(text()).toMatch(/Se descuentan 990,00\s€ y la devolución termina/));
    await press("Aceptar el descuento");
    await until(() => expect(text()).toContain("Descuento aceptado."));
    await until(() => expect(text()).toContain("Terminada"));
  });

  test("lets its seller accept", async () => {
    const sale = await collectedSale(context.api);
    await askReturn(context.api, sale, { reason: "no_conforme", text: "La caja no cambia." });
    context.signIn(sale.seller);
    const { text } = mount({ invoice: sale.invoice });
    await until(() => expect(text()).toContain("La caja no cambia."));
    await button("Aceptar la devolución").click();
    await press("Aceptar la devolución");
    await until(() => expect(text()).toContain("Aceptada: falta el vehículo"));
  });

  test("shows a refusal, finds nothing of others, and says what it cannot read", async () => {
    const sale = await collectedSale(context.api);
    context.signIn(sale.buyer);
    const { text, unmount } = mount({ invoice: sale.invoice });
    await until(() => expect(text()).toContain("Desistir de la compra"));
    context.faults.always("product/raiseReturnRequest", "refuse");
    await button("Desistir de la compra").click();
    await until(() => expect(page.getByRole("alert").element()).not.toBeEmptyDOMElement());
    context.faults.clear();
    // A return that is requested in another tab appears here, too.
    await askReturn(context.api, sale);
    await until(() => expect(text()).toContain("Aceptada: falta el vehículo"));
    unmount();
    context.signIn(await context.api.seedUser());
    const other = mount({ invoice: sale.invoice });
    await until(() => expect(other.text()).toContain("No encontramos lo que busca."));
    other.unmount();
    context.signIn(sale.buyer);
    context.faults.always("custom/saleReturn", "refuse");
    const third = mount({ invoice: sale.invoice });
    await until(() => expect(third.text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(third.text()).toContain("Aceptada"));
  });
}
