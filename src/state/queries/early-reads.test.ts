import { afterEach, expect, test } from "vitest";
import { productSearch } from "../../contract";
import { takeEarlyRead } from "./early-reads";
import { makeCall } from "./make-call";
import { pageRegistry } from "../page/registry";

const API = "https://a.test";
const URL = `${API}/api/product/search?page=1&limit=12`;

afterEach(() => pageRegistry().reads.clear());

function listOf(id: number): string {
  return JSON.stringify({ status: "success", responseData: { records: [{ id }], total: 1 } });
}

function prefetched(text: string | undefined) {
  const early = {
    sentAt: performance.now() - 40,
    answer: Promise.resolve(text === undefined ? undefined : { text, receivedAt: 7 }),
  };
  pageRegistry().reads.set(URL, early);
  return early;
}

/** Searches, and tells what was asked of the network. */
async function search(getToken?: () => string) {
  const methods: string[] = [];
  const transport = {
    apiBase: API,
    ...(getToken && { getToken }),
    fetch: async (input: RequestInfo | globalThis.URL, init?: RequestInit) => {
      methods.push(new Request(input, init).method);
      return new Response(JSON.stringify({ status: "error", message: "No." }), { status: 409 });
    },
  };
  const { ok } = await makeCall(transport, productSearch, { page: 1, limit: 12 });
  return { ok, methods };
}

test("what the loader has asked for is taken once, with the moments of its own request", async () => {
  const { sentAt } = prefetched("early");
  expect(await takeEarlyRead(URL)).toEqual({ status: 200, text: "early", sentAt, receivedAt: 7 });
  expect(await takeEarlyRead(URL)).toBeUndefined();
  // The loader still knows what was asked for.
  expect(pageRegistry().reads.has(URL)).toBe(true);
});

test("a prefetch that failed or is old is no answer", async () => {
  prefetched(undefined);
  expect(await takeEarlyRead(URL)).toBeUndefined();
  prefetched("early").sentAt -= 20_000;
  expect(await takeEarlyRead(URL)).toBeUndefined();
});

test("a guest's search reads what the loader has asked for, and asks for the next", async () => {
  prefetched(listOf(5));
  expect((await search()).methods).toEqual([]);
  expect((await search()).methods).toEqual(["GET"]);
});

test("a visitor who is known is answered anew: the loader asked as a guest", async () => {
  prefetched(listOf(5));
  expect((await search(() => "token")).methods).toEqual(["POST"]);
});
