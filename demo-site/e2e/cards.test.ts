import type { Browser, Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addLot, newPerson, placeBid } from "./api";
import { violations } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { payFrame, typeCard } from "./pay-by-card";
import { storedInBrowser } from "./stored-in-browser";
import { sharedServer } from "./server";
import type { DemoAccount, SiteServer } from "./site-server";

const VISA = "Visa •••• 3155";
const MASTERCARD = "Mastercard •••• 4444";

let server: SiteServer;
let browser: Browser;
let me: DemoAccount;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
beforeEach(async () => {
  me = await newPerson(server);
  page = await visit(browser, server, me, 375);
});
const main = () => page.locator("main");
/** Cards at the provider, and those in the vault. */
const atProvider = () => main().locator(".martillo-card-manager").first();
const inVault = () => main().locator(".martillo-card-manager").nth(1);
const dialog = () => page.getByRole("dialog");

/** Opens the dialog, types a card into the frame, and presses until the frame has been seen for its second. */
async function addCard(
  number: string,
  list = atProvider(),
  title = "Nueva tarjeta de crédito o débito",
) {
  await list.getByRole("button", { name: "Añadir una tarjeta" }).click();
  await dialog().getByRole("heading", { name: title }).waitFor();
  await dialog().getByLabel("Calle y número").fill("Calle Mayor, 3");
  await dialog().getByLabel("Código postal").fill("28013");
  await dialog().getByLabel("Población").fill("Madrid");
  await dialog().getByLabel("Provincia o estado").fill("Madrid");
  await dialog().getByRole("button", { name: "Continuar a la tarjeta" }).click();
  const frame = payFrame(page);
  await typeCard(frame, number);
  const save = frame.getByRole("button", { name: "Guardar tarjeta" });
  await expect
    .poll(
      async () => {
        await save.click({ timeout: 2_000 }).catch(() => null);
        return save.count().catch(() => 0);
      },
      { interval: 1_200 },
    )
    .toBe(0);
  return frame;
}

async function remove(card: string, list = atProvider()) {
  await list.getByRole("button", { name: `Eliminar la tarjeta ${card}`, exact: true }).click();
  await dialog().getByRole("button", { name: "Confirmar" }).click();
  await dialog().waitFor({ state: "hidden" });
}

test("a card is saved with the bank's question, another becomes the default, and the only one stays after a bid", async () => {
  await page.goto("/payments/saved_cards");
  await atProvider().getByText("No tiene tarjetas guardadas").waitFor();
  const frame = await addCard("4000 0025 0000 3155");
  await frame.getByRole("button", { name: "Autorizar" }).click();
  await atProvider().getByText(`Tarjeta guardada: ${VISA}.`).waitFor();
  await dialog().waitFor({ state: "hidden" });
  await addCard("5555 5555 5555 4444");
  await atProvider().getByText(`Tarjeta guardada: ${MASTERCARD}.`).waitFor();
  await dialog().waitFor({ state: "hidden" });
  expect(await violations(page)).toEqual([]);

  await atProvider()
    .getByRole("button", { name: `Hacer predeterminada la tarjeta ${MASTERCARD}` })
    .click();
  await dialog().getByRole("button", { name: "Confirmar" }).click();
  await dialog().waitFor({ state: "hidden" });
  await expect
    .poll(() => atProvider().getByRole("listitem").first().innerText())
    .toMatch(/Mastercard •••• 4444\s*Predeterminada/);
  await remove(MASTERCARD);
  await expect
    .poll(() => atProvider().getByRole("listitem").first().innerText())
    .toMatch(/Visa •••• 3155\s*Predeterminada/);

  const lot = await addLot(server);
  await placeBid(server, me, lot.id, "1000.00");
  await atProvider()
    .getByRole("button", { name: `Eliminar la tarjeta ${VISA}`, exact: true })
    .click();
  await dialog().getByText("Debe quedar una tarjeta predeterminada.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog().getByRole("button", { name: "Cerrar" }).last().click();
  await atProvider().getByText(VISA).waitFor();

  // The text typed into the frame is not stored in the browser. The page's own data is, which proves that the search works.
  const stored = await storedInBrowser(page);
  expect(stored).toContain("martillo");
  expect(stored.replace(/[\s-]/g, "")).not.toMatch(/4000002500003155|5555555555554444/);
});

test("a card of the vault has forms of its own on the page, and the only one stays", async () => {
  await page.goto("/payments/saved_cards");
  await inVault().getByText("No tiene tarjetas guardadas").waitFor();
  await addCard("5555 5555 5555 4444", inVault(), "Añadir tarjeta");
  await inVault().getByText(`Tarjeta guardada: ${MASTERCARD}.`).waitFor();
  await dialog().waitFor({ state: "hidden" });
  expect(await violations(page)).toEqual([]);

  await inVault()
    .getByRole("button", { name: `Cambiar la caducidad de la tarjeta ${MASTERCARD}` })
    .click();
  await dialog().getByRole("heading", { name: "Actualizar tarjeta" }).waitFor();
  await dialog().getByLabel("Mes de caducidad").selectOption("05");
  await dialog().getByRole("button", { name: "Guardar" }).click();
  await inVault().getByText("Caduca en 05/2040").waitFor();

  await inVault()
    .getByRole("button", { name: `Eliminar la tarjeta ${MASTERCARD}`, exact: true })
    .click();
  await dialog().getByText("¿Seguro que desea eliminar esta tarjeta de su cuenta?").waitFor();
  await dialog().getByRole("button", { name: "Confirmar" }).click();
  await dialog().getByRole("alert").waitFor();
  expect(await violations(page)).toEqual([]);
});

/** The two small deposits, as the letter tells them: a bank would show them on its statement. */
async function depositsOf(email: string): Promise<string[]> {
  let cents: string[] = [];
  await expect
    .poll(async () => {
      const letters = await page.request.get(`/dev/outbox?${new URLSearchParams({ to: email })}`);
      const [, text = ""] = /Dos ingresos pequeños([^]*)/.exec(await letters.text()) ?? [];
      cents = [...text.matchAll(/0,(\d\d)(?:\s|&nbsp;)€/g)].map(([, each = ""]) => each);
      return cents.length;
    })
    .toBeGreaterThanOrEqual(2);
  return cents.slice(0, 2);
}

test("a bank account is verified by the two deposits that it was sent, and may be taken away", async () => {
  await page.goto("/payments/bank_details");
  await main().getByRole("button", { name: "Añadir una cuenta" }).click();
  await dialog().getByLabel("Titular de la cuenta").fill("Ana Ruiz");
  await dialog().getByLabel("Tipo de titular").selectOption("individual");
  await dialog().getByLabel("Número de ruta").fill("110000000");
  await dialog().getByLabel("Número de cuenta").fill("000123456789");
  await dialog().getByRole("button", { name: "Guardar" }).click();
  await main().getByText("Sin verificar").waitFor();
  expect(await violations(page)).toEqual([]);
  const [one = "", other = ""] = await depositsOf(me.email);
  await main()
    .getByRole("button", { name: /^Verificar la cuenta/ })
    .click();
  await dialog().getByLabel("Primer importe").fill(other);
  await dialog().getByLabel("Segundo importe").fill(`0,${one}`);
  await dialog().getByRole("button", { name: "Verificar" }).click();
  await main().getByText("Verificada", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await main()
    .getByRole("button", { name: /^Eliminar la cuenta/ })
    .click();
  await dialog().getByRole("button", { name: "Confirmar" }).click();
  await main().getByText("No tiene cuentas bancarias").waitFor();
});
