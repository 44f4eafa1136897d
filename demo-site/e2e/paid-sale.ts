import {
  appointmentUpdate,
  buynowAddToBuynow,
  checkAppointments,
  invoiceChangeStatus,
} from "martillo/contract";
import type { Page } from "playwright";
import { expect } from "vitest";
import { addLot, callApi, tokenOf } from "./api";
import { violations } from "./axe";
import type { DemoAccount, SiteServer } from "./site-server";

/** A vehicle of the first seller that this buyer has bought for 8.990 € and not paid. Returns the number of its account. */
export async function unpaidSale(
  server: SiteServer,
  title: string,
  buyer: DemoAccount,
  more: Parameters<typeof addLot>[1] = {},
): Promise<number> {
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00", ...more });
  const bought = await callApi(
    server.origin,
    buynowAddToBuynow,
    {
      project_id: lot.id,
      expected_price: "8990.00",
      accept_terms: 1,
      idempotency_key: crypto.randomUUID(),
    },
    await tokenOf(server.origin, buyer),
  );
  return bought.invoice_id;
}

/** The same, paid by transfer. */
export async function paidSale(
  server: SiteServer,
  title: string,
  buyer: DemoAccount,
  more: Parameters<typeof addLot>[1] = {},
): Promise<number> {
  const invoice = await unpaidSale(server, title, buyer, more);
  await callApi(
    server.origin,
    invoiceChangeStatus,
    { action: "paid", invoice_ids: [invoice] },
    await tokenOf(server.origin, server.account("seller")),
  );
  return invoice;
}

/** Books a time some days ahead for what is paid. Returns the code that its buyer tells. */
export async function bookPickup(
  server: SiteServer,
  invoice: number,
  buyer: DemoAccount,
): Promise<string> {
  const token = await tokenOf(server.origin, buyer);
  const of = { invoice_id: invoice };
  const { dates } = await callApi(server.origin, checkAppointments, of, token);
  const appointmentTime = dates[4]?.slots[1]?.start ?? 0;
  const wish = { ...of, appointmentTime };
  const { appointmentDetail } = await callApi(server.origin, appointmentUpdate, wish, token);
  return appointmentDetail?.pickup_code ?? "";
}

/** Its seller says that it is ready, and hands it over to who tells the code. */
export async function handOver(seller: Page, code: string): Promise<void> {
  await seller.getByRole("button", { name: "Está listo para recoger" }).click();
  await seller.getByRole("button", { name: "Entregar el vehículo" }).click();
  const dialog = seller.getByRole("dialog", { name: "Entregar el vehículo" });
  await dialog.getByLabel("Código del comprador").fill(code);
  await dialog.getByLabel("Llaves que entrega").fill("2");
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  expect(await violations(seller)).toEqual([]);
  await dialog.getByRole("button", { name: "Entregar", exact: true }).click();
  await seller.getByText("Vehículo entregado.").waitFor();
}
