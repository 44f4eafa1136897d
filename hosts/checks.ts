import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { callApi, openLots, publishLot } from "../demo-site/e2e/api";
import { productBidhistory } from "../src/contract";
import { launchChromium } from "./drivers/chromium";
import { launchFirefox } from "./drivers/firefox";
import {
  type BrowserName,
  type HostBrowser,
  type HostPage,
  press,
  textOf,
  waitFor,
} from "./drivers/host-browser";
import { lookDifferences, readLook } from "./look";
import type { HostState } from "./shared/controls";
import { askForConsumers, askForStage } from "./stage/setup";
import type { Stage } from "./stage/stage";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the hosts are opened. */
    browsers: BrowserName[];
  }
}

/** One way of having widgets on a page. */
export interface Host {
  title: string;
  /** Of its page, below the origin of the hosts. */
  path: string;
  /** @default "pages" */
  origin?: "pages" | "ssr";
  /** True in the page while it is what the title says. */
  proof?: () => boolean;
  /** Properties, or parts of their names, that are not as on a plain page. */
  looksOther?: readonly string[];
}

const LAUNCH: Record<BrowserName, () => Promise<HostBrowser>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
};

const TITLE = "Seat León de la casa";

type Widget = "card" | "box";

/**
 * The widget that is checked on a host in a browser: each host meets both browsers and both widgets, and each browser both widgets, but
 * not every combination of the three. Faults belong to a pair: a host in a browser, or a widget on a host.
 */
function widgetOf(browser: BrowserName, host: number): Widget {
  return (browser === "chromium") === (host % 2 === 0) ? "card" : "box";
}

/** What the tests of one browser have in common. */
export interface BrowserSession {
  readonly name: BrowserName;
  readonly stage: Stage;
  open(page: Pick<Host, "path" | "origin">, lot: number): Promise<HostPage>;
  newLot(): Promise<number>;
}

/** The same tests in both browsers, in the gate in Chromium alone, each started once. */
export function inEachBrowser(tests: (session: BrowserSession) => void): void {
  describe.each(inject("browsers"))("%s", (name) => {
    let stage: Stage;
    let browser: HostBrowser;
    beforeAll(async () => {
      stage = await askForStage(inject("hostsStage"));
      browser = await LAUNCH[name]();
    });
    afterAll(() => browser?.close());

    tests({
      name,
      get stage() {
        return stage;
      },
      async open({ path, origin = "pages" }, lot) {
        const token = stage.buyers[0]!;
        const asked = new URLSearchParams({ api: stage.api, lot: String(lot), token });
        const isStrange = origin === "ssr" || path.startsWith("/apps/");
        const consumers = isStrange && (await askForConsumers(inject("hostsStage")));
        const from = consumers && origin === "ssr" ? consumers.ssr : stage.pages;
        return browser.open(`${from}${path}?${asked}`);
      },
      newLot: () => publishLot(stage.api, stage.seller, { title: TITLE, start_price: "4321.00" }),
    });
  });
}

/** A page whose policy allows more than its title says would prove nothing. */
export async function expectStrict(page: string): Promise<void> {
  const { pages } = await askForStage(inject("hostsStage"));
  const { headers } = await fetch(`${pages}/pages/${page}.html`);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
}

