import { createElement } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { configure } from "../state";
import { pageRegistry } from "../state/page/registry";
import { findLowContrast } from "./contrast-check";
import { defineElement } from "./define-element";
import { describeElement } from "./descriptor";
import { isChecked } from "./is-checked";
import { until } from "../testing";

const swatch = describeElement({
  tag: "martillo-swatch",
  component: () => createElement("p", null, "Muestra"),
  styles: "",
  attributes: {},
  events: [],
  parts: {},
  cssProperties: { "--martillo-swatch-background": "Background of the swatch." },
  doc: "A widget for tests.",
});

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const style = document.createElement("style");

beforeAll(() => {
  document.head.append(style);
  configure({ check: false });
  defineElement(swatch);
});
afterEach(() => {
  warn.mockClear();
  style.textContent = "";
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
});
afterAll(() => {
  style.remove();
  warn.mockRestore();
  delete pageRegistry().settings.check;
});

async function add(html: string): Promise<ShadowRoot> {
  document.body.innerHTML = html;
  const root = document.body.querySelector("martillo-swatch")?.shadowRoot;
  if (!root) throw new Error("no swatch");
  await until(() => expect(root.textContent).toContain("Muestra"));
  return root;
}

async function found(html: string): Promise<string[]> {
  const findings = findLowContrast(await add(html));
  return findings.map(
    ({ front, back, scheme }) =>
      `${front.replace("--martillo-color-", "")} on ${back.replace("--martillo-color-", "")}, ${scheme}`,
  );
}

describe("finds", () => {
  test.each(["light", "dark", "auto"])("nothing in the %s theme as it comes", async (theme) => {
    expect(await found(`<martillo-swatch theme="${theme}"></martillo-swatch>`)).toEqual([]);
  });

  test.each([
    ["a hex colour", "#a8a8a8"],
    ["oklch", "oklch(0.75 0 0)"],
    ["a mixture", "color-mix(in oklab, black 25%, white)"],
    ["hsl", "hsl(0 0% 66%)"],
    ["a colour of the page's own", "var(--brand-grey)"],
    ["a translucent one", "rgb(0 0 0 / 34%)"],
  ])("a grey text given as %s", async (_name, grey) => {
    style.textContent = `:root { --brand-grey: #a8a8a8; --martillo-color-text-muted: ${grey}; }`;
    expect(await found(`<martillo-swatch theme="light"></martillo-swatch>`)).toEqual([
      "text-muted on surface, light",
      "text-muted on surface-raised, light",
      "text-muted on surface-sunken, light",
      "text-muted on accent-soft, light",
    ]);
  });

  test("what is wrong in one scheme alone", async () => {
    style.textContent = `:root { --martillo-color-on-accent: light-dark(#ffffff, #8fd0dc); }`;
    expect(await found("<martillo-swatch></martillo-swatch>")).toEqual([]);
    expect(await found(`<martillo-swatch theme="auto"></martillo-swatch>`)).toEqual([
      "on-accent on accent, dark",
      "on-accent on accent-strong, dark",
    ]);
  });

  test("a focus ring that cannot be seen", async () => {
    style.textContent = `martillo-swatch { --martillo-color-focus: #d5d8da; }`;
    expect(await found(`<martillo-swatch theme="light"></martillo-swatch>`)).toEqual([
      "focus on surface, light",
      "focus on surface-raised, light",
      "focus on surface-sunken, light",
    ]);
  });

  test("what a background of the widget's own does to its texts", async () => {
    style.textContent = `:root { --martillo-swatch-background: #3a3a3a; }`;
    expect(await found(`<martillo-swatch theme="light"></martillo-swatch>`)).toEqual([
      "text on --martillo-swatch-background, light",
      "text-muted on --martillo-swatch-background, light",
    ]);
  });

  test("what a page behind a translucent surface does", async () => {
    style.textContent = `:root { --martillo-color-surface: rgb(255 255 255 / 10%); }`;
    const html = `<section style="background: #101010"><martillo-swatch theme="light"></martillo-swatch></section>`;
    expect(await found(html)).toContain("text on surface, light");
    expect(await found(html.replace("#101010", "#fafafa"))).not.toContain("text on surface, light");
  });

  test("and leaves no trace", async () => {
    const root = await add("<martillo-swatch></martillo-swatch>");
    const before = root.innerHTML;
    findLowContrast(root);
    expect(root.innerHTML).toBe(before);
  });
});

describe("tells", () => {
  test("each pair once, with both values, the ratio and a way out that works", async () => {
    configure({ check: true });
    style.textContent = `:root { --martillo-color-danger: #ff8a80; }`;
    await add(
      `<martillo-swatch theme="light"></martillo-swatch><martillo-swatch theme="light"></martillo-swatch>`,
    );
    await until(() => expect(warn).toHaveBeenCalled());
    const messages = warn.mock.calls.map(([message]) => String(message));
    expect(new Set(messages).size).toBe(messages.length);
    const first = messages.find((message) => message.includes("on --martillo-color-surface ("));
    expect(first).toMatch(
      /^martillo: --martillo-color-danger \(#ff8a80\) on --martillo-color-surface \(#ffffff\) has a contrast of 2\.\d\d:1 in the light scheme; WCAG 2\.2 AA wants 4\.5:1/,
    );
    const advice = /--martillo-color-danger: (#\w{6}) would do/.exec(first ?? "")?.[1] ?? "";

    warn.mockClear();
    style.textContent = `:root { --martillo-color-danger: ${advice}; }`;
    const after = findLowContrast(await add(`<martillo-swatch theme="light"></martillo-swatch>`));
    expect(after.map(({ back }) => back)).not.toContain("--martillo-color-surface");
  });

  test("nothing where nobody asked", async () => {
    configure({ check: false });
    expect(isChecked()).toBe(false);
    style.textContent = `:root { --martillo-color-danger: #ffc4bf; }`;
    await add("<martillo-swatch></martillo-swatch>");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(warn).not.toHaveBeenCalled();
  });

  test("what the script tag or the page asks for", () => {
    delete pageRegistry().settings.check;
    expect(isChecked()).toBe(location.hostname === "localhost");
    const script = document.createElement("script");
    script.type = "text/plain";
    script.setAttribute("src", "/embed.js");
    script.setAttribute("data-check", "");
    document.body.append(script);
    expect(isChecked()).toBe(true);
    configure({ check: false });
    expect(isChecked()).toBe(false);
  });
});
