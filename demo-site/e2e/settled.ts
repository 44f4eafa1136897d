import type { Page, Request } from "playwright";
import { expect } from "vitest";

/** Somebody who waits for silence on the line waits in vain where a page asks again and again; a moment without a request is enough here. */
const PATIENCE_MS = 60_000;

/**
 * Notes what a page asks for, from now on. What is returned waits until the page has nothing more to do of its own accord: nothing is under
 * way, and nothing was begun by what it had put off until it is idle.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    // Whatever the former document still waits for is nobody's affair.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));

  async function look(): Promise<string[]> {
    const seen: string[] = [];
    // Twice: what the first turn has begun may be told only after it.
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(idle);
      seen.push(...[...underWay].map((request) => request.url()));
    }
    return seen;
  }
  return async () => {
    await expect.poll(look, { timeout: PATIENCE_MS }).toEqual([]);
  };
}

/** Runs in the page: after everything that was put off until now, and what has come of it is painted. */
async function idle(): Promise<void> {
  // Longer than what the site itself gives such work at most.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
