import type { Page } from "playwright";
import { expect } from "vitest";

/** A pattern's match in the letters and text messages to an address, newest first: its first group, or all of it. Waits for it. */
export async function inLetters(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const letters = await page.request.get(`/dev/outbox?${new URLSearchParams({ to })}`);
      const [all, group = all] = pattern.exec(await letters.text()) ?? [];
      found = group;
      return found;
    })
    .toBeDefined();
  return found!;
}

/** The newest code sent to an address, as a visitor of a demo finds it. */
export function lastCode(page: Page, to: string): Promise<string> {
  return inLetters(page, to, /data-code>(\d+)</);
}
