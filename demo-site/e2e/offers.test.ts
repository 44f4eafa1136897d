import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { addLot, callApi, newPerson, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
test("a buyer offers, the seller names another price, the buyer accepts, and both see the account", async () => {
  const title = unique("Seat León con ofertas");
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const person = await newPerson(server);
  const buyer = await visit(browser, server, person, 375);
  await buyer.goto(`/venta/${lot.id}`);
  await buyer.getByRole("button", { name: "Hacer una oferta" }).click();
  const dialog = buyer.getByRole("dialog");
  await dialog.getByLabel("Importe").fill("7500");
  await dialog.getByRole("checkbox").check();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await dialog.getByRole("button", { name: "Revisar la oferta" }).click();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await dialog
    .getByRole("button", { name: "Enviar oferta (con obligación de pago si se acepta)" })
    .click();
  await dialog.getByText(/Hemos enviado su oferta de 7\.500,00\s€/).waitFor();
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await buyer.getByText(/Usted ofreció 7\.500,00\s€/).waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto("/alloffers");
  const row = seller.getByRole("listitem").filter({ hasText: title });
  await row.getByText("Comprador 1").waitFor();
  expect(await row.getByText(person.email).count()).toBe(0);
  expect(await violationsAtWidths(seller)).toEqual([]);
  await row.getByRole("button", { name: "Comparar las ofertas abiertas" }).click();
  await seller.getByRole("dialog").getByRole("table").waitFor();
  expect(await violationsAtWidths(seller)).toEqual([]);
  await seller.getByRole("dialog").getByRole("button", { name: "Cerrar" }).last().click();
  await row.getByRole("button", { name: "Contraoferta" }).click();
  const answer = seller.getByRole("dialog");
  await answer.getByLabel("Importe").fill("8250");
  await answer.getByRole("button", { name: "Revisar la oferta" }).click();
  await answer.getByRole("button", { name: "Enviar contraoferta" }).click();
  await answer.getByText(/Hemos enviado su contraoferta/).waitFor();
  await answer.getByRole("button", { name: "Cerrar" }).last().click();

  // The page that is open hears of it.
  await buyer.getByRole("button", { name: /^Aceptar 8\.250\s€$/ }).click();
  await dialog.getByRole("checkbox").check();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await dialog.getByRole("button", { name: "Aceptar con obligación de pago" }).click();
  await dialog.getByText(/es suyo por 8\.250,00\s€/).waitFor();
  await dialog.getByRole("link", { name: "Ver y pagar la compra" }).click();
  await buyer.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
  await buyer
    .getByText(/8\.250,00\s€/)
    .first()
    .waitFor();
  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");
  await buyer.goto("/myoffers");
  await buyer.getByRole("listitem").filter({ hasText: title }).getByText("Aceptada").waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);

  await row.getByText(person.email).waitFor();
  await row.getByRole("link", { name: "Ver la venta" }).click();
  await seller.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
  await seller.getByText(person.email).waitFor();
});

test("a seller sets amounts, and the next offers are answered at once", async () => {
  const title = unique("Opel Corsa con respuestas");
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const offer = async (page: Page, amount: string) => {
    await page.goto(`/venta/${lot.id}`);
    await page.getByRole("button", { name: /^Hacer (una|otra) oferta$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Importe").fill(amount);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Revisar la oferta" }).click();
    await dialog.getByRole("button", { name: /^Enviar oferta/ }).click();
    return dialog;
  };
  const first = await visit(browser, server, await newPerson(server), 375);
  await (await offer(first, "6000")).getByText(/Hemos enviado su oferta/).waitFor();
  await first.context().close();

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto("/alloffers");
  const row = seller.getByRole("listitem").filter({ hasText: title });
  await row.getByRole("button", { name: "Respuestas automáticas" }).click();
  const dialog = seller.getByRole("dialog");
  await dialog.getByLabel("Aceptar desde").fill("8000");
  await dialog.getByLabel("Rechazar por debajo de").fill("8500");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText(/Como mucho 8\.000\s€, lo que se acepta al momento/).waitFor();
  await dialog.getByLabel("Rechazar por debajo de").fill("6500");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Guardado. Vale para las ofertas que lleguen desde ahora.").waitFor();
  expect(await violations(seller)).toEqual([]);
  await seller.context().close();

  const second = await visit(browser, server, await newPerson(server), 375);
  const low = await offer(second, "6200");
  await low.getByText(/El vendedor no acepta 6\.200,00\s€/).waitFor();
  expect(await violations(second)).toEqual([]);
  const enough = await offer(second, "8000");
  await enough.getByText(/es suyo por 8\.000,00\s€/).waitFor();
  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");
  await second.context().close();
});
