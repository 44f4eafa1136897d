import type { Browser, BrowserContext, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, newPerson, placeBid } from "./api";
import { bidBox, newContext, newVisitor, sharedBrowser, signInByDialog } from "./browser";
import { focusOf } from "./keyboard";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 375, height: 667 };
const FOLD_PX = 700;

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** A visitor who has not answered about cookies. */
function newcomer(viewport: { width: number; height: number }): Promise<BrowserContext> {
  return newContext(browser, { baseURL: server.origin, viewport });
}

async function bottomOf(page: Page, selector: string): Promise<number> {
  const place = await page.locator(selector).first().boundingBox();
  if (!place) throw new Error(`${selector} is not on the page`);
  return Math.round(place.y + place.height);
}

test("a laptop shows the bid button without scrolling, also to who is outbid", async () => {
  const lot = await addLot(server, { title: "Lote de portátil" });
  const [me, rival] = [await newPerson(server), await newPerson(server)];
  const submit = ".martillo-bid-box__submit";
  const guest = await (
    await newVisitor(browser, server, undefined, { viewport: LAPTOP })
  ).newPage();
  await guest.goto(`/subasta/${lot.id}`);
  await guest.getByText("Total si gana").first().waitFor();
  await expect.poll(() => bottomOf(guest, submit)).toBeLessThanOrEqual(FOLD_PX);

  await placeBid(server, me, lot.id, "1000");
  await placeBid(server, rival, lot.id, "3000");
  const bidder = await (await newVisitor(browser, server, me, { viewport: LAPTOP })).newPage();
  await bidder.goto(`/subasta/${lot.id}`);
  await bidBox(bidder).getByText("Superado").first().waitFor();
  await expect.poll(() => bottomOf(bidder, submit)).toBeLessThanOrEqual(FOLD_PX);
  expect(await bidder.evaluate(() => scrollY)).toBe(0);
});

test("on a phone price, time and a button stay, and lie neither on the box's button nor on the cookies'", async () => {
  const lot = await addLot(server, { title: "Lote de teléfono" });
  const page = await (await newcomer(PHONE)).newPage();
  await page.goto(`/subasta/${lot.id}`);
  const bar = page.getByRole("complementary", { name: "Puja en curso" });
  const reject = page.getByRole("button", { name: "Rechazar" });
  await reject.waitFor();
  await bar.waitFor();
  const [barAt, bannerAt] = [await bar.boundingBox(), await reject.boundingBox()];
  expect(barAt!.y + barAt!.height).toBeLessThanOrEqual(bannerAt!.y);
  await reject.click();
  await reject.waitFor({ state: "detached" });
  await expect.poll(() => bottomOf(page, ".martillo-lot-bar")).toBe(PHONE.height);
  await expect.poll(() => bar.innerText()).toMatch(/1\.000\s€[^]*\d\d[^]*Pujar/);

  await bar.getByRole("button", { name: "Pujar" }).click();
  await bar.waitFor({ state: "hidden" });
  const own = bidBox(page).getByRole("button", { name: "Iniciar sesión y pujar" });
  await own.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await bar.waitFor();
});

/** What can be seen of the thing that has the focus, at its middle and its lower edge. */
const COVERED = `(() => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  if (!node || node === document.body || node.closest(".martillo-cookie-banner")) return "";
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, bottom - 2);
  const over = seen?.closest(".martillo-cookie-banner__box, .martillo-lot-bar");
  return over && !over.contains(node) ? node.outerHTML.slice(0, 120) : "";
})()`;

test("the keyboard comes to the cookies first, nothing covers what has the focus, and it stays after the choice", async () => {
  const lot = await addLot(server, { title: "Lote de teclado" });
  const page = await (await newcomer(PHONE)).newPage();
  await page.goto(`/subasta/${lot.id}`);
  await page.getByRole("button", { name: "Rechazar" }).waitFor();
  await page.getByText("Total si gana").first().waitFor();
  const names: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    names.push((await focusOf(page)).name);
    expect(await page.evaluate(COVERED)).toBe("");
  }
  expect(names.slice(0, 5)).toEqual([
    "Qué guardamos exactamente",
    "Rechazar",
    "Aceptar",
    "Elegir por finalidades",
    "Saltar al contenido",
  ]);

  await page.reload();
  const reject = page.getByRole("button", { name: "Rechazar" });
  await reject.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await reject.waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await focusOf(page)).name).toBe("Saltar al contenido");

  await page.context().clearCookies();
  await page.reload();
  await reject.waitFor();
  const search = page.getByRole("button", { name: "Buscar" }).first();
  await search.focus();
  await reject.click();
  await reject.waitFor({ state: "detached" });
  await expect.poll(async () => (await focusOf(page)).name).toBe("Buscar");
});

test("a page that is loaded begins at its top", async () => {
  const page = await (await newVisitor(browser, server)).newPage();
  const isAtTop = () => page.evaluate(() => scrollY === 0);
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(isAtTop).toBe(false);
  await page.goto("/search/auctions");
  await page.locator(".martillo-lot-card").nth(8).waitFor();
  await expect.poll(isAtTop).toBe(true);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.reload();
  await page.locator(".martillo-lot-card").nth(8).waitFor();
  await expect.poll(isAtTop).toBe(true);
});

test("a dialog is 480 px wide in the middle, the sign-in begins with the e-mail, and Escape goes back to its opener", async () => {
  const lot = await addLot(server, { title: "Lote de diálogos" });
  const page = await (await newVisitor(browser, server, undefined, { viewport: LAPTOP })).newPage();
  await page.goto(`/subasta/${lot.id}`);
  await page.getByText("Total si gana").first().waitFor();
  const openers = [/^Entrar$/, /^Registrarse$/, /^Seguir$/, /^Iniciar sesión y pujar$/];
  for (const name of openers) {
    const opener = page.getByRole("button", { name }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expect.poll(async () => (await focusOf(page)).name).toMatch(/^Correo electrónico/);
    await expect
      .poll(async () => {
        const place = await dialog.boundingBox();
        return {
          width: place?.width,
          x: place && Math.round(place.x + place.width / 2),
          isInTheMiddle: place && Math.abs(place.y + place.height / 2 - LAPTOP.height / 2) <= 1,
        };
      })
      .toEqual({ width: 480, x: LAPTOP.width / 2, isInTheMiddle: true });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(async () => (await focusOf(page)).name).toMatch(name);
  }
});

test("an auction is followed from the calendar by a guest who signs in for it, and let go from its own page", async () => {
  const account = await newPerson(server);
  const page = await (await newVisitor(browser, server)).newPage();
  await page.goto("/auction");
  const heart = page.locator(".site-event .site-follow").first();
  const title = (await heart.getAttribute("aria-label"))!.replace("Seguir ", "");
  await heart.click();
  await signInByDialog(page, account);
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  await page.goto("/watchlist/auctions");
  const card = page.locator(".site-event").filter({ hasText: title });
  await card.getByRole("button", { name: `Seguir ${title}`, pressed: true }).waitFor();
  await card.getByRole("link").click();
  const own = page.locator(".search-event").getByRole("button", { name: `Seguir ${title}` });
  await expect.poll(() => own.getAttribute("aria-pressed")).toBe("true");
  await own.click();
  await expect.poll(() => own.getAttribute("aria-pressed")).toBe("false");
  // Told by the server, too.
  await page.reload();
  await expect.poll(() => own.getAttribute("aria-pressed")).toBe("false");
  await page.goto("/watchlist/auctions");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.locator(".site-event").filter({ hasText: title }).count()).toBe(0);
});
