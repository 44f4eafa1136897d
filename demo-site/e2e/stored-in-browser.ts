import type { Page } from "playwright";

/** All that a page's browser has kept, as one text: cookies, local and session storage, IndexedDB and caches of every origin it can ask. */
export async function storedInBrowser(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true });
  const own = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts.join("\n");
  });
  return `${JSON.stringify(state)}\n${own}`;
}
