import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createInPageApi, type InPageApi } from "../server/testing/in-page-api";
import type { SeededUser } from "../server/seed/seed-rows";
import { violations } from "./axe";
import { newContext, sharedBrowser } from "./browser";
import { frameHostPage, type Told, toldBy } from "./frame-host";

let api: InPageApi;
let server: Server;
let port: number;
let origin: string;
let browser: Browser;
let page: Page;
let me: SeededUser;

beforeAll(async () => {
  api = await createInPageApi();
  server = createAdaptorServer({
    fetch: (request: Request) =>
      new URL(request.url).pathname === "/host" ? frameHostPage() : api.fetch(request),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://localhost:${port}`;
  browser = await sharedBrowser();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api?.close();
});
beforeEach(async () => {
  me = await api.seedUser();
  const context = await newContext(browser, { viewport: { width: 375, height: 1_000 } });
  page = await context.newPage();
});

async function openPayment(): Promise<string> {
  const opened = await api.call(
    "credit/addCreditBalance",
    { amount: "50.00" },
    { token: me.token, origin },
  );
  return `${origin}${opened.responseData.frame_url}`;
}
async function show(address: string, more = ""): Promise<FrameLocator> {
  await page.goto(`${origin}/host?frame=${encodeURIComponent(address)}${more}`);
  return page.frameLocator("iframe");
}
const told = (): Promise<Told[]> => toldBy(page);
async function kindsTold(): Promise<string[]> {
  return (await told()).map(({ kind }) => kind).filter((kind) => kind !== "height");
}
async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Número de la tarjeta").fill(number);
  await frame.getByLabel("Titular").fill("Ana Ruiz");
  await frame.getByLabel("Caducidad").fill("12/40");
  await frame.getByLabel("Código de seguridad").fill("123");
}
async function pay(frame: FrameLocator): Promise<void> {
  await frame.getByRole("button", { name: /^Pagar 50,00/ }).click();
}
const sized = (height: number) =>
  page.locator("iframe").evaluate((node, px) => (node.style.height = `${px}px`), height);
/** Presses in the moment in which the button comes into view; answers what is said beside it then. */
async function pressAtOnce(frame: FrameLocator): Promise<string> {
  await sized(20);
  const button = frame.locator("button.main");
  await frame.locator("button[data-seen=false]").waitFor({ state: "attached" });
  await button.evaluate((node) => {
    const changes = new MutationObserver(() => {
      if (node.dataset["seen"] !== "true") return;
      changes.disconnect();
      (node as HTMLButtonElement).form?.requestSubmit();
      node.dataset["said"] = node.nextElementSibling?.textContent ?? "";
    });
    changes.observe(node, { attributes: true });
  });
  await sized(900);
  return (await frame.locator("button[data-said]").getAttribute("data-said")) ?? "";
}
async function availableNow() {
  const answer = await api.call("credit/getCreditHistory", {}, me);
  return answer.responseData.balance.available;
}

test("wrong fields are told where they are, and the first is gone to; then a card pays", async () => {
  const frame = await show(await openPayment());
  await frame.getByText("50,00\u00a0€", { exact: true }).first().waitFor();
  const accent = await frame
    .getByRole("button", { name: /^Pagar/ })
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(accent).toBe("rgb(122, 31, 162)");
  await frame.getByRole("button", { name: /^Pagar 50,00/ }).click();
  const number = frame.getByLabel("Número de la tarjeta");
  await frame.getByText("Número de tarjeta no válido.").waitFor();
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  expect(await number.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await frame.locator(`#${await number.getAttribute("aria-describedby")}`).innerText()).toBe(
    "Número de tarjeta no válido.",
  );
  await expect.poll(told).toContainEqual({ kind: "invalid", n: 4 });
  await typeCard(frame, "4242424242424242");
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  await expect
    .poll(async () => (await kindsTold()).filter((kind) => kind !== "invalid"))
    .toEqual(["ready", "done"]);
  expect((await told()).at(-1)).toMatchObject({ kind: expect.stringMatching(/^(done|height)$/) });
  expect(await availableNow()).toBe("50.00");
  // Nothing that was typed.
  expect(JSON.stringify(await told())).not.toContain("4242");
});

test("the bank asks, by keyboard alone, and is answered", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000003220");
  await pay(frame);
  const heading = frame.getByRole("heading", { name: "Su banco le pide confirmación" });
  await heading.waitFor();
  expect(await heading.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const challenges = async () => (await told()).filter(({ kind }) => kind === "challenge");
  await expect
    .poll(async () => (await challenges()).map(({ state }) => state))
    .toEqual(["open", "closed"]);
  expect(await availableNow()).toBe("50.00");
});

test("a refusal says why, and the same form pays with another card", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000009995");
  await pay(frame);
  await frame.getByText("La tarjeta no tiene saldo suficiente. Pruebe con otra.").waitFor();
  await expect.poll(() => frame.getByLabel("Código de seguridad").inputValue()).toBe("");
  await typeCard(frame, "4242424242424242");
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
});

test("an answer that is lost is looked for, and nothing is paid twice", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000008120");
  await pay(frame);
  await frame.getByText("Estamos comprobando el pago. No lo repita.").first().waitFor();
  expect(await frame.getByRole("button", { name: /^Pagar/ }).count()).toBe(0);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("50.00");
});

