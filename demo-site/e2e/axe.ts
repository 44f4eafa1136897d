import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, NodeResult } from "axe-core";
import type { Page } from "playwright";
import { smallControls } from "../../src/testing/small-controls";
import { isGate } from "../../scripts/test/tiers.mjs";

const SCRIPT = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

type Axe = typeof import("axe-core");

/** What axe finds wrong with a page, shadow roots included: rule and places. Asks only these rules where some are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  if (!isLoaded) await page.evaluate(await readFile(SCRIPT, "utf8"));
  await page.evaluate(settled);
  const results: AxeResults = await page.evaluate((only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Results of rules without faults are half of the work, and the test does not read them.
    return axe.run({ resultTypes: ["violations"], ...(only && { runOnly: only }) });
  }, rules);
  const found = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(", ")}`,
  );
  return [...found, ...(await page.evaluate(smallControls, undefined))];
}

/** A phone and a laptop. In the gate a journey is looked at in its own width alone: axe takes a third of all that journeys cost. */
const WIDTHS = isGate ? [] : [375, 1280];

/** The same at its own width and the other one, and whether the page can be pushed sideways: a journey goes one way and is looked at in two. */
export async function violationsAtWidths(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const found: string[] = [];
  // The own width first: what stands there now is what was meant.
  for (const width of new Set([before.width, ...WIDTHS])) {
    await page.setViewportSize({ ...before, width });
    const here = await violations(page);
    const sideways = await sidewaysPx(page);
    if (sideways > 0) here.push(`can be pushed ${sideways} px sideways`);
    found.push(...here.map((text) => `${width} px: ${text}`));
  }
  await page.setViewportSize(before);
  return found;
}

/** How far the page can be pushed sideways. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Waits for the end of all fading, and so for the final colours; endless animations are not waited for. Runs in the page. */
async function settled(): Promise<void> {
  const rootsOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsOf(shadowRoot) : [],
    ),
  ];
  for (;;) {
    // A style that has changed begins to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = rootsOf(document)
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getTiming().iterations !== Infinity,
      );
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

/** Its place, what it is, and what axe has measured. */
function describeNode({ target, html, any }: NodeResult): string {
  return `${target.join(" ")} (${any[0]?.message ?? ""} ${html})`;
}
