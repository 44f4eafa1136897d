/**
 * Looks for colours of a page that make widgets hard to read, and says so in the console. For people who are building a page: loaded
 * only where `isChecked()` says so, never for visitors.
 */
import { toldOnPage } from "../state/page";
import { type Colour, COLOUR_PAIRS, contrast, over, readable, toHex } from "../theme/contrast";

type Scheme = "light" | "dark";

/** A pair that cannot be read well. */
export interface ContrastFinding {
  /** Custom property of what is in front. */
  front: string;
  /** Custom property of what is behind. */
  back: string;
  scheme: Scheme;
  /** From 1 to 21. */
  ratio: number;
  /** For people who write style sheets: what, why, and what would do. */
  message: string;
}

const COLOUR =
  /^(?:rgba?|color)\((?:srgb )?([\d.e-]+),? ([\d.e-]+),? ([\d.e-]+)(?:,? (?:\/ )?([\d.e-]+))?\)$/;

/** Reads colours as the browser computes them, in every notation. */
class Probe {
  readonly #node: HTMLElement;

  constructor(container: Element | ShadowRoot) {
    this.#node = document.createElement("i");
    this.#node.hidden = true;
    container.append(this.#node);
  }

  set scheme(scheme: Scheme) {
    this.#node.style.colorScheme = scheme;
  }

  get schemes(): readonly Scheme[] {
    const { colorScheme } = getComputedStyle(this.#node);
    const named = (["light", "dark"] as const).filter((scheme) => colorScheme.includes(scheme));
    return named.length > 0 ? named : ["light"];
  }

  /** Null for what is no colour. */
  read(colour: string): Colour | null {
    // Every way of writing a colour comes out as sRGB; an unknown one leaves the declaration without a value.
    this.#node.style.color = `color-mix(in srgb, ${colour} 100%, transparent 0%)`;
    const [, ...parts] = COLOUR.exec(getComputedStyle(this.#node).color) ?? [];
    const [red, green, blue, alpha] = parts.map(Number);
    if (red === undefined || green === undefined || blue === undefined) return null;
    return { red, green, blue, alpha: Number.isFinite(alpha) ? (alpha ?? 1) : 1 };
  }

  has(property: string): boolean {
    return getComputedStyle(this.#node).getPropertyValue(property).trim() !== "";
  }

  remove() {
    this.#node.remove();
  }
}

interface Pair {
  front: string;
  back: string;
  least: number;
}

function pairsOf(host: Element | null): readonly Pair[] {
  const shared = COLOUR_PAIRS.map(({ front, back, least }) => ({
    front: `--martillo-color-${front}`,
    back: `--martillo-color-${back}`,
    least,
  }));
  // Some widgets have a background of their own, on which their texts stand.
  const own = host && `--${host.localName}-background`;
  const texts = ["text", "text-muted"].map((name) => `--martillo-color-${name}`);
  return own ? [...shared, ...texts.map((front) => ({ front, back: own, least: 4.5 }))] : shared;
}

/** The colour of the page behind a widget, as far as it is one colour. */
function pageColour(start: Element | null, probe: Probe): Colour {
  const canvas = probe.read("Canvas") ?? { red: 1, green: 1, blue: 1, alpha: 1 };
  for (let node = start; node; node = parentOf(node)) {
    const found = probe.read(getComputedStyle(node).backgroundColor);
    if (found && found.alpha > 0) return over(found, canvas);
  }
  return canvas;
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function describe({ front, back, least }: Pair, scheme: Scheme, colours: [Colour, Colour]): string {
  const [one, other] = colours;
  const better = readable(one, other, least);
  const ratio = contrast(one, other).toFixed(2);
  const advice = better
    ? `For example ${front}: ${toHex(better)} would do.`
    : `No other ${front} would do: change ${back}.`;
  return `${front} (${toHex(one)}) on ${back} (${toHex(other)}) has a contrast of ${ratio}:1 in the ${scheme} scheme; WCAG 2.2 AA wants ${least}:1, below it many people cannot read it. ${advice}`;
}

/** The pairs of public colours that are hard to read where `container` is, in every colour scheme that it can have. */
export function findLowContrast(container: Element | ShadowRoot): ContrastFinding[] {
  // The system's own colours are in force then.
  if (matchMedia("(forced-colors: active)").matches) return [];
  const host = container instanceof ShadowRoot ? container.host : null;
  const probe = new Probe(container);
  try {
    return probe.schemes.flatMap((scheme) => {
      probe.scheme = scheme;
      const page = pageColour(host ?? (container as Element), probe);
      return pairsOf(host).flatMap((pair) => {
        if (!probe.has(pair.front) || !probe.has(pair.back)) return [];
        const back = probe.read(`var(${pair.back})`);
        const front = probe.read(`var(${pair.front})`);
        if (!front || !back) return [];
        const seenBack = over(back, page);
        const seenFront = over(front, seenBack);
        const ratio = contrast(seenFront, seenBack);
        if (ratio >= pair.least) return [];
        const message = describe(pair, scheme, [seenFront, seenBack]);
        return [{ front: pair.front, back: pair.back, scheme, ratio, message }];
      });
    });
  } finally {
    probe.remove();
  }
}

/** Tells each pair once per page, and again when its colours are others. */
export function reportLowContrast(container: Element | ShadowRoot): void {
  const told = toldOnPage();
  for (const { message } of findLowContrast(container)) {
    if (told.has(message)) continue;
    told.add(message);
    // oxlint-disable-next-line no-console -- for the developer of the page
    console.warn(`martillo: ${message}`);
  }
}
