import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  bookPickup,
  expectAccessible,
  type Mount,
  paidSale,
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
    const sale = await paidSale(context.api);
    await bookPickup(context.api, sale);
    const { appointmentDetail } = (
      await context.api.call(
        "appointment/checkAppointments",
        { invoice_id: sale.invoice },
        sale.buyer,
      )
    ).responseData;
    context.signIn(sale.seller);
    const { text, root } = mount({ invoice: sale.invoice });
    await button("Está listo para recoger").click();
    await until(() => expect(text()).toContain("Se lo hemos dicho al comprador"));
    await button("Entregar el vehículo").click();
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("Pida el código al comprador."));
    await expectAccessible(root);
    for (const name of ["identidad", "estado", "llaves", "documentación"]) {
      await dialog()
        .getByRole("checkbox", { name: new RegExp(name) })
        .click();
    }
    const code = dialog().getByLabelText("Código del comprador");
    await code.fill(appointmentDetail?.pickup_code === "000000" ? "000001" : "000000");
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("El código no es correcto."));
    await until(() => expect(text()).toContain("Quedan 4 intentos."));
    await code.fill(appointmentDetail?.pickup_code ?? "");
    await dialog().getByRole("button", { name: "Entregar" }).click();
    await until(() => expect(text()).toContain("Vehículo entregado."));
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
