import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, bidsOf, newPerson } from "./api";
import { bid, bidBox, newVisitor, sharedBrowser } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer({ isEmbedded: true });
  browser = await sharedBrowser();
});

/** Holds back the page's enquiry after its bid, so that the state in between can be seen however fast the answer would be. */
async function holdEnquiry(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/custom/bidStatus", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("an answer lost after the bid was stored: unknown, then accepted, and one bid", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  let lost = 0;
  await page.route("**/api/bid/confirm", async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const release = await holdEnquiry(page);
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "1000");
  await bidBox(page).getByText("No sabemos si su puja ha llegado").waitFor();
  release();
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  expect(lost).toBeGreaterThan(0);
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("a bid that never reached the server is said to be none, and nothing repeats it", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  let attempts = 0;
  await page.route("**/api/bid/confirm", async (route) => {
    attempts += 1;
    if (attempts === 1) await route.abort("connectionreset");
    else await route.continue();
  });
  const release = await holdEnquiry(page);
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "1000");
  await bidBox(page).getByText("No sabemos si su puja ha llegado").waitFor();
  release();
  await bidBox(page).getByText("La puja no se ha registrado").waitFor();
  expect(attempts).toBe(1);
  expect(await bidsOf(server, lot.id)).toHaveLength(0);

  // A new confirmation is a new bid.
  await bidBox(page).getByRole("button", { name: "Revisar de nuevo" }).click();
  await bidBox(page)
    .getByRole("button", { name: /^Confirmar/ })
    .click();
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("a second click while the first is on its way makes no second bid", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  const box = bidBox(page);
  await box.getByRole("textbox").fill("1000");
  await box.getByRole("button", { name: /^Revisar/ }).dblclick();
  await box.getByRole("button", { name: /^Confirmar/ }).dblclick();
  await box.getByText("Puja aceptada: va ganando").waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("the page is left in the middle of a bid and tells the outcome when it is opened again", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  await page.route("**/api/bid/confirm", async (route) => {
    await route.fetch();
    // No answer at all: the page is reloaded meanwhile.
  });
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "1000");
  await expect.poll(async () => (await bidsOf(server, lot.id)).length).toBe(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await bidBox(page).getByText("Ganando").first().waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});
