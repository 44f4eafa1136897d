import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import type { PageApi } from "../demo-site/server/testing/page-api";
import { openHouse } from "../src/testing/house-api";
import { type AnyElementDescriptor, registerAll } from "../src/element";
import { findLowContrast } from "../src/element/contrast-check";
import { createTestRuntime, until } from "../src/testing";
import { elements } from "./_made/docs";

let api: PageApi;
let apiBase: string;
let lot: number;
/** It takes offers. */
let direct: number;
let seller: number;
let close = () => {};

beforeAll(async () => {
  api = await openHouse();
  const made = createTestRuntime(api);
  ({ apiBase } = made);
  close = () => made.runtime.close();
  lot = await api.seedLot({
    title: "Mercedes-Benz Clase A 200 d Progressive Line con un nombre largo",
    location: "San Sebastián de los Reyes",
    startCents: 123_456_700,
    // So that it can be bought at once, too.
    buyNowCents: 234_567_800,
    buyNowPolicy: "until_price_exceeds",
  });
  seller = (await api.seedUser({ admin: true })).id;
  direct = await api.seedLot({
    auction: 0,
    extension: null,
    reserveCents: null,
    sellerId: seller,
  });
  registerAll(elements);
});
afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
  await emulate([]);
});
afterAll(async () => {
  close();
  await api.close();
});

interface Media {
  name: string;
  value: string;
}

async function emulate(features: readonly Media[]) {
  const session = cdp() as unknown as { send(name: string, input: object): Promise<unknown> };
  await session.send("Emulation.setEmulatedMedia", { features });
}

interface Shown {
  host: HTMLElement;
  root: ShadowRoot;
  /** The outermost node of the widget. */
  base: HTMLElement;
}

/** Fields that are drawn by us; the browser draws checkboxes and radio buttons. */
const BOXES = "input:not([type=checkbox], [type=radio]), select, textarea";

/** These have nothing to press before something has happened. */
const QUIET: ReadonlySet<string> = new Set(["martillo-alerts", "martillo-invitation"]);

/** Puts the element into the page and waits until it shows what it read. */
async function show(
  { tag, attributes }: AnyElementDescriptor,
  settings: Readonly<Record<string, string>> = {},
  holder: HTMLElement = document.body.appendChild(document.createElement("div")),
): Promise<Shown> {
  const host = document.createElement(tag);
  host.setAttribute("api-base", apiBase);
  if (attributes["lot"]) {
    host.setAttribute("lot", String(tag === "martillo-offer-box" ? direct : lot));
  }
  if (tag === "martillo-seller-card") host.setAttribute("seller", String(seller));
  if (attributes["page"]) host.setAttribute("page", "help");
  for (const [name, value] of Object.entries(settings)) host.setAttribute(name, value);
  holder.append(host);
  const root = host.shadowRoot;
  if (!root) throw new Error(`${tag} has no shadow root`);
  await until(() => {
    expect(root.querySelector(".martillo-root")).not.toBeNull();
    expect(root.querySelector(".martillo-skeleton")).toBeNull();
    const control = root.querySelector("a, button, input, select");
    expect(QUIET.has(tag) || control !== null).toBe(true);
  });
  const base = root.querySelector<HTMLElement>(".martillo-root");
  if (!base) throw new Error(`${tag} shows nothing`);
  return { host, root, base };
}

/** What a token is worth inside the widget, as a colour. */
function colourOf({ base }: Shown, token: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  base.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function visible({ root }: Shown): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("*")].filter(
    (node) => node.checkVisibility({ visibilityProperty: true }) && node.offsetWidth > 1,
  );
}

