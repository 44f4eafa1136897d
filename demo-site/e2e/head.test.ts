import { join } from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auctionSearch } from "martillo/contract";
import { addLot, callApi, openLots, placeBid } from "./api";
import { bidBox, newVisitor, sharedBrowser } from "./browser";
import { startServer, type TestServer } from "./server";

const HOSTILE = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)> $& <!--`;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this looks at a photographed lot as the demo has it.
  server = await startServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

/** What a document says of itself; runs in the page. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute("content");
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      ogTitle: content('meta[property="og:title"]'),
      url: content('meta[property="og:url"]'),
      canonical: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      data: data.map((script) => JSON.parse(script.textContent) as unknown),
    };
  });
}

test("the head of a lot is the same before and after the page's code, whatever its title holds", async () => {
  const lot = await addLot(server, { title: HOSTILE });
  const quiet = await newVisitor(browser, server, undefined, { javaScriptEnabled: false });
  const sent = await quiet.newPage();
  await sent.goto(`/subasta/${lot.id}`);
  expect(await sent.getByRole("heading", { level: 1 }).textContent()).toBe(HOSTILE);
  const before = await headOf(sent);
  const url = `${server.origin}/subasta/${lot.id}`;
  expect(before).toMatchObject({ title: `${HOSTILE} · Martillo`, canonical: url, url });
  expect(before.data).toMatchObject([{ name: HOSTILE, url, offers: { price: "1000.00" } }]);

  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/subasta/${lot.id}`);
  await bidBox(page).getByRole("textbox").waitFor();
  await expect
    .poll(async () => ({ ...(await headOf(page)), ogTitle: before.ogTitle }))
    .toEqual(before);
  expect(alerts).toEqual([]);
});

test("the head of an auction is the same before and after the page's code, and its heading is its name", async () => {
  const { records } = await callApi(server.origin, auctionSearch, { limit: 1 });
  const [event] = records;
  const path = `/search/auctions?auctionid=${event?.id}`;
  const quiet = await newVisitor(browser, server, undefined, { javaScriptEnabled: false });
  const sent = await quiet.newPage();
  await sent.goto(path);
  const before = await headOf(sent);
  const url = `${server.origin}${path}`;
  expect(before).toMatchObject({ title: `${event?.title} · Martillo`, canonical: url, url });
  expect(before.data).toMatchObject([{ "@type": "SaleEvent", name: event?.title, url }]);
  expect(await sent.getByRole("heading", { level: 1 }).textContent()).toBe(event?.title);

  const page = await (await newVisitor(browser, server)).newPage();
  await page.goto(path);
  await page.locator('main[data-page="search"]').waitFor();
  await page.getByRole("heading", { level: 1, name: event?.title ?? "" }).waitFor();
  await expect
    .poll(async () => ({ ...(await headOf(page)), ogTitle: before.ogTitle }))
    .toEqual(before);
});

test.each([375, 1280])(
  "on a slow line the lot stands there at once, %i px wide, and nothing jumps when its code comes",
  async (width) => {
    const [lot] = (await openLots(server)).filter(({ images }) => images.length > 0);
    const context = await newVisitor(browser, server, undefined, {
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`/subasta/${lot?.id}`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: lot?.title ?? "" }).waitFor();
    const photo = page.locator(".martillo-lot-detail__stage");
    await photo.waitFor();
    const before = await photo.boundingBox();
    const boxBefore = await bidBox(page).boundingBox();
    letThrough();
    await bidBox(page).getByRole("textbox").waitFor();
    const after = await photo.boundingBox();
    const boxAfter = await bidBox(page).boundingBox();
    const isNear = (a = 0, b = 0) => Math.abs(a - b) <= 2;
    expect([before, after].map((box) => box && Math.round(box.y))).toSatisfy(([a, b]: number[]) =>
      isNear(a, b),
    );
    expect([before?.height, after?.height]).toSatisfy(([a, b]: number[]) => isNear(a, b));
    expect([boxBefore?.y, boxAfter?.y]).toSatisfy(([a, b]: number[]) => isNear(a, b));
  },
);

test("a messenger gets a picture of the lot with its price of now, drawn anew after a bid", async () => {
  const [lot] = (await openLots(server)).filter(
    ({ images, minimum }) => images.length > 0 && minimum !== null,
  );
  if (!lot?.minimum) throw new Error("no photographed lot takes bids");
  const page = await newPageWithoutCode();
  async function shared() {
    await page.goto(`/subasta/${lot?.id ?? 0}`);
    const src = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await fetch(String(src));
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    return { src: String(src), bytes: new Uint8Array(await answer.arrayBuffer()) };
  }
  const before = await shared();
  const folder = process.env["MARTILLO_E2E_PICTURES"];
  if (folder) await sharp(before.bytes).png().toFile(join(folder, "shared.png"));
  expect(await sharp(before.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  await placeBid(server, server.account("buyer"), lot.id, lot.minimum);
  const after = await shared();
  expect(after.src).not.toBe(before.src);
  expect(after.bytes).not.toEqual(before.bytes);
});

async function newPageWithoutCode(): Promise<Page> {
  const context = await newVisitor(browser, server, undefined, { javaScriptEnabled: false });
  return context.newPage();
}
