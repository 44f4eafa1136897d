import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, newPerson, placeBid, unique } from "./api";
import { violations } from "./axe";
import { bidBox, sharedBrowser, visit } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Lo urgente/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Lo urgente" });

/** How many outbid bids the bell tells of. */
async function outbidCount(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute("aria-label")) ?? "";
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

test.each([1280, 375])(
  "whoever is outbid sees it in the bell on any page, %i px wide, and bids again in two presses",
  async (width) => {
    const lot = await addLot(server, {
      title: unique("Lote urgente"),
      date_closed: Date.now() + 12 * 60_000,
    });
    const me = await newPerson(server);
    await placeBid(server, me, lot.id, "1000");
    const page = await visit(browser, server, me, width);
    await page.goto("/help");
    await bell(page).click();
    const row = panel(page).getByRole("listitem").filter({ hasText: lot.title });
    await panel(page)
      .getByRole("heading", { name: /Va ganando/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "hidden" });

    await placeBid(server, await newPerson(server), lot.id, "2000");
    await expect.poll(() => outbidCount(page)).toBe(1);
    await bell(page).press("Enter");
    await row.getByText(/cierra en\s+(?:[5-9]|1[0-2]) min/).waitFor();
    expect(await violations(page)).toEqual([]);
    await row.getByRole("link", { name: /^Pujar 1\.\d{3}\s€/ }).click();
    await bidBox(page).getByRole("textbox").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/subasta/${lot.id}`);
    await panel(page).waitFor({ state: "hidden" });

    await page.goto("/cuenta/perfil");
    const home = page.getByRole("region", { name: "Lo urgente" });
    await home.getByRole("link", { name: lot.title, exact: true }).waitFor({ state: "attached" });
  },
);

test("guests have no bell", async () => {
  const page = await visit(browser, server);
  await page.goto("/help");
  await page.getByRole("banner").getByRole("button", { name: "Entrar" }).waitFor();
  expect(await bell(page).count()).toBe(0);
});