describe.each(elements.map((descriptor) => [descriptor.tag, descriptor] as const))(
  "%s",
  (_tag, descriptor) => {
    test("is light, dark, or as the visitor's system is", async () => {
      const [light, dark] = [
        await show(descriptor, { theme: "light" }),
        await show(descriptor, { theme: "dark" }),
      ];
      const surface = "--martillo-color-surface";
      expect(getComputedStyle(light.base).colorScheme).toBe("light");
      expect(getComputedStyle(dark.base).colorScheme).toBe("dark");
      const [white, night] = [colourOf(light, surface), colourOf(dark, surface)];
      expect(white).not.toBe(night);

      const auto = await show(descriptor, { theme: "auto" });
      await emulate([{ name: "prefers-color-scheme", value: "dark" }]);
      expect(colourOf(auto, surface)).toBe(night);
      await emulate([{ name: "prefers-color-scheme", value: "light" }]);
      expect(colourOf(auto, surface)).toBe(white);
    });

    test("is as light or dark as the page around it when nothing is said", async () => {
      const shown = await show(descriptor);
      const before = colourOf(shown, "--martillo-color-text");
      document.documentElement.style.colorScheme = "dark";
      expect(colourOf(shown, "--martillo-color-text")).not.toBe(before);
    });

    test("takes the tokens of the page, of a provider and of the element, the innermost first", async () => {
      const accent = "--martillo-color-accent";
      const provider = document.createElement("martillo-provider");
      document.body.append(provider);
      const shown = await show(descriptor, {}, provider);
      const steps = [document.documentElement, document.body, provider, shown.host];
      for (const [index, node] of steps.entries()) {
        node.style.setProperty(accent, `rgb(${index + 1}, 2, 3)`);
        expect(colourOf(shown, accent)).toBe(`rgb(${index + 1}, 2, 3)`);
      }
      for (const node of steps) node.style.removeProperty(accent);
    });

    test("paints with its own properties on top", async () => {
      const shown = await show(descriptor);
      const sheets = shown.root.adoptedStyleSheets.map(textOf).join("\n");
      for (const name of Object.keys(descriptor.cssProperties)) {
        expect(sheets).toContain(`var(${name}`);
      }
    });

    test.each([300, 480, 1000])("fits into %d px", async (width) => {
      const holder = document.body.appendChild(document.createElement("div"));
      holder.style.width = `${width}px`;
      const { host, base } = await show(descriptor, {}, holder);
      expect(base.scrollWidth).toBeLessThanOrEqual(base.clientWidth);
      expect(host.getBoundingClientRect().width).toBeLessThanOrEqual(width);
    });

    test("stands still where motion is unwanted", async () => {
      await emulate([{ name: "prefers-reduced-motion", value: "reduce" }]);
      const shown = await show(descriptor);
      for (const node of visible(shown)) {
        const { animationDuration, transitionDuration } = getComputedStyle(node);
        for (const duration of `${animationDuration}, ${transitionDuration}`.split(", ")) {
          expect(Number.parseFloat(duration), node.className).toBeLessThanOrEqual(0.001);
        }
      }
    });

    test("shows its controls where colours are forced", async () => {
      await emulate([{ name: "forced-colors", value: "active" }]);
      const shown = await show(descriptor);
      expect(matchMedia("(forced-colors: active)").matches).toBe(true);
      for (const node of visible(shown)) {
        // The system's colours must reach every text.
        if (node.tagName === "svg" || node.closest("svg")) continue;
        expect(getComputedStyle(node).forcedColorAdjust, node.className).not.toBe("none");
      }
      for (const node of shown.root.querySelectorAll<HTMLElement>(BOXES)) {
        if (!node.checkVisibility({ visibilityProperty: true }) || node.offsetWidth <= 1) continue;
        expect(hasEdge(node), node.outerHTML).toBe(true);
      }
      const focusable = shown.root.querySelector<HTMLElement>("button, a, input, select");
      if (!focusable && QUIET.has(descriptor.tag)) return;
      focusable?.focus({ focusVisible: true });
      expect(shown.root.activeElement).toBe(focusable);
      expect(hasRing(focusable)).toBe(true);
    });

    test("can be read in every scheme as it comes", async () => {
      const { root } = await show(descriptor, { theme: "auto" });
      expect(findLowContrast(root)).toEqual([]);
    });
  },
);

function textOf(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
}

/** A border, or one around it: a control without is text. */
function hasEdge(node: HTMLElement): boolean {
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(at);
    if (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0) return true;
  }
  return false;
}

/** An outline on the control or on what frames it. */
function hasRing(node: HTMLElement | null): boolean {
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return true;
  }
  return getComputedStyle(node ?? document.body, "::after").outlineStyle !== "none";
}
