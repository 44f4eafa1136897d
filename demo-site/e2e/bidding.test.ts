import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, bidsOf, newPerson, placeBid, unique } from "./api";
import { bid, bidBox, newVisitor, sharedBrowser, signInByDialog } from "./browser";
import { sharedServer } from "./server";
import type { DemoAccount, SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer({ isEmbedded: true });
  browser = await sharedBrowser();
});

/** Everything that reaches a page over the network. */
function recordPayloads(page: Page): string[] {
  const payloads: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => payloads.push(String(frame.payload))),
  );
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response.text().then(
      (text) => payloads.push(text),
      () => undefined,
    );
  });
  return payloads;
}

async function priceIs(page: Page, price: string): Promise<void> {
  await bidBox(page).getByText(price, { exact: true }).first().waitFor();
}

test("two bidders and an onlooker see one auction", async () => {
  const lot = await addLot(server);
  const bidders = [await newPerson(server), await newPerson(server)] as const;
  const [a, b, c] = await Promise.all([
    newVisitor(browser, server, bidders[0]),
    newVisitor(browser, server, bidders[1]),
    newVisitor(browser, server),
  ]);
  const [pageA, pageB, pageC] = await Promise.all([a.newPage(), b.newPage(), c.newPage()]);
  const seenByC = recordPayloads(pageC);
  const toldToC: string[] = [];
  pageC.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => toldToC.push(String(frame.payload))),
  );
  for (const page of [pageA, pageB, pageC]) {
    await page.goto(`/subasta/${lot.id}`);
    await priceIs(page, "1.000 €");
  }
  // A page reads what happens before its connection stands.
  await expect.poll(() => toldToC.join("\n")).toContain('"event":"lot"');

  // A offers up to 5.000 €: the first bid stands at the starting price.
  await bid(pageA, "5000");
  await bidBox(pageA).getByText("Puja aceptada: va ganando").waitFor();

  // B offers 1.500 €: A's maximum answers with one step more.
  await bid(pageB, "1500");
  await Promise.all([pageA, pageB, pageC].map((page) => priceIs(page, "1.550 €")));
  // Told, not found out by asking now and then.
  await expect.poll(() => toldToC.join("\n")).toContain("1550.00");
  await bidBox(pageB).getByText("Puja aceptada, pero otro postor va ganando").waitFor();
  expect(await bidBox(pageA).getByText("Superado").count()).toBe(0);

  // B goes above A's maximum with an amount that nothing else would show, and A learns it at once.
  await bidBox(pageB).getByRole("button", { name: "Entendido" }).click();
  await bid(pageB, "6037");
  await Promise.all([pageA, pageB, pageC].map((page) => priceIs(page, "5.100 €")));
  await pageA.getByText("Superado", { exact: true }).first().waitFor();

  const rows = await bidsOf(server, lot.id);
  expect(rows.map((row) => row.proposed_amount)).toEqual([
    "5100.00",
    "5000.00",
    "1550.00",
    "1500.00",
    "1000.00",
  ]);
  expect(rows.every((row) => /^Postor \d+$/.test(row.first_name))).toBe(true);
  expectNothingPrivate(seenByC, bidders);
});

/** C is a guest: no bidder's name or address and no hidden maximum may have reached that page. */
function expectNothingPrivate(payloads: readonly string[], bidders: readonly DemoAccount[]) {
  expect(payloads.length).toBeGreaterThan(3);
  const all = payloads.join("\n");
  for (const { email } of bidders) expect(all).not.toContain(email);
  expect(all).not.toMatch(/"my_maximum":"/);
  // As an amount or in cents: the digits of a time may be the same.
  expect(all).not.toMatch(/(?<!\d)6037(?:00)?(?!\d)|leader_max|max_cents/);
  expect(all).not.toMatch(/"user_id":\d/);
}

test("a price moves on every screen by itself", async () => {
  const lot = await addLot(server);
  const [a, c] = await Promise.all([
    newVisitor(browser, server, await newPerson(server)),
    newVisitor(browser, server),
  ]);
  const [pageA, pageC] = await Promise.all([a.newPage(), c.newPage()]);
  for (const page of [pageA, pageC]) {
    await page.goto(`/subasta/${lot.id}`);
    await priceIs(page, "1.000 €");
  }
  const box = bidBox(pageA);
  await box.getByRole("textbox").fill("1000");
  await box.getByRole("button", { name: /^Revisar/ }).click();
  const confirm = box.getByRole("button", { name: /^Confirmar/ });
  const acknowledged = pageC
    .locator(".martillo-bid-box")
    .getByText(/^1 puja$/)
    .first()
    .waitFor();
  await confirm.click();
  await acknowledged;
});

test("an exact bid is the price on every screen, and is never bid beyond", async () => {
  const lot = await addLot(server);
  const [a, c] = await Promise.all([
    newVisitor(browser, server, await newPerson(server)),
    newVisitor(browser, server),
  ]);
  const [pageA, pageC] = await Promise.all([a.newPage(), c.newPage()]);
  for (const page of [pageA, pageC]) {
    await page.goto(`/subasta/${lot.id}`);
    await priceIs(page, "1.000 €");
  }
  await bidBox(pageA).getByText("Importe exacto").click();
  await bid(pageA, "2500");
  await bidBox(pageA).getByText("Puja aceptada: va ganando").waitFor();
  await Promise.all([pageA, pageC].map((page) => priceIs(page, "2.500 €")));
  await placeBid(server, await newPerson(server), lot.id, "9000");
  await Promise.all([pageA, pageC].map((page) => priceIs(page, "2.550 €")));
  await bidBox(pageA).getByText("Superado", { exact: true }).waitFor();
  const rows = await bidsOf(server, lot.id);
  expect(rows.map((row) => [row.proposed_amount, row.automatic])).toEqual([
    ["2550.00", 0],
    ["2500.00", 0],
  ]);
});

test("whoever is outbid hears of it on every page, with the way back", async () => {
  const lot = await addLot(server, { title: unique("Seat León de prueba") });
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "2000");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  await page.locator(".site-brand").first().click();
  await page.locator('main[data-page="home"]').waitFor();
  await placeBid(server, await newPerson(server), lot.id, "9000");
  const alert = page.getByRole("alert").filter({ hasText: `Le han superado en ${lot.title}` });
  await alert.getByRole("link", { name: "Volver a pujar" }).click();
  await page.waitForURL(`**/subasta/${lot.id}`);
  await bidBox(page).getByText("Superado").waitFor();
  await expect.poll(() => page.title()).toMatch(/^Superado · /);
  await bid(page, "9500");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  await expect.poll(() => page.title()).not.toContain("Superado");
});

test("a guest's bid asks to sign in and keeps the amount", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bidBox(page).getByRole("textbox").fill("1234");
  await bidBox(page)
    .getByRole("button", { name: /Iniciar sesión/ })
    .click();
  await signInByDialog(page, await newPerson(server));
  await bidBox(page).getByText("1.234 €").first().waitFor();
});

test("whoever leads can raise and lower the maximum without moving the price", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "3000");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  await bidBox(page).getByRole("button", { name: "Entendido" }).click();
  await bidBox(page).getByRole("button", { name: "Cambiar mi máximo" }).click();
  await bid(page, "2000");
  await bidBox(page).getByText("Su máximo es ahora 2.000 €").waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});
