import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { creditAddBidDeposit } from "martillo/contract";
import { callApi, lotWithDeposit, newPerson, placeBid, tokenOf } from "./api";
import { violations } from "./axe";
import { bid, bidBox, sharedBrowser, visit } from "./browser";
import { changeData } from "./change-data";
import { payByCard } from "./pay-by-card";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;
let page: Page;
let lot: { id: number; minimumEuros: number; title: string };

beforeAll(async () => {
  // A server of its own: this moves the end of a lot, for which the server is started anew.
  server = await startServer();
  browser = await sharedBrowser();
});
beforeEach(async () => {
  lot = await lotWithDeposit(server);
  page = await visit(browser, server, await newPerson(server), 375);
});
afterAll(async () => {
  await server?.stop();
});

/** The lot ends in a moment, as the clock would have it in some days. */
async function endSoon(id: number) {
  await changeData(server, "update lots set closes_at = now() + interval '3 s' where id = $1", [
    id,
  ]);
}

/** Another person pays a deposit, too, and bids more. */
async function outbid(amount: string) {
  const rival = await newPerson(server);
  const token = await tokenOf(server.origin, rival);
  const { frame_url } = await callApi(
    server.origin,
    creditAddBidDeposit,
    { project_id: lot.id },
    token,
  );
  const card = { number: "4242424242424242", name: "Luis", cvc: "123", month: 12, year: 2040 };
  const paid = await fetch(`${server.origin}${frame_url}/card`, {
    method: "POST",
    body: JSON.stringify(card),
  });
  expect(await paid.json()).toMatchObject({ view: { state: "paid" } });
  await placeBid(server, rival, lot.id, amount);
}

test("a deposit by card, the bid that waited for it, and its way back when somebody else wins", async () => {
  const amount = lot.minimumEuros + 100;
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, String(amount));
  const box = bidBox(page);
  await box.getByText("Este lote pide un depósito").waitFor();
  await box.getByRole("button", { name: "Continuar al pago" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await box.getByRole("button", { name: "Continuar al pago" }).click();
  // This card asks when it is saved.
  await payByCard(page, "4000 0025 0000 3155", { save: true, challenge: true });
  await box.getByRole("heading", { name: "Depósito hecho: ya puede pujar" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await box.getByRole("button", { name: /^Continuar con la puja/ }).click();
  const typo = box.getByRole("checkbox");
  const confirm = box.getByRole("button", { name: /^Confirmar/ });
  await confirm.waitFor();
  if (await typo.isVisible()) await typo.check();
  await confirm.click();
  await box.getByRole("heading", { name: "Puja aceptada: va ganando" }).waitFor();

  await page.goto("/deposits/all");
  const main = page.locator("main");
  await main.getByText(lot.title).first().waitFor();
  await main.getByText("Retenido", { exact: true }).first().waitFor();
  expect(await violations(page)).toEqual([]);

  await outbid(String(amount + 1_000));
  await endSoon(lot.id);
  await page.goto("/deposits/returned");
  await expect
    .poll(
      async () => {
        await page.reload();
        return main.innerText();
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toContain("Devuelto");
});
