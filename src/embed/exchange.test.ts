import { afterEach, expect, test, vi } from "vitest";
import { pageRegistry } from "../state/registry";
import { exchange } from "./exchange";

const URL = "https://a.test/api/product/search?page=1&limit=12";

afterEach(() => {
  pageRegistry().reads.clear();
  vi.useRealTimers();
});

function prefetched(text: string | undefined) {
  const early = {
    sentAt: performance.now() - 40,
    answer: Promise.resolve(text === undefined ? undefined : { text, receivedAt: 7 }),
  };
  pageRegistry().reads.set(URL, early);
  return early;
}

function get(answers: string[] = ["asked"], method: "get" | "post" = "get") {
  return exchange({
    url: URL,
    method,
    headers: {},
    body: undefined,
    fetch: async () => new Response(answers.shift()),
    signal: new AbortController().signal,
    retries: 0,
  });
}

test("what the loader has asked for is taken once, with the moments of its own request", async () => {
  const { sentAt } = prefetched("early");
  expect(await get()).toEqual({ status: 200, text: "early", sentAt, receivedAt: 7 });
  expect((await get()).text).toBe("asked");
  // The loader still knows what was asked for.
  expect(pageRegistry().reads.has(URL)).toBe(true);
});

test("a prefetch that failed, or is old, or is none of this kind, is asked for", async () => {
  prefetched(undefined);
  expect((await get()).text).toBe("asked");
  prefetched("early").sentAt -= 20_000;
  expect((await get()).text).toBe("asked");
  prefetched("early");
  expect((await get(["posted"], "post")).text).toBe("posted");
});
