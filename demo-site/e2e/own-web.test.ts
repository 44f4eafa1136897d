import type { Browser, Page } from "playwright";
import { productSearch } from "martillo/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, placeBid } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { newContext, newVisitor, picture, sharedBrowser, visit } from "./browser";
import { startPartnerSite, type PartnerSite } from "./partner-page";
import { freePort, startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;
let partner: PartnerSite;

beforeAll(async () => {
  // A server of its own: this compares a seller's lots with those of the whole house.
  server = await startServer();
  browser = await sharedBrowser();
  partner = await startPartnerSite(await freePort());
});

afterAll(async () => {
  await partner?.close();
  await server?.stop();
});

const titles = (page: Page) =>
  page.locator(".martillo-lot-card[data-phase=ready] h3").allInnerTexts();

/** Opens the lines as the page of a person who only knows how to paste. */
async function paste(lines: string, headers: Record<string, string> = {}) {
  const context = await newContext(browser);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(partner.add({ html: `</head><body>${lines}`, headers }));
  return { page, said };
}

test("a screen in a shop window shows a seller's vehicles one after the other, live", async () => {
  const site = await visit(browser, server, server.account("seller"), 1280);
  await site.goto("/cuenta/mi-web");
  await site.getByRole("link", { name: "Abrir la pantalla de sus vehículos" }).click();
  await site.waitForURL("**/pantalla?seller=*");
  const shown = site.locator("main article");
  await shown.getByRole("img", { name: /^Código QR de http/ }).waitFor();
  expect(await violationsAtWidths(site)).toEqual([]);
  await picture(site, "shop-window");
  await site.getByRole("button", { name: "Pausar" }).click();
  const first = await shown.getByRole("heading").innerText();
  await site.getByRole("button", { name: "Siguiente" }).click();
  await expect.poll(() => shown.getByRole("heading").innerText()).not.toBe(first);
  await site.getByRole("button", { name: "Anterior" }).click();
  await expect.poll(() => shown.getByRole("heading").innerText()).toBe(first);

  const seller = Number(new URL(site.url()).searchParams.get("seller"));
  const { records } = await callApi(server.origin, productSearch, {
    limit: 40,
    orderby: "date_closed",
    order: "asc",
    filters: { seller, market_status: "live" },
  });
  const at = records.findIndex((lot) => lot.auction === 1 && lot.minimum !== null);
  const lot = records[at];
  if (!lot?.minimum) throw new Error("the seller has no auction that takes bids");
  for (let step = 0; step < at; step++) {
    await site.getByRole("button", { name: "Siguiente" }).click();
  }
  await shown.getByRole("heading", { name: lot.title }).waitFor();
  const bids = lot.bid_count + 1;
  await placeBid(server, server.account("buyer"), lot.id, lot.minimum);
  await shown.getByText(new RegExp(`^(?:${bids}|${bids + 1}) pujas?$`)).waitFor();

  await site.goto("/pantalla?seller=drop");
  await site.getByRole("heading", { name: "Esta dirección no es de ningún vendedor" }).waitFor();
  await site.goto("/pantalla?seller=999999");
  await site.getByRole("heading", { name: "Ahora no hay vehículos a la venta" }).waitFor();
});

test("a seller copies two lines, and their page shows their own lots and nobody else's", async () => {
  const context = await newVisitor(browser, server, server.account("seller"), {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const site = await context.newPage();
  await site.goto("/account/change");
  await site.getByRole("link", { name: "Mis lotes en mi web" }).first().click();
  await site.locator('main[data-page="own-web"] h1').waitFor();
  await site.getByText("Así se verá").waitFor();
  await site.locator(".martillo-lot-card[data-phase=ready]").first().waitFor();
  expect(await violations(site)).toEqual([]);
  await site.getByRole("button", { name: "Copiar" }).first().click();
  await site.getByText("Copiado", { exact: true }).waitFor();
  const lines = await site.evaluate(() => navigator.clipboard.readText());
  const textOf = (name: string) => site.getByRole("group", { name }).textContent();
  const others = await Promise.all([textOf("Un solo lote"), textOf("El lote que antes termina")]);
  await context.close();

  const seller = Number(/seller="(\d+)"/.exec(lines)?.[1]);
  const search = (filters: { seller?: number; market_status?: "all" }) =>
    callApi(server.origin, productSearch, { limit: 12, filters });
  const [own, all] = await Promise.all([search({ seller }), search({})]);
  expect(own.totalRecords).toBeGreaterThan(0);
  expect(own.totalRecords).toBeLessThan(all.totalRecords);
  // The other lines hold numbers of the seller's own, too.
  const [lot] = others.map((line) => Number(/lot="(\d+)"/.exec(line ?? "")?.[1]));
  const whole = await search({ seller, market_status: "all" });
  expect(whole.records.map(({ id }) => id)).toContain(lot);
  expect(others[1]).toContain(`seller="${seller}"`);

  const { page, said } = await paste(lines);
  await expect.poll(() => titles(page)).toEqual(own.records.map(({ title }) => title));
  await page.getByRole("heading", { name: `${own.totalRecords} lotes` }).waitFor();
  // Nor do filters, order or pages lead to others' lots.
  const ownBrands = new Set(own.facets["brand"]?.map(({ value }) => value));
  const foreign = all.facets["brand"]?.filter(({ value }) => !ownBrands.has(value)) ?? [];
  await page.getByLabel("Ordenar por").selectOption({ label: "Precio: de menor a mayor" });
  await page.getByRole("checkbox", { name: own.facets["brand"]?.[0]?.value ?? "" }).waitFor();
  for (const { value } of foreign) {
    expect(await page.getByRole("checkbox", { name: value }).count()).toBe(0);
  }
  expect(said).toEqual([]);
});

test("a misspelt attribute is told to whoever builds the page, with a link to what to do", async () => {
  const script = `<script async src="${server.origin}/embed.js"></script>`;
  const { page, said } = await paste(
    `${script}<martillo-lot-list sellr="1" seller="uno"></martillo-lot-list>`,
  );
  await page.getByText("Ahora no se pueden mostrar los lotes.").waitFor();
  expect(await titles(page)).toEqual([]);
  // In any order, and among other messages.
  await expect
    .poll(() => said.join("\n"))
    .toContain('has no attribute "sellr"; did you mean "seller"?');
  await expect.poll(() => said.join("\n")).toContain("is not the number");
  const link = /https?:\/\/\S+\/cuenta\/mi-web#\w+/.exec(
    said.find((text) => text.includes("is not the number")) ?? "",
  );
  const visitor = await newVisitor(browser, server);
  const guide = await visitor.newPage();
  await guide.goto(link?.[0] ?? "");
  await guide.locator("[data-meant]", { hasText: "Un número que no lo es" }).waitFor();
});

test.each([
  [
    '<martillo-lot-list sellr="4"></martillo-lot-list>',
    "seller",
    "Ahora no se pueden mostrar los lotes.",
  ],
  [
    '<martillo-lot-list vendedor="4"></martillo-lot-list>',
    "seller",
    "Ahora no se pueden mostrar los lotes.",
  ],
  [
    '<martillo-lot-list evento="4"></martillo-lot-list>',
    "event",
    "Ahora no se pueden mostrar los lotes.",
  ],
  [
    '<martillo-lot-card lot="next" selller="4"></martillo-lot-card>',
    "seller",
    "Este lote no se puede mostrar ahora.",
  ],
  ['<martillo-bid-box lott="4"></martillo-bid-box>', "lot", "Este lote no se puede mostrar ahora."],
])("%s shows nobody's lots, and is told once", async (lines, meant, visible) => {
  const { page, said } = await paste(
    `<script async src="${server.origin}/embed.js"></script>${lines}${lines}`,
  );
  await page.getByText(visible).first().waitFor();
  expect(await titles(page)).toEqual([]);
  const own = () => said.filter((text) => text.startsWith("martillo:"));
  await expect.poll(own).toEqual([expect.stringContaining(`did you mean "${meant}"?`)]);
  // A widget waits a second before it complains of a lot that is missing.
  await page.waitForTimeout(1_500);
  expect(own()).toHaveLength(1);
  await page.context().close();
});

test("tags that do not exist and a policy that stops the connection are told, with the remedy", async () => {
  const script = `<script async src="${server.origin}/embed.js"></script>`;
  const { page, said } = await paste(
    `${script}<martillo-lotlist></martillo-lotlist><martillo-own></martillo-own>
     <martillo-lot-list></martillo-lot-list>`,
    {
      "content-security-policy": `script-src ${server.origin} 'unsafe-inline'; connect-src 'self'`,
    },
  );
  // A widget of the page's own may come later than the script.
  await page.evaluate(() => customElements.define("martillo-own", class extends HTMLElement {}));
  await page.getByText("No hemos podido cargar los lotes").waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/connect-src|policy/i);
  const socket = server.origin.replace("http", "ws");
  const all = () => said.join("\n");
  await expect
    .poll(all, { timeout: 60_000 })
    .toContain(`connect-src 'self' ${server.origin} ${socket}`);
  await expect.poll(all, { timeout: 60_000 }).toContain("did you mean <martillo-lot-list>?");
  expect(all()).not.toContain("martillo-own");
});

test("the script works where it was joined with others, as a module, and after another maker's of its name", async () => {
  const code = await (await fetch(`${server.origin}/embed.js`)).text();
  const list = "<martillo-lot-list></martillo-lot-list>";
  const meta = `<meta name="martillo-api-base" content="${server.origin}">`;
  const another = `<script src="https://otra.invalid/embed.js"></script>`;
  const pages = {
    joined: `${meta}<script>var another = 1;${code}</script>${list}`,
    "joined, with the address on the tag": `<script>${code}</script><martillo-lot-list api-base="${server.origin}"></martillo-lot-list>`,
    module: `${another}<script type="module" src="${server.origin}/embed.js"></script>${list}`,
    classic: `${another}<script async src="${server.origin}/embed.js"></script>${list}`,
  };
  for (const [name, lines] of Object.entries(pages)) {
    const { page } = await paste(lines);
    await expect.poll(async () => (await titles(page)).length, { message: name }).toBe(12);
    await page.context().close();
  }

  const { page, said } = await paste(`<script>${code}</script>${list}`);
  await expect.poll(() => said.filter((text) => text.includes("martillo-api-base")).length).toBe(1);
  await page.context().close();
});
