import type { Browser, Frame, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, bidsOf, lotWithDeposit, newPerson, unique } from "./api";
import { newVisitor, sharedBrowser } from "./browser";
import { payFrame } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const MOST_TABS = 120;

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

interface Focused {
  tag: string;
  name: string;
  type: string;
}

async function focused(page: Page | Frame): Promise<Focused> {
  return page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const labels = (node as HTMLInputElement | null)?.labels ?? [];
    const text = [
      node?.getAttribute("aria-label"),
      ...[...labels].map((label) => label.textContent),
      node?.textContent,
    ];
    return {
      tag: node?.localName ?? "",
      name: text.filter(Boolean).join(" ").trim(),
      type: node?.getAttribute("type") ?? "",
    };
  });
}

/** Goes forward by the Tab key until something with that name has the focus. */
async function tabTo(page: Page, name: RegExp, tag?: string): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_TABS; step += 1) {
    await page.keyboard.press("Tab");
    const at = await focused(await focusedIn(page));
    if (name.test(at.name) && (!tag || at.tag === tag)) return;
    passed.push(`${at.tag}:${at.name.slice(0, 30)}`);
  }
  throw new Error(`${name} cannot be reached by keyboard; passed ${passed.join(" | ")}`);
}

test("from the home page to an accepted bid with the keyboard alone", async () => {
  const title = unique("Zafira de teclado");
  const lot = await addLot(server, { title });
  const account = await newPerson(server);
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("main h1").waitFor();

  // The first stop is the way past the header.
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Saltar al contenido");
  await page.keyboard.press("Enter");

  // Sign in.
  await page.goto("/login");
  await page.getByRole("dialog").getByLabel("Correo electrónico").waitFor();
  await tabTo(page, /Correo/, "input");
  await page.keyboard.type(account.email);
  await tabTo(page, /Contraseña/, "input");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/auctions");
  await page.locator("main h1").waitFor();

  // Search, and open the lot: the heading takes the focus.
  await page.goto(`/search/auctions?${new URLSearchParams({ search: title })}`);
  await page.getByRole("link", { name: title }).first().waitFor();
  await tabTo(page, new RegExp(title), "a");
  await page.keyboard.press("Enter");
  await page.locator('main[data-page="lot"] h1').waitFor();
  await expect.poll(async () => (await focused(page)).tag).toBe("h1");

  // Bid.
  await tabTo(page, /puja/i, "input");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1000");
  await page.keyboard.press("Enter");
  await tabTo(page, /^Confirmar/, "button");
  await page.keyboard.press("Enter");
  await page.getByText("Puja aceptada: va ganando").first().waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);

  // Follow a lot and look at the own list.
  await page.goto("/auctions/winning");
  await page.getByRole("link", { name: title }).first().waitFor();
  await tabTo(page, new RegExp(title), "a");
});

/** The frame that has the focus, or the page itself. */
async function focusedIn(page: Page): Promise<Page | Frame> {
  const { tag } = await focused(page);
  const frame = page.frames().find((one) => one !== page.mainFrame() && !one.isDetached());
  return tag === "iframe" && frame ? frame : page;
}

test("a deposit is paid by card, and the bid that waited for it is placed, with the keyboard alone", async () => {
  const lot = await lotWithDeposit(server);
  const account = await newPerson(server);
  const context = await newVisitor(browser, server, account);
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await page.locator(".martillo-bid-box").getByRole("textbox").waitFor();
  await tabTo(page, /puja/i, "input");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(String(lot.minimumEuros));
  await page.keyboard.press("Enter");
  await tabTo(page, /^Confirmar/, "button");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continuar al pago" }).waitFor();
  await tabTo(page, /^Continuar al pago$/, "button");
  await page.keyboard.press("Enter");

  const frame = payFrame(page);
  await frame.getByLabel("Número de la tarjeta").waitFor();
  const fields: [RegExp, string][] = [
    [/Número de la tarjeta/, "4242424242424242"],
    [/Titular/, "Ana Ruiz"],
    [/Caducidad/, "1240"],
    [/Código de seguridad/, "123"],
  ];
  for (const [name, text] of fields) {
    await tabTo(page, name, "input");
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Pagar/, "button");
  const paid = page.getByRole("heading", { name: "Depósito hecho: ya puede pujar" });
  await page.keyboard.press("Enter");
  await paid.waitFor({ timeout: 60_000 });
  await tabTo(page, /^Continuar con la puja/, "button");
  await page.keyboard.press("Enter");
  await tabTo(page, /^Confirmar/, "button");
  await page.keyboard.press("Enter");
  await page.getByText("Puja aceptada: va ganando").first().waitFor();
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("the drawer keeps the focus and gives it back", async () => {
  const context = await newVisitor(browser, server, undefined, {
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Menú" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menú" });
  await drawer.waitFor();
  await tabTo(page, /Venta directa/, "a");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await expect.poll(async () => (await focused(page)).name).toBe("Menú");

  await page.keyboard.press("Enter");
  await drawer.waitFor();
  await drawer.getByRole("button", { name: "Cerrar el menú" }).press("Enter");
  await drawer.waitFor({ state: "hidden" });
  await expect.poll(async () => (await focused(page)).name).toBe("Menú");
});
