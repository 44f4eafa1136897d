import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLot, bidsOf, placeBid } from "./api";
import { bid, bidBox, newVisitor, sharedBrowser } from "./browser";
import { startServer, type TestServer } from "./server";

const DEVICE_IS_WRONG_BY_MS = 10 * 60_000;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this kills the server.
  server = await startServer({ isEmbedded: true });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

test("the server dies and comes back: the page says so, recovers and knows what it missed", async () => {
  const lot = await addLot(server);
  const context = await newVisitor(browser, server, server.account("buyer"));
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "2000");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  await bidBox(page).getByRole("button", { name: "Entendido" }).click();

  const line = page.locator(".site-live");
  await server.whileDown(async () => {
    await line.getByText(/Reconectando/).waitFor();
    await bidBox(page)
      .getByText(/Reconectando/)
      .first()
      .waitFor();
  });
  await placeBid(server, server.account("buyer", 1), lot.id, "1500");
  await line.getByText(/Reconectando/).waitFor({ state: "hidden", timeout: 60_000 });
  await bidBox(page).getByText("1.550 €").first().waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(3);

  await bidBox(page).getByRole("button", { name: "Cambiar mi máximo" }).click();
  await bid(page, "2500");
  await bidBox(page)
    .getByText(/Puja aceptada: va ganando/)
    .waitFor();
});

test.each([
  ["ahead", DEVICE_IS_WRONG_BY_MS],
  ["behind", -DEVICE_IS_WRONG_BY_MS],
])("a device clock ten minutes %s changes nothing", async (_name, wrongByMs) => {
  // Ends in eight minutes: by the device's own word it would be over, or have a quarter of an hour left and more.
  const lot = await addLot(server, { date_closed: Date.now() + 8 * 60_000 });
  const context = await newVisitor(browser, server, server.account("buyer"));
  await context.addInitScript((offset) => {
    const RealDate = Date;
    const wrongNow = () => RealDate.now() + offset;
    class WrongDate extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(wrongNow());
        else super(...(args as [number]));
      }
      static override now() {
        return wrongNow();
      }
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, wrongByMs);
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  const box = bidBox(page);
  await box
    .getByText(/^[4-8] min|^0?[4-7]:\d\d$/)
    .first()
    .waitFor();
  await bid(page, "1000");
  await box.getByText("Puja aceptada: va ganando").waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("at zero the page waits for the server's word and then shows the result", async () => {
  const lot = await addLot(server, {
    date_closed: Date.now() + 20_000,
    extension: { window_s: 0, mode: "top_up", amount_s: 1 },
  });
  // Before any page is opened: on a busy machine that alone may take until the end.
  const account = server.account("buyer");
  await placeBid(server, account, lot.id, "1000");
  const context = await newVisitor(browser, server, account);
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bidBox(page).getByText("Ha ganado esta subasta").first().waitFor();
});