test("a saved card is offered first", async () => {
  const first = await show(await openPayment());
  await typeCard(first, "4242424242424242");
  await first.getByLabel("Guardar esta tarjeta").check();
  await pay(first);
  await first.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const frame = await show(await openPayment());
  const saved = frame.getByRole("radio", { name: "Visa •••• 4242, caduca 12/40" });
  await saved.waitFor();
  expect(await saved.isChecked()).toBe(true);
  expect(await frame.getByLabel("Número de la tarjeta").isVisible()).toBe(false);
  await frame.getByRole("radio", { name: "Otra tarjeta" }).check();
  await frame.getByLabel("Número de la tarjeta").waitFor();
  await saved.check();
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("100.00");
});

test("what cannot be seen whole cannot be pressed", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4242424242424242");
  await sized(20);
  await frame.getByLabel("Titular").focus();
  await frame.locator("button[data-seen=false]").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await frame.locator("p.aside", { hasText: "Algo tapa el formulario." }).waitFor();
  expect(await availableNow()).toBe("0.00");
});

test("a press that comes too early is kept, and carried out when the second is over", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4242424242424242");
  expect(await pressAtOnce(frame)).toBe("Un momento…");
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("50.00");
});

test("a kept press is let go when something is changed", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4242424242424242");
  await pressAtOnce(frame);
  await frame.getByLabel("Guardar esta tarjeta").check();
  await frame.locator("p.aside").waitFor({ state: "hidden" });
  await page.waitForTimeout(1_500);
  expect(await frame.getByRole("button", { name: /^Pagar 50,00/ }).isVisible()).toBe(true);
  expect(await availableNow()).toBe("0.00");
});

test("on a partner's page an early press is not kept: it may have been meant for something else", async () => {
  const address = await openPayment();
  await api.db.query("update pay_tickets set is_foreign = true");
  const frame = await show(address);
  await typeCard(frame, "4242424242424242");
  expect(await pressAtOnce(frame)).toBe("Compruebe el importe y pulse otra vez.");
  await page.waitForTimeout(1_500);
  expect(await availableNow()).toBe("0.00");
});

test("the expiry is taken as a card or a browser writes it", async () => {
  const frame = await show(await openPayment());
  const expiry = frame.getByLabel("Caducidad");
  const error = frame.locator("#expiry-error");
  for (const text of ["12/40", "1240", "12/2040", "12 / 40", "1/40", "01-40", "122040"]) {
    await expiry.fill(text);
    await pay(frame);
    await frame.getByText("Número de tarjeta no válido.").waitFor();
    expect(await error.textContent(), text).toBe("");
  }
  for (const text of ["13/40", "00/40", "12", "12/4", "40/12", "12/1940", "doce"]) {
    await expiry.fill(text);
    await pay(frame);
    await expect.poll(() => error.textContent(), { message: text }).toBe("Caducidad no válida.");
  }
  await expiry.fill("");
  await expiry.pressSequentially("1240");
  expect(await expiry.inputValue()).toBe("12/40");
});

test("the last two minutes are announced, and who is still there goes on", async () => {
  const address = await openPayment();
  await api.db.query("update pay_tickets set expires_at = clock_timestamp() + interval '100 s'");
  const frame = await show(address);
  await frame.getByRole("button", { name: "Seguir" }).click();
  await frame.getByText("Tiene quince minutos más.").waitFor();
  expect(await frame.getByRole("button", { name: "Seguir" }).count()).toBe(0);
});

test("it speaks English where its host does", async () => {
  const frame = await show(await openPayment(), "&locale=en");
  await frame.getByRole("button", { name: /^Pay 50,00/ }).click();
  await frame.getByText("Invalid credit card number!").waitFor();
});

test("a partner's page may not touch what the amount is read by; the house's own page may", async () => {
  const theme = {
    "color-text": "#ffffff",
    "color-accent": "#7a1fa2",
    "color-on-accent": "#ffffff",
  };
  const more = `&theme=${encodeURIComponent(JSON.stringify(theme))}`;
  const dressed = async (address: string) => {
    const frame = await show(address, more);
    await frame.getByRole("button", { name: /^Pagar 50,00/ }).waitFor();
    return frame.locator("html").evaluate((node) => {
      const { style } = node as HTMLElement;
      return ["--color-text", "--color-accent"].map((name) => style.getPropertyValue(name));
    });
  };
  expect(await dressed(await openPayment())).toEqual(["#ffffff", "#7a1fa2"]);
  const foreign = await openPayment();
  await api.db.query("update pay_tickets set is_foreign = true");
  expect(await dressed(foreign)).toEqual(["", "#7a1fa2"]);
});

test("another page than the one that asked may not show it", async () => {
  const address = await openPayment();
  await page.goto(`http://127.0.0.1:${port}/host?frame=${encodeURIComponent(address)}`);
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-error:")))
    .toBe(true);
  expect(await told()).toEqual([]);
});

test("its origin is opaque, and axe finds nothing in any of its states", async () => {
  await page.goto(await openPayment());
  await page.getByLabel("Titular").waitFor();
  expect(await page.evaluate(() => globalThis.origin)).toBe("null");
  await page.getByRole("button", { name: /^Pagar/ }).click();
  await page.getByText("CVV no válido.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${origin}/pay/never-given`);
  await page.getByRole("heading", { name: "Este formulario ha caducado" }).waitFor();
  expect(await violations(page)).toEqual([]);
});
