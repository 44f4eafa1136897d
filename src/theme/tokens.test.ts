import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8").replace(/\s+/g, " ");
}
const tokens = read("./tokens.css");
const capture = read("./capture.css");

type Theme = "light" | "dark";

function colour(name: string, theme: Theme): [number, number, number] {
  const pair = new RegExp(
    `--martillo-color-${name}: var\\( ?--_color-${name}, light-dark\\((#\\w{6}), (#\\w{6})\\)`,
  ).exec(tokens);
  const hex = pair?.[theme === "light" ? 1 : 2];
  if (!hex) throw new Error(`no pair of opaque colours for ${name}`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [low = 0, high = 0] = [
    luminance(colour(one, theme)),
    luminance(colour(other, theme)),
  ].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ["surface", "surface-raised", "surface-sunken"];
const onSurfaces = [
  "text",
  "text-muted",
  "accent",
  "accent-strong",
  "positive",
  "warning",
  "danger",
];
const text: [string, string][] = [
  ...onSurfaces.flatMap((one) => surfaces.map((other): [string, string] => [one, other])),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["surface", "danger"],
  ["accent", "accent-soft"],
  ["text", "accent-soft"],
  ["text-muted", "accent-soft"],
  ["positive", "positive-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ["text", "positive-soft"],
  ["text", "warning-soft"],
  ["text", "danger-soft"],
];
const lines: [string, string][] = ["focus", "border-strong"].flatMap((one) =>
  surfaces.map((other): [string, string] => [one, other]),
);

describe.each(["light", "dark"] as const)("%s tokens", (theme) => {
  it.each(text)("%s is readable on %s (AA, 4.5)", (one, other) => {
    expect(contrast(one, other, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(lines)("%s can be seen on %s (AA, 3)", (one, other) => {
    expect(contrast(one, other, theme)).toBeGreaterThanOrEqual(3);
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
