import { afterEach, expect, test } from "vitest";
import { takePrefetched } from "./prefetched";
import { pageRegistry } from "../page/registry";

const API = "https://a.test";

afterEach(() => void (pageRegistry().prefetched = []));

function prefetch(...ids: number[]) {
  const text = JSON.stringify({
    status: "success",
    responseData: { records: ids.map((id) => ({ id })) },
  });
  const entry = {
    apiBase: API,
    action: "product/lots" as const,
    ids,
    sentAt: performance.now(),
    answer: Promise.resolve({ text, receivedAt: performance.now() }),
  };
  pageRegistry().prefetched.push(entry);
  return entry;
}

async function take(ids: number[], apiBase = API, detail = false) {
  const taken = takePrefetched(apiBase, detail, ids, () => {});
  const lots = await Promise.all(taken.map((early) => early.lots));
  return lots.flatMap((some) => some?.map(({ id }) => id));
}

test("each lot is read once, and the text is let go of with the last one", async () => {
  const entry = prefetch(1, 2, 3);
  expect(await take([1, 2, 9])).toEqual([1, 2]);
  expect(await entry.answer).toBeDefined();
  expect(await take([1, 3])).toEqual([3]);
  expect(await entry.answer).toBeUndefined();
  expect(await take([1, 2, 3])).toEqual([]);
  // The loader still knows what was asked for.
  expect(entry.ids).toEqual([1, 2, 3]);
});

test("neither another API's lots nor records in place of details", async () => {
  prefetch(1);
  expect(await take([1], "https://b.test")).toEqual([]);
  expect(await take([1], API, true)).toEqual([]);
  expect(await take([1])).toEqual([1]);
});

test("a detail that a card has read first is still there for whoever shows it whole", async () => {
  const entry = { ...prefetch(1), action: "product/singleProduct" as const };
  pageRegistry().prefetched = [entry];
  expect(await take([1])).toEqual([1]);
  expect(await take([1], API, true)).toEqual([1]);
  expect(await take([1], API, true)).toEqual([]);
  expect(await take([1])).toEqual([]);
});
