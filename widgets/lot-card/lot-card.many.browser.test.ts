import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "../../src/testing/house-api";
import { defineElement } from "../../src/element";
import { flavoursOfRun, loadFlavour } from "../../src/testing/flavours";
import { createTestRuntime } from "../../src/testing/test-api";
import { lotCardElement } from "./lot-card.element";
import { until } from "../../src/testing";

const CARDS = 200;
const LOTS = 40;
const { tag } = lotCardElement;

let api: PageApi;
let list: HTMLElement | undefined;

beforeAll(async () => {
  [api] = await Promise.all([
    openHouse(),
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
  await until(() => expect(ready().length).toBeGreaterThanOrEqual(12));
  await until(() => expect(roots[0]?.querySelector("[role=timer]")).toHaveTextContent(/\d/));
  await settled(ready);
  return { ...test, lots, ready };
}

const QUIET_MS = 600;

/** Waits until nothing but the time has changed for a while. */
async function settled(ready: () => readonly ShadowRoot[]) {
  await until(async () => {
    const count = ready().length;
    const take = watchChanges(ready());
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect(take().filter((record) => !isTime(record))).toEqual([]);
    expect(ready()).toHaveLength(count);
  });
}

const EVERYTHING = { childList: true, characterData: true, attributes: true, subtree: true };

/** What changed in these roots, until asked; told as it comes, too. */
function watchChanges(roots: readonly ShadowRoot[], onChange = (_records: MutationRecord[]) => {}) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    records.push(...more);
    onChange(records);
  });
  for (const root of roots) observer.observe(root, EVERYTHING);
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}

function isTime({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest("[role=timer]") != null;
}

test("a second that passes renders nothing: one timer writes the texts", async () => {
  // Seconds are told in the last minute alone.
  const { ready, runtime } = await showMany(59_000);
  const before = ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const take = await new Promise<() => MutationRecord[]>((resolve) => {
    const stop = watchChanges(before, ({ length }) => {
      if (length >= 2 * before.length) resolve(stop);
    });
  });
  const seen = take();
  const started = timers.mock.calls.length;
  timers.mockRestore();
  expect(seen.filter((record) => !isTime(record))).toEqual([]);
  // Two or three seconds, and all else of the page; not one for each card.
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
  await until(() => expect(price()).toContain("20.020"));
  expect(price()).not.toBe(told);
  const prices = takeMine().filter(({ addedNodes }) =>
    [...addedNodes].some((node) => node instanceof Element && node.matches("[part=price]")),
  );
  expect(prices).toHaveLength(mine.length);
  expect(takeOthers().filter((record) => !isTime(record))).toEqual([]);
  runtime.close();
});
