import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createInPageApi, type InPageApi } from "../../demo-site/server/testing/in-page-api";
import { defineElement } from "../../src/element";
import { flavoursOfRun, loadFlavour } from "../../src/testing/flavours";
import { createTestRuntime } from "../../src/testing/test-api";
import { lotCardElement } from "./lot-card.element";

const CARDS = 200;
const LOTS = 40;
const { tag } = lotCardElement;

let api: InPageApi;
let list: HTMLElement | undefined;

beforeAll(async () => {
  [api] = await Promise.all([
    createInPageApi(),
    ...flavoursOfRun().map((flavour) => loadFlavour(flavour, tag)),
  ]);
  defineElement(lotCardElement);
});
afterEach(() => list?.remove());
afterAll(() => api.close());

/** A page of many cards, those in view shown. */
async function showMany(closesInMs: number) {
  await page.viewport(1280, 800);
  const test = createTestRuntime(api);
  const lots = await Promise.all(
    Array.from({ length: LOTS }, (_, index) => api.seedLot({ title: `Lote ${index}`, closesInMs })),
  );
  list = document.createElement("div");
  list.style.cssText =
    "display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr))";
  for (let index = 0; index < CARDS; index++) {
    const card = document.createElement(tag);
    card.setAttribute("api-base", test.apiBase);
    card.setAttribute("lot", String(lots[index % LOTS]));
    list.append(card);
  }
  document.body.append(list);
  const roots = [...list.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const ready = () =>
    roots.filter((root) => root.querySelector("article")?.dataset["phase"] === "ready");
  await vi.waitFor(() => expect(ready().length).toBeGreaterThanOrEqual(12), { timeout: 10_000 });
  await vi.waitFor(() => expect(roots[0]?.querySelector("[role=timer]")).toHaveTextContent(/\d/));
  await pause(600);
  return { ...test, lots, ready };
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const EVERYTHING = { childList: true, characterData: true, attributes: true, subtree: true };

/** What changed in these roots, until asked. */
function watchChanges(roots: readonly ShadowRoot[]) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  for (const root of roots) observer.observe(root, EVERYTHING);
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}

function elementOf({ target }: MutationRecord): Element | null {
  return target instanceof Element ? target : target.parentElement;
}

test("a second that passes renders nothing: one timer writes the texts", async () => {
  // Seconds are told in the last minute alone.
  const { ready, runtime } = await showMany(59_000);
  const before = ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const take = watchChanges(ready());
  await pause(2_200);
  const seen = take();
  const started = timers.mock.calls.length;
  timers.mockRestore();
  expect(seen.length).toBeGreaterThanOrEqual(2 * before.length);
  expect(seen.filter((record) => !elementOf(record)?.closest("[role=timer]"))).toEqual([]);
  // Two or three seconds, and whatever else of the page there is; not one for each card.
  expect(started).toBeLessThan(2 * before.length);
  runtime.close();
});

test("a burst of bids on one lot is one change of its cards, and of no other", async () => {
  const { ready, runtime, lots } = await showMany(1_800_000);
  const [first] = lots;
  const mine = ready().filter((root) => root.host.getAttribute("lot") === String(first));
  const others = ready().filter((root) => !mine.includes(root));
  const price = () => mine[0]?.querySelector("[part=price]")?.textContent ?? "";
  const told = price();
  const takeMine = watchChanges(mine);
  const takeOthers = watchChanges(others);
  const { responseData } = await api.call("product/lots", { ids: [first ?? 0] });
  const lot = responseData.records[0];
  if (!lot) throw new Error("the lot is gone");
  const frame = {
    project_id: lot.id,
    bid_count: lot.bid_count,
    minimum: lot.minimum,
    next_asks: lot.next_asks,
    date_closed: lot.date_closed,
    extension_no: lot.extension_no,
    market_status: lot.market_status,
    reserve_met: lot.reserve_met,
    server_time: Date.now(),
  };
  for (let bid = 1; bid <= 20; bid++) {
    runtime.lots.applyFrame({ ...frame, seq: lot.seq + bid, wprice: `${20_000 + bid}.00` });
  }
  await vi.waitFor(() => expect(price()).toContain("20.020"));
  expect(price()).not.toBe(told);
  const prices = takeMine().filter(({ addedNodes }) =>
    [...addedNodes].some((node) => node instanceof Element && node.matches("[part=price]")),
  );
  expect(prices).toHaveLength(mine.length);
  expect(takeOthers().filter((record) => !elementOf(record)?.closest("[role=timer]"))).toEqual([]);
  runtime.close();
});
