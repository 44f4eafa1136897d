import type { Page, Request } from "playwright";
import { expect } from "vitest";

/** A page that asks again and again is never silent for long; here a moment without a request is enough. */
const PATIENCE_MS = 60_000;

/**
 * Notes the requests of a page, from now on. The returned function waits until the page has nothing more to do of its own accord: no
 * request is under way, and none was begun by work that the page had put off until it is idle.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    // Requests that the former document still waits for do not count.
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
