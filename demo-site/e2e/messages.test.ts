import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, newPerson, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

const PHONE = "612 345 678";
const HIDDEN = "contacto oculto hasta la venta";

test("buyer and seller talk on two phones, and a phone number is hidden until the sale", async () => {
  const title = unique("Seat León con preguntas");
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const person = await newPerson(server);
  const buyer = await visit(browser, server, person, 375);
  await buyer.goto(`/venta/${lot.id}`);
  await buyer.getByRole("button", { name: "Preguntar al vendedor" }).click();
  const dialog = buyer.getByRole("dialog", { name: "Preguntar al vendedor" });
  await dialog.getByLabel("Su pregunta").fill(`¿Se puede ver? Llámeme al ${PHONE}.`);
  await dialog.getByText("no se verán hasta que haya una venta").waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await dialog.getByRole("link", { name: "Ver la conversación" }).click();
  await buyer.getByRole("log").getByText(PHONE).waitFor();
  await buyer.waitForURL(/\/messages\?conversacion=\d+$/);

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto("/messages");
  await seller.getByRole("link", { name: new RegExp(`${title}.*Sin leer`) }).click();
  const log = seller.getByRole("log");
  await log.getByText(HIDDEN).waitFor();
  expect(await log.getByText(PHONE).count()).toBe(0);
  expect(await violationsAtWidths(seller)).toEqual([]);
  // Both have it open: what one writes and reads is there for the other at once.
  await buyer.getByText(/Leído hoy/).waitFor();
  await seller.getByLabel("Escribir un mensaje").fill("Claro, el sábado de diez a dos.");
  await seller.getByRole("button", { name: "Enviar" }).click();
  await buyer.getByRole("log").getByText("Claro, el sábado de diez a dos.").waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await seller.goBack();
  await seller.getByRole("link", { name: new RegExp(`${title} Usted: Claro`) }).waitFor();

  const other = await visit(browser, server, person, 375);
  await other.goto(`/venta/${lot.id}`);
  await other
    .getByRole("button", { name: /^Comprar/ })
    .first()
    .click();
  await other.getByRole("dialog").getByRole("checkbox").check();
  await other
    .getByRole("dialog")
    .getByRole("button", { name: /obligación de pago/ })
    .click();
  await other
    .getByText(/es suyo|Enhorabuena|reservado/i)
    .first()
    .waitFor();
  await seller.goForward();
  await log.getByText(PHONE).waitFor();
  expect(await log.getByText(HIDDEN).count()).toBe(0);
});

test("the menu counts what was not read, and an account writes to the house, which answers", async () => {
  const person = await newPerson(server);
  const account = await visit(browser, server, person, 1280);
  await account.goto("/messages");
  await account.getByText("Todavía no tiene conversaciones").waitFor();
  await account.getByRole("button", { name: "Escribir a la casa de subastas" }).click();
  const words = unique("¿Cuándo vuelve mi depósito?");
  await account.getByLabel("Escribir un mensaje").fill(words);
  await account.getByRole("button", { name: "Enviar" }).click();
  await account.getByRole("log").getByText(words).waitFor();

  const staff = await visit(browser, server, server.account("staff"), 768);
  await staff.goto("/messages");
  await staff.getByRole("link", { name: new RegExp(words.replace("?", "\\?")) }).click();
  await account.goto("/cuenta/perfil");
  await staff.getByLabel("Escribir un mensaje").fill("En tres días hábiles.");
  await staff.getByRole("button", { name: "Enviar" }).click();
  await account.getByRole("link", { name: /^Mensajes 1 sin leer/ }).click();
  await account.getByRole("link", { name: /Casa de subastas En tres días hábiles/ }).click();
  await account.getByRole("log").getByText("En tres días hábiles.").waitFor();
  await account.getByRole("link", { name: /^Mensajes$/ }).waitFor();
  expect(await violationsAtWidths(account)).toEqual([]);
});
