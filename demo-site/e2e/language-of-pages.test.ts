import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes as allRoutes } from "../app/_made/routes";
import { addressOf } from "./addresses";
import { openLots } from "./api";
import { newVisitor, sharedBrowser } from "./browser";
import { chooseLanguage, ENGLISH, leftOn, SPANISH } from "./language";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this reads every word on its pages, and titles of other journeys would be among them.
  server = await startServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

// The gallery shows code, whose names are English.
const routes = allRoutes.filter(({ page }) => page !== "gallery");
const LANGUAGES = {
  English: { code: "for_english", tag: "en", others: SPANISH },
  Spanish: { code: "for_spanish", tag: "es-ES", others: ENGLISH },
} as const;

/** Plans have the names that the house gives them: these two are words of ours elsewhere. */
const NAMES = ["Empresa", "Premium"];

test.each([
  ["guest", "English"],
  ["buyer", "English"],
  ["seller", "English"],
  ["staff", "English"],
  ["seller", "Spanish"],
] as const)("every page speaks to a %s in %s", async (role, language) => {
  const { code, tag, others } = LANGUAGES[language];
  const account = role === "guest" ? undefined : server.account(role);
  const page = await (await newVisitor(browser, server, account)).newPage();
  const lot = String((await openLots(server))[0]?.id);
  await page.goto("/contactarnos");
  await chooseLanguage(page, code);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(tag);
  for (const route of routes) {
    const address = addressOf(route, lot);
    await page.goto(address);
    await page.locator("main[data-page] h1").waitFor();
    const left = async () => {
      const said = await leftOn(page, others);
      return { address, left: said.filter((text) => !NAMES.includes(text)) };
    };
    await expect.poll(left, { timeout: 30_000 }).toEqual({ address, left: [] });
  }
});
