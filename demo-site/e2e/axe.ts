import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const SCRIPT = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong with a page, shadow roots included: rule and places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(SCRIPT, "utf8"));
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
