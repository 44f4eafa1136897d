import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Colour, COLOUR_PAIRS, contrast, fromHex } from "./contrast";

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8").replace(/\s+/g, " ");
}
const tokens = read("./tokens.css");
const capture = read("./capture.css");

const OUTSIDE_THE_TOKENS = [
  // Where a backdrop inherits no custom properties.
  "dialog.css: #0b141a8c",
  // A code is read by cameras: black on white in every theme.
  "invoice-viewer/invoice-viewer.css: #fff",
  "invoice-viewer/invoice-viewer.css: #000",
  // Pictures over the whole screen, and figures on pictures, are on a dark ground in every theme.
  "lot-detail/lot-detail.css: #0b141acc",
  "lot-detail/lot-detail.css: #ffffff",
  "lot-detail/lot-detail.css: #05080a",
  "lot-detail/lot-detail.css: #ffffff",
  "lot-detail/lot-detail.css: rgb(",
];

type Theme = "light" | "dark";

function colour(name: string, theme: Theme): Colour {
  const pair = new RegExp(
    `--martillo-color-${name}: var\\( ?--_color-${name}, light-dark\\((#\\w{6}), (#\\w{6})\\)`,
  ).exec(tokens);
  const found = fromHex(pair?.[theme === "light" ? 1 : 2] ?? "");
  if (!found) throw new Error(`no pair of opaque colours for ${name}`);
  return found;
}

describe.each(["light", "dark"] as const)("%s tokens", (theme) => {
  it.each(COLOUR_PAIRS)("$front can be read on $back (AA, $least)", ({ front, back, least }) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

it("captures exactly the public tokens, so that a page's own value reaches into shadow roots", () => {
  const declared = [...tokens.matchAll(/--martillo-([\w-]+):/g)].map(([, name]) => name);
  const captured = [...capture.matchAll(/--_([\w-]+): var\(--martillo-\1\)/g)].map(
    ([, name]) => name,
  );
  expect(captured).toEqual(declared);
  expect(new Set(declared).size).toBe(declared.length);
});

it("keeps the palette, plain colours, in the tokens alone", () => {
  const painted = ["../ui", "../../widgets"].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .toSorted()
      .flatMap((name) => {
        const css = readFileSync(new URL(`${folder}/${name}`, import.meta.url), "utf8");
        const colours = css
          .replace(/\/\*.*?\*\//gs, "")
          .matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi);
        return [...colours].map(([text]) => `${name}: ${text}`);
      }),
  );
  expect(painted).toEqual(OUTSIDE_THE_TOKENS);
});
