import { expect, test } from "vitest";
import { COLOUR_PAIRS, type Colour, contrast, fromHex, over, readable, toHex } from "./contrast";

function colour(hex: string): Colour {
  const parsed = fromHex(hex);
  if (!parsed) throw new Error(`no colour: ${hex}`);
  return parsed;
}

test("counts contrast as WCAG does", () => {
  expect(contrast(colour("#000000"), colour("#ffffff"))).toBe(21);
  expect(contrast(colour("#ffffff"), colour("#ffffff"))).toBe(1);
  // The well-known greys on both sides of AA.
  expect(contrast(colour("#767676"), colour("#ffffff"))).toBeCloseTo(4.54, 2);
  expect(contrast(colour("#777777"), colour("#ffffff"))).toBeCloseTo(4.48, 2);
  expect(contrast(colour("#ffffff"), colour("#777777"))).toBeCloseTo(4.48, 2);
});

test("sees what is translucent in front of what is behind", () => {
  const half = { ...colour("#000000"), alpha: 0.5 };
  expect(toHex(over(half, colour("#ffffff")))).toBe("#808080");
  expect(toHex(over({ ...half, alpha: 0 }, colour("#123456")))).toBe("#123456");
});

test("proposes the nearest colour that can be read, darker or lighter", () => {
  for (const [front, back] of [
    ["#999999", "#ffffff"],
    ["#444444", "#000000"],
    ["#3b82f6", "#ffffff"],
    ["#ffffff", "#f5a623"],
    ["#808080", "#808080"],
  ] as const) {
    const proposed = readable(colour(front), colour(back), 4.5);
    expect(
      proposed && contrast(proposed, colour(back)),
      `${front} on ${back}`,
    ).toBeGreaterThanOrEqual(4.5);
  }
  // Not black: near to what was asked for.
  expect(toHex(readable(colour("#999999"), colour("#ffffff"), 4.5) ?? colour("#000000"))).toBe(
    "#757575",
  );
  expect(readable(colour("#777777"), colour("#808080"), 21)).toBeNull();
});

test("names each pair once", () => {
  const names = COLOUR_PAIRS.map(({ front, back }) => `${front}/${back}`);
  expect(new Set(names).size).toBe(names.length);
});
