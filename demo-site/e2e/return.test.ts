import type { Browser, Locator, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { chooseTime, picture, sharedBrowser, visit } from "./browser";
import { handOver, paidSale } from "./paid-sale";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
/** As a person would: by the window of the browser. */
async function choosePhoto(page: Page, dialog: Locator): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Elegir archivos" }).click(),
  ]);
  const buffer = await page.screenshot();
  await chooser.setFiles({ name: "frontal.png", mimeType: "image/png", buffer });
}

test("what was collected is withdrawn from and given back, and a deduction is disputed and decided", async () => {
  const title = unique("Seat León para devolver");
  const buyer = await newPerson(server);
  const page = await visit(browser, server, buyer, 1280);
  const seller = await visit(browser, server, server.account("seller"), 1280);
  const invoice = await paidSale(server, title, buyer);
  await page.goto(`/appointment/schedule/${invoice}`);
  await chooseTime(page, 3, 1);
  await page.getByRole("button", { name: "Reservar recogida" }).click();
  await page.waitForURL(`**/invoice/${invoice}`);
  await page.goto(`/appointment/schedule/${invoice}`);
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";

  await seller.goto(`/invoice/${invoice}?side=seller`);
  await handOver(seller, code);

  await page.goto("/purchases/completed");
  await page.getByRole("link", { name: `Devolver o desistir: ${title}` }).click();
  await page.waitForURL(new RegExp(`/return/${invoice}$`));
  await page.getByText("Como tarde el").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "ask");
  // By keys alone: a withdrawal asks for no reason.
  const press = page.getByRole("button", { name: "Desistir de la compra" });
  await press.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Le hemos enviado el justificante").waitFor();
  await page.getByText("Aceptada: falta el vehículo").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "withdrawn");

  await seller.goto(`/invoice/${invoice}?side=seller`);
  await seller.getByRole("button", { name: "El vehículo ha vuelto" }).click();
  const back = seller.getByRole("dialog", { name: "El vehículo ha vuelto" });
  await back.getByLabel("Kilómetros").fill("84120");
  await choosePhoto(seller, back);
  await back.getByRole("checkbox", { name: "Con sus llaves" }).check();
  await picture(seller, "received");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await back.getByRole("button", { name: "Anotar que ha vuelto" }).click();
  await seller.getByRole("button", { name: "Devolver el dinero" }).click();
  const refund = seller.getByRole("dialog", { name: "Devolver el dinero" });
  await refund.getByLabel("Importe que se devuelve").fill("8490");
  await refund.getByLabel(/Por qué se descuenta/).fill("Golpe en la puerta trasera.");
  await choosePhoto(seller, refund);
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "refund");
  await refund.getByRole("button", { name: /^Devolver 8\.490,00/ }).click();
  await seller.getByText("El comprador puede discutir el descuento.").waitFor();
  await picture(seller, "deducted-seller");

  await page.goto(`/return/${invoice}`);
  await page.getByText(/El vendedor descuenta 500,00/).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "deducted");
  await page.getByRole("button", { name: "No estoy de acuerdo" }).click();
  const dispute = page.getByRole("dialog", { name: "No estoy de acuerdo" });
  await dispute.getByLabel("Por qué no está de acuerdo").fill("Ya estaba en el anuncio.");
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "dispute");
  await dispute.getByRole("button", { name: "Pedir que decida la casa" }).click();
  await page.getByText(/La casa decide como tarde el/).waitFor();

  const house = await visit(browser, server, server.account("staff"), 1280);
  await house.goto(`/return/${invoice}?side=seller`);
  await house.getByRole("button", { name: "Decidir el descuento" }).click();
  const decision = house.getByRole("dialog", { name: "Decidir el descuento" });
  await decision.getByLabel("Importe que se descuenta").fill("120");
  await decision.getByLabel(/^Por qué/).fill("Solo el retoque.");
  expect(await violationsAtWidths(house)).toEqual([]);
  await picture(house, "decide");
  await decision.getByRole("button", { name: /^Descontar 120,00/ }).click();
  await house.getByText(/Se descuentan 120,00/).waitFor();
  await picture(house, "decided");

  await page.goto("/purchases/returned");
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "returned");
  await page.goto(`/invoice/${invoice}`);
  await page.getByText(/Devuelto el|Devuelto hoy/).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "invoice");
});
