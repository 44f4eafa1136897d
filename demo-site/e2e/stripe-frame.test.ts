import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Browser, BrowserContext, FrameLocator, Page, Route } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paymentsOf } from "../server/ports/payment-provider/payments";
import { stripeProvider } from "../server/ports/payment-provider/stripe/stripe-provider";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  StripeDouble,
} from "../server/ports/payment-provider/stripe/testing/stripe-double";
import { createInPageApi, type InPageApi } from "../server/testing/in-page-api";
import type { SeededUser } from "../server/seed/seed-rows";
import { violations } from "./axe";
import { newContext, sharedBrowser } from "./browser";
import { FAKE_BANK, FAKE_FIELDS, FAKE_STRIPE_JS } from "./fake-stripe-js";
import { frameHostPage, type Told, toldBy } from "./frame-host";

/** What Stripe's test numbers do, by the names of its test methods. */
const METHODS: Readonly<Record<string, string>> = {
  "4242": "pm_card_visa",
  "9995": "pm_card_visa_chargeDeclinedInsufficientFunds",
  "3184": "pm_card_authenticationRequired",
};

let double: StripeDouble;
let stripeAt: { protocol: "http"; host: string; port: number };
let api: InPageApi;
let server: Server;
let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let me: SeededUser;
let hosts: Set<string>;
let blocked: string[];

beforeAll(async () => {
  double = new StripeDouble();
  stripeAt = await double.start();
  const card = stripeProvider({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecrets: ["whsec_1"],
    takesIban: false,
    api: stripeAt,
  });
  api = await createInPageApi({
    ports: { payments: paymentsOf({ card, publishableKey: PUBLISHABLE_KEY }) },
  });
  server = createAdaptorServer({
    fetch: (request: Request) =>
      new URL(request.url).pathname === "/host" ? frameHostPage() : api.fetch(request),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await sharedBrowser();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api?.close();
  await double?.stop();
});
beforeEach(async () => {
  me = await api.seedUser();
  context = await newContext(browser, { viewport: { width: 375, height: 1_000 } });
  page = await context.newPage();
  hosts = new Set();
  blocked = [];
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) blocked.push(message.text());
  });
  await context.route("https://js.stripe.com/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith("/stripe.js"))
      return route.fulfill({ contentType: "text/javascript", body: FAKE_STRIPE_JS });
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: path === "/bank.html" ? FAKE_BANK : FAKE_FIELDS,
    });
  });
  await context.route("https://api.stripe.com/**", stripeApi);
});

/** What Stripe's script asks, handed on with the publishable key. */
async function stripeApi(route: Route) {
  const { pathname } = new URL(route.request().url());
  const asked = new URLSearchParams(route.request().postData() ?? "");
  const headers = { "access-control-allow-origin": "*" };
  const [, , , id = "", act] = pathname.split("/");
  if (act === "challenge") {
    double.answerChallenge(id, asked.get("answer") === "authorize");
    return route.fulfill({ headers, json: {} });
  }
  const method = METHODS[(asked.get("number") ?? "").slice(-4)] ?? "";
  const answer = await fetch(`http://${stripeAt.host}:${stripeAt.port}${pathname}`, {
    method: "POST",
    headers: { authorization: `Bearer ${asked.get("key")}` },
    body: new URLSearchParams({
      client_secret: asked.get("client_secret") ?? "",
      payment_method: method,
    }),
  });
  return route.fulfill({ status: answer.status, headers, json: await answer.json() });
}

const told = (): Promise<Told[]> => toldBy(page);

async function show(path: string): Promise<FrameLocator> {
  const frame = encodeURIComponent(`${origin}${path}`);
  await page.goto(`${origin}/host?frame=${frame}`);
  return page.frameLocator("iframe");
}

async function showPayment(): Promise<FrameLocator> {
  const opened = await api.call(
    "credit/addCreditBalance",
    { amount: "50.00" },
    { token: me.token, origin },
  );
  return show(opened.responseData.frame_url ?? "");
}

const fieldsIn = (frame: FrameLocator) => frame.frameLocator("iframe[title='Campos de Stripe']");

async function typeCard(frame: FrameLocator, number: string) {
  await fieldsIn(frame).getByLabel("Número de Stripe").fill(number);
}

/** Presses once the fields of the provider are there. */
async function press(frame: FrameLocator, name: RegExp): Promise<void> {
  await frame.getByRole("button", { name }).click();
}

const pay = (frame: FrameLocator) => press(frame, /^Pagar 50,00/);

async function cards() {
  const { responseData } = await api.call("customer/payment_method/list", {}, me);
  return responseData.data;
}

async function availableNow() {
  const answer = await api.call("credit/getCreditHistory", {}, me);
  return answer.responseData.balance.available;
}

/** What the house asked of Stripe for the newest payment. */
function intentOf(path: string) {
  const id = double.asked.findLast((each) => each.includes(path))?.split("/")[3] ?? "";
  return double.thing(id);
}

