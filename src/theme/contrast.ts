// This folder: layers, tokens and base styles, and what checks their contrast.
/** A colour in sRGB, each part 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Two public colour tokens of which one is read, or seen, on the other. */
export interface ColourPair {
  /** Name without `--martillo-color-`. */
  front: string;
  back: string;
  /** Least contrast of WCAG 2.2 AA: 4.5 for text, 3 for outlines. */
  least: 4.5 | 3;
}

const SURFACES = ["surface", "surface-raised", "surface-sunken"];
const READ_ON_SURFACES = [
  "text",
  "text-muted",
  "accent",
  "accent-strong",
  "positive",
  "warning",
  "danger",
];

function pairs(least: ColourPair["least"], fronts: readonly string[], backs: readonly string[]) {
  return fronts.flatMap((front) => backs.map((back): ColourPair => ({ front, back, least })));
}

/** Every pair that some widget makes. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairs(4.5, READ_ON_SURFACES, SURFACES),
  ...pairs(4.5, ["on-accent"], ["accent", "accent-strong"]),
  ...pairs(4.5, ["surface"], ["danger"]),
  ...pairs(4.5, ["accent", "text", "text-muted"], ["accent-soft"]),
  ...pairs(4.5, ["positive", "text"], ["positive-soft"]),
  ...pairs(4.5, ["warning", "text"], ["warning-soft"]),
  ...pairs(4.5, ["danger", "text"], ["danger-soft"]),
  ...pairs(3, ["focus", "border-strong"], SURFACES),
];

/** `#0f5b6b`, as people write it. */
export function toHex({ red, green, blue }: Colour): string {
  const parts = [red, green, blue].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** `#0f5b6b` as a colour; null for anything else. */
export function fromHex(hex: string): Colour | null {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16) / 255);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return { red, green, blue, alpha: 1 };
}

function mix(front: Colour, back: Colour, share: number): Colour {
  const part = (name: "red" | "green" | "blue") => front[name] * share + back[name] * (1 - share);
  return { red: part("red"), green: part("green"), blue: part("blue"), alpha: 1 };
}

/** The visible colour where one lies in front of an opaque one. */
export function over(front: Colour, back: Colour): Colour {
  return mix(front, back, front.alpha);
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const c = Math.min(1, Math.max(0, part));
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two opaque colours as WCAG counts it, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Colour = { red: 1, green: 1, blue: 1, alpha: 1 };
const STEPS = 64;

/** The colour nearest to `front`, darker or lighter, that has the contrast; null when neither end has. */
export function readable(front: Colour, back: Colour, least: number): Colour | null {
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [BLACK, WHITE]) {
      const candidate = mix(end, front, step / STEPS);
      const rounded = fromHex(toHex(candidate)) ?? candidate;
      if (contrast(rounded, back) >= least) return rounded;
    }
  }
  return null;
}
