import { PATHS } from "martillo/contract";
import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { unpaidSale } from "./paid-sale";
import { payByCard } from "./pay-by-card";
import type { DemoAccount, SiteServer } from "./site-server";
import { sharedServer } from "./server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

const invoicePage = (invoice: number) => PATHS.invoice.replace("{id}", String(invoice));
const soldPage = (invoice: number) => PATHS.soldInvoice.replace("{id}", String(invoice));

/** The buyer pays all of a purchase of 8.990 € by card, or a part. */
async function pay(page: Page, invoice: number, part?: string): Promise<void> {
  await page.goto(invoicePage(invoice));
  await page.getByRole("button", { name: /^Pagar 8\.990,00/ }).click();
  if (part !== undefined) {
    await page.getByRole("button", { name: "Pagar solo una parte" }).click();
    await page.getByRole("textbox", { name: "Importe" }).fill(part);
    await page.getByRole("button", { name: "Continuar", exact: true }).click();
  }
  await page.getByRole("button", { name: "Continuar al pago" }).click();
  await payByCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Cerrar" }).last().click();
}

/** The buyer's list of payments says that a sum went back to the card. */
async function seesMoneyBack(page: Page, sum: RegExp): Promise<void> {
  await page.goto(PATHS.transactions);
  await page.getByText(sum).first().waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
}

async function bought(title: string): Promise<{ invoice: number; person: DemoAccount }> {
  const person = await newPerson(server);
  return { person, invoice: await unpaidSale(server, title, person) };
}

test("a purchase that is paid in part is called off, and the part goes back to the card", async () => {
  const title = unique("Seat León a medio pagar");
  const { invoice, person } = await bought(title);
  const buyer = await visit(browser, server, person, 375);
  await pay(buyer, invoice, "3.000");
  await buyer
    .getByText(/5\.990,00/)
    .first()
    .waitFor();

  const seller = await visit(browser, server, server.account("seller"), 1280);
  await seller.goto(soldPage(invoice));
  await seller.getByRole("button", { name: "Anular la venta" }).click();
  const dialog = seller.getByRole("dialog");
  await dialog.getByText(/3\.000,00\s€ a la tarjeta o cuenta con la que se pagó/).waitFor();
  await dialog.getByLabel("Explicación").fill("El coche ha tenido un golpe.");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "cancel");
  await dialog.getByRole("button", { name: /^Anular la venta y devolver 3\.000,00/ }).click();
  await seller.getByText("La venta está anulada.").waitFor();

  await buyer.goto(invoicePage(invoice));
  await buyer.getByText("Esta venta está anulada: no la pague.").waitFor();
  await buyer.getByText("deshecho").first().waitFor();
  await buyer.getByRole("button", { name: /^Rectificación R/ }).waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "cancelled");
  await seesMoneyBack(buyer, /3\.000,00/);
  await picture(buyer, "money-back");
});

test("a sale that is paid is undone by agreement: corrected, and all of it goes back", async () => {
  const title = unique("Seat León que se deshace");
  const { invoice, person } = await bought(title);
  const buyer = await visit(browser, server, person, 375);
  await pay(buyer, invoice);
  await buyer.goto(invoicePage(invoice));
  await buyer.getByRole("link", { name: "Devolver o desistir" }).click();
  await buyer.waitForURL(new RegExp(`/return/${invoice}$`));
  await buyer.getByRole("radio", { name: "Deshacer la venta de mutuo acuerdo" }).check();
  await buyer.getByLabel("Qué ocurre").fill("Me traslado y no lo necesito.");
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "propose");
  await buyer.getByRole("button", { name: "Proponer deshacer la venta" }).click();
  await buyer.getByText("Propuesta enviada.", { exact: false }).first().waitFor();

  const seller = await visit(browser, server, server.account("seller"), 1280);
  await seller.goto(`/return/${invoice}?side=seller`);
  await seller.getByText("Me traslado y no lo necesito.").waitFor();
  await seller.getByRole("button", { name: "Aceptar y deshacer la venta" }).click();
  const dialog = seller.getByRole("dialog");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "accept");
  await dialog.getByRole("button", { name: /^Deshacer la venta y devolver 8\.990,00/ }).click();
  await seller.getByText("Venta deshecha.", { exact: false }).first().waitFor();

  await buyer.goto(invoicePage(invoice));
  const download = buyer.waitForEvent("download");
  await buyer.getByRole("button", { name: /^Rectificación R\d{4}\/\d{6}$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^R\d{4}-\d{6}\.pdf$/);
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "undone");
  await seesMoneyBack(buyer, /8\.990,00/);
});