/** The same table of checks for each host: what concerns one widget alone in one of the browsers, the rest in both. */
export function describeHosts(hosts: readonly Host[]): void {
  inEachBrowser((session) => {
    let look: Awaited<ReturnType<typeof readLook>>;

    beforeAll(async () => {
      const page = await session.open({ path: "/pages/plain.html" }, await session.newLot());
      look = await readLook(page);
      await page.close();
      // Something to stand on: a plain page without any style of ours would be like another one.
      const title = look.find(({ element }) => element.includes("__title"));
      expect(title?.style).toMatchObject({
        "box-sizing": "border-box",
        "font-size": "16px",
        "line-height": "22px",
      });
    });

    const rows = hosts.map((host, index) => ({ ...host, widget: widgetOf(session.name, index) }));
    describe.each(rows)("$title, $widget", ({ widget, ...host }) => {
      let lot: number;
      let page: HostPage;

      function change(changes: Partial<HostState>) {
        return page.evaluate((changes) => hostControls.change(changes), changes);
      }

      beforeAll(async () => {
        lot = await session.newLot();
        page = await session.open(host, lot);
      });
      afterAll(() => page?.close());

      test("shows the lot as the server has it, in card and box", async () => {
        expect(await textOf(page, ".martillo-lot-card [part~=title]")).toBe(TITLE);
        expect(await textOf(page, ".martillo-lot-card [part~=price]", "4")).toMatch(/4\.321/);
        expect(await textOf(page, ".martillo-bid-box [part~=amount]", "4")).toMatch(/4\.321/);
      });

      test.runIf(host.proof)("is what it says", async () => {
        expect(await page.evaluate(host.proof!, null)).toBe(true);
      });

      test("looks as on a plain page", async () => {
        expect(lookDifferences(await readLook(page), look, host.looksOther)).toEqual([]);
      });

      test.runIf(widget === "card")("follows its attributes, also when they go away", async () => {
        const density = () =>
          page.evaluate(() => hostProbe.find(".martillo-lot-card")?.dataset["density"], null);
        expect(await density()).toBe("comfortable");
        await change({ density: "compact" });
        await expect.poll(density).toBe("compact");
        await change({ density: undefined });
        await expect.poll(density).toBe("comfortable");

        const hasBid = () =>
          page.evaluate(() => !!hostProbe.find(".martillo-lot-card [part~=bid-button]"), null);
        expect(await hasBid()).toBe(true);
        await change({ quickBid: false });
        await expect.poll(hasBid).toBe(false);
        await change({ quickBid: undefined });
        await expect.poll(hasBid).toBe(true);
      });

      test.runIf(widget === "card")("shows another lot, with its picture", async () => {
        const lots = await openLots({ origin: session.stage.api });
        const other = lots.find(({ images }) => images.length > 0)!;
        await change({ lot: other.id });
        expect(await textOf(page, ".martillo-lot-card [part~=title]", other.title)).toBe(
          other.title,
        );
        await waitFor(
          page,
          () => {
            const image = hostProbe.find(".martillo-lot-card [part~=photo] img");
            return image instanceof HTMLImageElement && image.naturalWidth > 1;
          },
          null,
          "the picture",
        );
        await change({ lot });
        await textOf(page, ".martillo-lot-card [part~=title]", TITLE);
      });

      test.runIf(widget === "card")(
        "takes properties that were set before its code came, and after",
        async () => {
          const href = () =>
            page.evaluate(
              () => hostProbe.find(".martillo-lot-card [part~=link]")?.getAttribute("href"),
              null,
            );
          expect(await href()).toBe(`https://host.example/early/${lot}`);
          await page.evaluate(
            () => hostControls.change({ lotUrl: (id) => `https://host.example/late/${id}` }),
            null,
          );
          await expect.poll(href).toBe(`https://host.example/late/${lot}`);
        },
      );

      test.runIf(widget === "card")(
        "tells the host what happens, and leaves to it what it refuses",
        async () => {
          await page.evaluate(() => {
            hostControls.refused.add("martillo-lot-open-request");
            hostControls.heard.length = 0;
          }, null);
          await press(page, ".martillo-lot-card [part~=link]");
          const heard = await waitFor(
            page,
            () => hostControls.heard[0],
            null,
            "an event of the card",
          );
          expect(heard).toMatchObject({
            name: "martillo-lot-open-request",
            detail: { lot, url: `https://host.example/late/${lot}` },
          });
          // Still here.
          expect(await page.evaluate(() => hostControls.heard.length, null)).toBe(1);
        },
      );

      test.runIf(widget === "box")("takes a bid of the host's visitor", async () => {
        await press(page, ".martillo-bid-box input[name=amount]");
        await page.evaluate(() => {
          const input = hostProbe.find(".martillo-bid-box input[name=amount]");
          if (input instanceof HTMLInputElement) input.select();
        }, null);
        await page.type("4500");
        await press(page, ".martillo-bid-box [part~=entry] button[type=submit]");
        await press(page, ".martillo-bid-box [part~=confirm] button", "^Confirmar");
        const placed = await waitFor(
          page,
          () => hostControls.heard.find(({ name }) => name === "martillo-bid-placed"),
          null,
          "the bid to be placed",
        );
        expect(placed.detail).toMatchObject({ lot, amount: "4500.00", leading: true });
        const { records } = await callApi(session.stage.api, productBidhistory, {
          id: lot,
          limit: 10,
        });
        expect(records).toHaveLength(1);
      });

      test("lets go of everything when it is taken out, and comes back as it was", async () => {
        const state = () =>
          page.evaluate(() => ({ sockets: hostProbe.sockets(), timers: hostProbe.timers() }), null);
        expect(await state()).toMatchObject({ sockets: 1 });
        await change({ isShown: false });
        await expect.poll(state, { timeout: 8_000 }).toEqual({ sockets: 0, timers: 0 });
        await change({ isShown: true });
        await textOf(page, ".martillo-lot-card [part~=title]", TITLE);
        await textOf(page, ".martillo-bid-box [part~=amount]", "4");
        await expect.poll(state).toMatchObject({ sockets: 1 });
      });

      test("leaves nothing in the console and breaks no policy", async () => {
        expect(await page.evaluate(() => hostProbe.violations, null)).toEqual([]);
        expect(page.troubles).toEqual([]);
      });
    });
  });
}
