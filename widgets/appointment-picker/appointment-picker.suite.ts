import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  bookPickup,
  expectAccessible,
  type Mount,
  paidSale,
  photoFile,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { AppointmentPickerProps } from "./AppointmentPicker";

/** What the widget does, in whichever flavour. */
export function appointmentPickerSuite(
  mount: Mount<AppointmentPickerProps>,
  context: SuiteContext,
) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");
  const field = (label: string) => dialog().getByLabelText(label);
  const isDraft = (key: string) => key.includes(":handover:");
  type Sale = Awaited<ReturnType<typeof paidSale>>;

  // All suites share one tab, and numbers of sales begin anew in each house.
  beforeEach(() => {
    for (const key of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(key);
  });

  async function look(as: Sale["buyer"], { invoice }: Pick<Sale, "invoice">) {
    const asked = { invoice_id: invoice };
    return (await context.api.call("appointment/checkAppointments", asked, as)).responseData;
  }
  const recordOf = async (sale: Sale) => (await look(sale.buyer, sale)).handover;
  async function bookedSale() {
    const sale = await paidSale(context.api);
    await bookPickup(context.api, sale);
    const { appointmentDetail } = await look(sale.buyer, sale);
    return { ...sale, code: appointmentDetail?.pickup_code ?? "" };
  }
  async function readySale() {
    const sale = await bookedSale();
    const ready = { invoice_id: sale.invoice, delivered: 2 as const };
    await context.api.call("custom/delivery", ready, sale.seller);
    return sale;
  }
  async function fillIn(typed: { code?: string; km: string; keys: string; notes?: string }) {
    const labels = {
      code: "Código del comprador",
      km: "Kilómetros que marca",
      keys: "Llaves que entrega",
      notes: "Notas",
    };
    for (const [name, value] of Object.entries(typed)) {
      await field(labels[name as keyof typeof labels]).fill(value);
    }
    for (const name of ["identidad", "estado", "llaves", "documentación"]) {
      await dialog()
        .getByRole("checkbox", { name: new RegExp(name) })
        .click();
    }
  }
  /** As the album of a phone gives them. */
  async function choose(root: ParentNode, files: File[]) {
    const input = root.querySelector<HTMLInputElement>("input[type=file][multiple]");
    if (!input) throw new Error("no field for pictures");
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("asks for a day and a time, books them, and shows the code", async () => {
    const { buyer, invoice, lot } = await paidSale(context.api);
    context.signIn(buyer);
    const { text, told, root } = mount({ invoice });
    await until(() => expect(text()).toContain("Reservar recogida"));
    await button("Reservar recogida").click();
    await until(() => expect(text()).toMatch(/Elija la fecha de la cita|Appointment date is/));
    await expectAccessible(root);
    const days = page.getByRole("radiogroup", { name: "Día" }).getByRole("radio");
    await days.nth(3).click();
    await button("Reservar recogida").click();
    await until(() => expect(text()).toMatch(/Elija la hora de la cita|Appointment time is/));
    await page.getByRole("radio", { name: /^0?9:00 quedan 2/ }).click();
    await page.getByLabelText("Quién lo recoge").fill("Ana Ruiz");
    await button("Reservar recogida").click();
    await until(() => expect(text()).toMatch(/Recoge: Ana Ruiz.*Código de recogida:\s*\d{6}/));
    await until(() =>
      expect(told("martillo-appointment-booked")).toMatchObject([{ invoice, lot }]),
    );
    await expectAccessible(root);
  });

  test("says that a time is kept until it is paid, and moves it", async () => {
    const { buyer, seller, invoice } = await paidSale(context.api, { isPaid: false });
    const look = () =>
      context.api.call("appointment/checkAppointments", { invoice_id: invoice }, seller);
    const start = (await look()).responseData.dates[6]?.slots[0]?.start;
    await context.api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoice, amount: "3000", payment_object: { appointmentTime: start } },
      seller,
    );
    context.signIn(buyer);
    const { text, root } = mount({ invoice });
    await until(() => expect(text()).toContain("Reservada hasta el pago"));
    expect(text()).toMatch(/Faltan 5\.990,00\s€ por pagar/);
    expect(text()).not.toContain("Código de recogida");
    await expectAccessible(root);
    await button("Cambiar").click();
    await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(7).click();
    await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(1).click();
    await button("Actualizar").click();
    await until(async () => {
      const { appointmentDetail } = (await look()).responseData;
      expect(appointmentDetail).toMatchObject({ status: "waiting", sequence: 1 });
    });
  });

  test("is chosen by keys alone", async () => {
    const { buyer, invoice } = await paidSale(context.api);
    context.signIn(buyer);
    const { text } = mount({ invoice });
    await until(() => expect(text()).toContain("Reservar recogida"));
    const days = page.getByRole("radiogroup", { name: "Día" }).getByRole("radio");
    (days.nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await until(() => expect(days.nth(1).element()).toBeChecked());
    await userEvent.keyboard("{Tab}{ }");
    await until(() =>
      expect(
        page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(0).element(),
      ).toBeChecked(),
    );
    await userEvent.keyboard("{Enter}");
    await until(() => expect(text()).toContain("Código de recogida"));
  });

  test("moves an appointment, and calls it off", async () => {
    const sale = await paidSale(context.api);
    await bookPickup(context.api, sale);
    context.signIn(sale.buyer);
    const { text, told } = mount({ invoice: sale.invoice });
    await until(() => expect(text()).toContain("Código de recogida"));
    await button("Cambiar").click();
    await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(5).click();
    await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(1).click();
    await button("Actualizar").click();
    await until(() => expect(text()).toContain("Cita cambiada"));
    await button("Anular la cita").click();
    await dialog().getByRole("button", { name: "Anular la cita" }).click();
    await until(() => expect(text()).toContain("Cita anulada."));
    expect(told("martillo-appointment-cancelled")).toMatchObject([{ invoice: sale.invoice }]);
  });

  test("sends whoever has not paid to pay", async () => {
    const { buyer, invoice } = await paidSale(context.api, { isPaid: false });
    context.signIn(buyer);
    const { text, told } = mount({ invoice }, { refuse: ["martillo-invoice-open-request"] });
    await until(() => expect(text()).toMatch(/Faltan 8\.990,00\s€ por pagar/));
    await page.getByRole("link", { name: "Pagar" }).click();
    await until(() => expect(told("martillo-invoice-open-request")).toMatchObject([{ invoice }]));
  });

  test("lets its seller say that it is ready, and hand it over with the code", async () => {
    const sale = await bookedSale();
    context.signIn(sale.seller);
    const { text, root } = mount({ invoice: sale.invoice });
    await button("Está listo para recoger").click();
    await until(() => expect(text()).toContain("Se lo hemos dicho al comprador"));
    await button("Entregar el vehículo").click();
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("Pida el código al comprador."));
    expect(text()).toContain("Anote los kilómetros que marca, sin decimales.");
    expect(text()).toContain("Anote cuántas llaves entrega, de 0 a 9.");
    expect(text()).toContain("Compruébelo antes de entregar.");
    await until(() => expect(field("Código del comprador").element().matches(":focus")).toBe(true));
    await expectAccessible(root);
    await fillIn({ km: "84.500", keys: "2" });
    await field("Código del comprador").fill(sale.code === "000000" ? "000001" : "000000");
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("El código no es correcto."));
    await until(() => expect(text()).toContain("Quedan 4 intentos."));
    await field("Código del comprador").fill(sale.code);
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("Vehículo entregado."));
    await until(() => expect(text()).toMatch(/Cuentakilómetros\s*84\.500 km/));
    expect(await recordOf(sale)).toMatchObject({ km: 84_500, keys_given: 2, files: [] });
  });

  test("asks for the odometer again where it shows less or far more than the lot, and for a word about no key", async () => {
    const sale = await readySale();
    context.signIn(sale.seller);
    const { text, root } = mount({ invoice: sale.invoice });
    await button("Entregar el vehículo").click();
    expect(text()).toContain("El anuncio dice 84.500 km.");
    await fillIn({ code: sale.code, km: "8450", keys: "0" });
    const press = dialog().getByRole("button", { name: "Entregar" });
    await press.click();
    await until(() => expect(text()).toContain("Diga por qué no entrega ninguna llave."));
    await field("Notas").fill("Van por mensajero.");
    await press.click();
    await until(() => expect(text()).toContain("no puede marcar menos que los 84500 km"));
    await until(() => expect(field("Kilómetros que marca").element().matches(":focus")).toBe(true));
    await field("Kilómetros que marca").fill("845000");
    await press.click();
    const again = dialog().getByRole("checkbox", { name: "Lo he vuelto a leer: marca 845.000 km" });
    await until(() => expect(again.element()).toBeVisible());
    await expectAccessible(root);
    await press.click();
    await until(() => expect(text()).toContain("Léalo otra vez y confírmelo."));
    await again.click();
    await press.click();
    await until(() => expect(text()).toContain("Vehículo entregado."));
    expect(await recordOf(sale)).toMatchObject({
      km: 845_000,
      keys_given: 0,
      notes: "Van por mensajero.",
    });
    expect((await look(sale.seller, sale)).tries_left).toBe(5);
  });

  test("keeps what was typed and chosen over a reload, and shows the pictures to both sides", async () => {
    const sale = await readySale();
    context.signIn(sale.seller);
    const first = mount({ invoice: sale.invoice });
    await button("Entregar el vehículo").click();
    await fillIn({ code: sale.code, km: "84510", keys: "1", notes: "Rayón en la puerta." });
    await choose(first.root, [await photoFile("a.png"), await photoFile("b.png")]);
    await until(() => expect(dialog().getByRole("img").all()).toHaveLength(2));
    await expectAccessible(first.root);
    first.unmount();
    const second = mount({ invoice: sale.invoice });
    await until(() => expect(field("Notas").element()).toHaveValue("Rayón en la puerta."));
    for (const [label, value] of [
      ["Código del comprador", sale.code],
      ["Kilómetros que marca", "84510"],
      ["Llaves que entrega", "1"],
    ] as const) {
      expect(field(label).element()).toHaveValue(value);
    }
    for (const box of dialog().getByRole("checkbox").all()) expect(box.element()).toBeChecked();
    await until(() => expect(dialog().getByRole("img").all()).toHaveLength(2));
    await choose(second.root, await Promise.all(Array.from({ length: 8 }, () => photoFile())));
    await until(() => expect(second.text()).toContain("2 fotos se han quedado fuera: caben 8."));
    for (let left = 8; left > 3; left -= 1) {
      await dialog()
        .getByRole("button", { name: `Quitar la foto ${left}` })
        .click();
    }
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(second.text()).toContain("Vehículo entregado."));
    second.unmount();
    for (const side of [sale.seller, sale.buyer]) {
      context.signIn(side);
      const { text, root, unmount } = mount({ invoice: sale.invoice });
      await until(() => expect(text()).toMatch(/Notas\s*Rayón en la puerta\./));
      expect(text()).toMatch(/Llaves entregadas\s*1/);
      await until(() => expect(button(/^Foto \d$/).all()).toHaveLength(3));
      expect(dialog().query()).toBeNull();
      await expectAccessible(root);
      unmount();
    }
    // Nothing of it is left on the phone.
    expect(Object.keys(sessionStorage).filter(isDraft)).toEqual([]);
    const after = mount({ invoice: sale.invoice });
    await until(() => expect(after.text()).toContain("Rayón en la puerta."));
  });

  test("loses nothing without a line, and hands over once where an answer is lost", async () => {
    const sale = await readySale();
    context.signIn(sale.seller);
    const { text, root } = mount({ invoice: sale.invoice });
    await button("Entregar el vehículo").click();
    await fillIn({ code: sale.code, km: "84510", keys: "2", notes: "Con sus ruedas." });
    await choose(root, [await photoFile()]);
    await until(() => expect(dialog().getByRole("img").all()).toHaveLength(1));
    context.faults.always("appointment/checkAppointments", "refuse");
    context.faults.always("custom/handover", "refuse");
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("No sabemos si la entrega se ha registrado"));
    await expectAccessible(root);
    expect(await recordOf(sale)).toBeNull();
    context.faults.clear();
    context.faults.always("appointment/checkAppointments", "refuse");
    context.faults.next("custom/handover", "drop-answer");
    const again = dialog().getByRole("button", { name: "Enviar otra vez" });
    await again.click();
    await until(async () => expect(await recordOf(sale)).not.toBeNull());
    await until(() => expect(again.element()).not.toHaveAttribute("aria-busy", "true"));
    context.faults.clear();
    await again.click();
    await until(() => expect(text()).toContain("Vehículo entregado."));
    expect(await recordOf(sale)).toMatchObject({ notes: "Con sus ruedas.", keys_given: 2 });
    const told = await context.api.outbox(sale.buyer.email);
    expect(told.filter(({ template }) => template === "handedOver")).toHaveLength(1);
  });

  test("lets its seller set when people may come", async () => {
    const { seller, invoice } = await paidSale(context.api);
    context.signIn(seller);
    const { text } = mount({ invoice });
    await button("Horario de recogida").click();
    const until_ = dialog().getByLabelText("Hasta");
    await until_.fill("08:00");
    await dialog().getByRole("button", { name: "Guardar" }).click();
    await until(() => expect(text()).toContain("posterior a la de inicio"));
    await until_.fill("11:00");
    await dialog().getByRole("button", { name: "Guardar" }).click();
    await until(async () => {
      const read = await context.api.call("custom/pickupCalendar", {}, seller);
      expect(read.responseData.calendar.local_pickup_end_hour).toBe("11:00");
    });
  });

  test("says that the vehicle was given back, and asks for nothing more", async () => {
    const { buyer, seller, invoice } = await paidSale(context.api);
    await context.api.db.query("update invoices set returned_at = now() where id = $1", [invoice]);
    for (const side of [buyer, seller]) {
      context.signIn(side);
      const { root, text, unmount } = mount({ invoice });
      await until(() => expect(text()).toContain("Devuelto el "));
      await until(() => expect(text().includes("Horario de recogida")).toBe(side === seller));
      expect(text()).not.toMatch(/Reservar|Está listo|Pendiente|todavía no ha reservado/);
      await expectAccessible(root);
      unmount();
    }
  });

  test("finds nothing of others, and says what it cannot read", async () => {
    const { invoice, buyer } = await paidSale(context.api);
    context.signIn(await context.api.seedUser());
    const { text, unmount } = mount({ invoice });
    await until(() => expect(text()).toContain("No encontramos lo que busca."));
    unmount();
    context.signIn(buyer);
    context.faults.always("appointment/checkAppointments", "refuse");
    const second = mount({ invoice });
    await until(() => expect(second.text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(second.text()).toContain("Reservar recogida"));
  });
}