test("Stripe's own fields take the card, and the house hears only what became of it", async () => {
  const frame = await showPayment();
  await typeCard(frame, "4242424242424242");
  expect(await frame.getByLabel("Número de la tarjeta").isVisible()).toBe(false);
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const kinds = async () =>
    (await told()).filter(({ kind, n }) => kind !== "height" && n !== 0).map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(["ready", "done"]);
  expect(JSON.stringify(await told())).not.toContain("4242");
  expect(await availableNow()).toBe("50.00");
  expect(await cards()).toEqual([]);
  expect(intentOf("/confirm")).toMatchObject({
    amount: 5_000,
    setup_future_usage: null,
    metadata: { martillo_payment: expect.stringMatching(/^\d+$/) },
  });
  expect([...hosts].toSorted()).toEqual(["api.stripe.com", "js.stripe.com", new URL(origin).host]);
  expect(blocked).toEqual([]);
});

test("nothing is begun at Stripe before somebody presses, and what is missing is said", async () => {
  double.asked.length = 0;
  const frame = await showPayment();
  await fieldsIn(frame).getByLabel("Número de Stripe").waitFor();
  await press(frame, /^Pagar/);
  await frame.getByText("Falta el número.").waitFor();
  await expect.poll(told).toContainEqual({ kind: "invalid", n: 1 });
  expect(double.asked).toEqual([]);
});

test("a card is kept where its owner ticks that, and pays the next time with what its bank asks", async () => {
  const first = await showPayment();
  await typeCard(first, "4000002760003184");
  await first.getByLabel("Guardar esta tarjeta").check();
  await pay(first);
  const bank = first.frameLocator("iframe[title='Banco']");
  await bank.getByRole("button", { name: "Autorizar en el banco" }).click();
  await first.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const asked = async () => (await told()).filter(({ kind }) => kind === "challenge");
  await expect
    .poll(async () => (await asked()).map(({ state }) => state))
    .toEqual(["open", "closed"]);
  expect(intentOf("/confirm")["setup_future_usage"]).toBe("off_session");
  expect(await cards()).toMatchObject([{ last4: "3184", brand: "visa" }]);

  const frame = await showPayment();
  await frame.getByRole("radio", { name: /3184/ }).waitFor();
  await pay(frame);
  await frame
    .frameLocator("iframe[title='Banco']")
    .getByRole("button", { name: "Autorizar en el banco" })
    .click();
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("100.00");
  expect(blocked).toEqual([]);
});

test("a refusal says why, and the same payment goes on with another card", async () => {
  const frame = await showPayment();
  await typeCard(frame, "4000000000009995");
  await pay(frame);
  await frame.getByText("La tarjeta no tiene saldo suficiente. Pruebe con otra.").waitFor();
  const first = intentOf("/confirm")["id"];
  await typeCard(frame, "4242424242424242");
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(intentOf("/confirm")["id"]).toBe(first);
  expect(await availableNow()).toBe("50.00");
});

test("who says no at their bank has paid nothing, and may try again", async () => {
  const frame = await showPayment();
  await typeCard(frame, "4000002760003184");
  await pay(frame);
  await frame
    .frameLocator("iframe[title='Banco']")
    .getByRole("button", { name: "Rechazar en el banco" })
    .click();
  await frame
    .getByText("El banco no ha podido confirmar que es usted. Inténtelo de nuevo.")
    .waitFor();
  expect(await availableNow()).toBe("0.00");
});

test("a card is saved without a payment", async () => {
  const opened = await api.call("customer/payment_method/create", {}, { token: me.token, origin });
  const frame = await show(opened.responseData.frame_url ?? "");
  await typeCard(frame, "4242424242424242");
  await press(frame, /^Guardar tarjeta/);
  await frame.getByRole("heading", { name: "Tarjeta guardada" }).waitFor();
  await expect
    .poll(async () => (await told()).find(({ kind }) => kind === "saved"))
    .toMatchObject({ brand: "visa", last4: "4242" });
  expect(await cards()).toMatchObject([{ last4: "4242", is_default: 1 }]);
});

test("without Stripe's script nothing is charged, which is said, and it is tried again", async () => {
  await context.route("https://js.stripe.com/**", (route) => route.abort());
  const frame = await showPayment();
  await frame.getByText("Los campos de la tarjeta no se han podido cargar.").first().waitFor();
  await expect.poll(told).toContainEqual({ kind: "error", code: "OFFLINE" });
  await context.unrouteAll();
  await context.route("https://js.stripe.com/**", (route) =>
    new URL(route.request().url()).pathname.endsWith("/stripe.js")
      ? route.fulfill({ contentType: "text/javascript", body: FAKE_STRIPE_JS })
      : route.fulfill({ contentType: "text/html; charset=utf-8", body: FAKE_FIELDS }),
  );
  await frame.getByRole("button", { name: "Reintentar" }).click();
  await fieldsIn(frame).getByLabel("Número de Stripe").waitFor();
});

test("its page may reach Stripe and the house alone, and axe finds nothing in it", async () => {
  const opened = await api.call(
    "credit/addCreditBalance",
    { amount: "50.00" },
    { token: me.token, origin },
  );
  const response = await page.goto(`${origin}${opened.responseData.frame_url}`);
  const policy = (response?.headers()["content-security-policy"] ?? "").split("; ");
  expect(policy).toContain(
    `script-src ${origin}/pay/frame/ ${origin}/pay/fields/ https://js.stripe.com`,
  );
  expect(policy).toContain(`connect-src ${origin}/pay/ https://api.stripe.com`);
  expect(policy).toContain("frame-src https://js.stripe.com https://hooks.stripe.com");
  expect(policy.join()).not.toContain("sandbox");
  await page.frameLocator("iframe").getByLabel("Número de Stripe").waitFor();
  expect(await violations(page)).toEqual([]);
});
