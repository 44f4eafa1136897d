import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectDataLayer, dataLayerEntry } from "./data-layer";
import { type Fact, factBus, on } from "./fact-bus";
import { recordFact } from "./facts";
import { pageRegistry } from "../page/registry";
import { configure, consent } from "../page/settings";
import { until } from "../../testing/until";

beforeEach(async () => {
  // The code that loads later is here already: only the order counts.
  await Promise.all([import("./fact-delivery"), import("./data-layer")]);
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(async () => {
  await turn();
  delete pageRegistry<{ facts: unknown }>().facts;
  pageRegistry().settings = {};
  pageRegistry().settingsListeners.clear();
  vi.useRealTimers();
});

/** Lets everything that is due be handed out. */
async function turn(): Promise<void> {
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve));
}

function later(ms: number) {
  vi.advanceTimersByTime(ms);
}

function listen() {
  const heard: Fact[] = [];
  on("*", (fact) => heard.push(fact));
  return heard;
}

const BID = { lot: 12, amount: "1550.00", type: "max" } as const;

describe("until the visitor has answered", () => {
  test("facts are held, and handed out in their order after a yes", async () => {
    const heard = listen();
    recordFact("martillo-bid-request", BID);
    later(5);
    recordFact("martillo-outbid", { lot: 12, price: "1600.00", minimum: null });
    await turn();
    expect(heard).toEqual([]);
    consent(true);
    await turn();
    expect(heard.map(({ name }) => name)).toEqual(["martillo-bid-request", "martillo-outbid"]);
    expect(heard[0]?.detail).toEqual(BID);
    expect((heard[1]?.at ?? 0) - (heard[0]?.at ?? 0)).toBe(5);
    recordFact("martillo-leading", { lot: 12, price: "1700.00" });
    await turn();
    expect(heard).toHaveLength(3);
  });

  test("no more than a hundred are held, and the newest stay", async () => {
    for (let lot = 1; lot <= 250; lot++) recordFact("martillo-leading", { lot, price: "1.00" });
    const heard = listen();
    consent("granted");
    await turn();
    expect(heard).toHaveLength(100);
    expect(heard.at(-1)?.detail).toMatchObject({ lot: 250 });
  });

  test("whoever comes in the same turn as the yes hears everything, whoever comes later the rest", async () => {
    recordFact("martillo-bid-request", BID);
    consent(true);
    await turn();
    const first = listen();
    const second = listen();
    await turn();
    expect([first.length, second.length]).toEqual([1, 1]);
    const third = listen();
    await turn();
    expect(third).toEqual([]);
  });
});

describe("a no", () => {
  test("drops what is held and what comes; a later yes starts from there", async () => {
    const heard = listen();
    recordFact("martillo-bid-request", BID);
    consent(false);
    recordFact("martillo-leading", { lot: 1, price: "1.00" });
    expect(factBus().held).toEqual([]);
    consent(true);
    recordFact("martillo-leading", { lot: 2, price: "1.00" });
    await turn();
    expect(heard.map(({ detail }) => detail)).toEqual([{ lot: 2, price: "1.00" }]);
  });

  test("can be told with the settings of the page", async () => {
    const heard = listen();
    configure({ locale: "es", consent: "denied" });
    recordFact("martillo-bid-request", BID);
    configure({ consent: "granted" });
    await turn();
    expect(heard).toEqual([]);
  });
});

describe("a fact", () => {
  test("names nobody", async () => {
    const heard = listen();
    consent(true);
    recordFact("martillo-login-succeeded", { userId: 7 });
    recordFact("martillo-register-request", { email: "ana@example.test" });
    recordFact("martillo-bid-placed", {
      ...BID,
      bidId: 4711,
      price: "1550.00",
      leading: true,
      minimum: "1600.00",
      seq: 3,
      serverTime: 1,
      closesAt: 2,
      receipt: "secret",
    });
    await turn();
    expect(heard).toHaveLength(3);
    expect(JSON.stringify(heard)).not.toMatch(/userId|ana@|4711|secret/);
  });

  test("that several widgets see at once is one", async () => {
    const heard = listen();
    consent(true);
    const outbid = { lot: 12, price: "1600.00", minimum: "1700.00" };
    recordFact("martillo-outbid", outbid);
    later(300);
    recordFact("martillo-outbid", { ...outbid });
    recordFact("martillo-outbid", { ...outbid, lot: 13 });
    later(1_200);
    recordFact("martillo-outbid", outbid);
    await turn();
    expect(heard.map(({ detail }) => (detail as typeof outbid).lot)).toEqual([12, 13, 12]);
  });

  test("reaches those who asked for its name, until they stop", async () => {
    const heard: number[] = [];
    const stop = on("martillo-leading", ({ detail }) => heard.push(detail.lot));
    consent(true);
    recordFact("martillo-bid-request", BID);
    recordFact("martillo-leading", { lot: 1, price: "1.00" });
    await turn();
    stop();
    on("*", () => {});
    recordFact("martillo-leading", { lot: 2, price: "1.00" });
    await turn();
    expect(heard).toEqual([1]);
  });
});

describe("the data layer", () => {
  const page = globalThis as { dataLayer?: unknown[] };
  afterEach(() => void delete page.dataLayer);

  test("gets facts in the words of GA4, money as numbers, and keeps what is there", async () => {
    page.dataLayer = [{ event: "page_view" }];
    const stop = connectDataLayer();
    recordFact("martillo-bid-request", BID);
    recordFact("martillo-lot-open-request", { lot: 12, url: "/subasta/12" });
    await turn();
    expect(page.dataLayer).toHaveLength(1);
    consent(true);
    await turn();
    expect(page.dataLayer?.slice(1)).toEqual([
      {
        event: "bid_request",
        bid_type: "max",
        currency: "EUR",
        value: 1550,
        items: [{ item_id: "12" }],
      },
      { event: "select_item", items: [{ item_id: "12" }] },
    ]);
    stop();
  });

  test("is connected by the script's own page when it was asked for, without losing what was held", async () => {
    configure({ dataLayer: { name: "otraCapa" } });
    recordFact("martillo-bid-request", BID);
    await turn();
    const other = globalThis as { otraCapa?: unknown[] };
    expect(other.otraCapa).toBeUndefined();
    consent(true);
    await until(() => expect(other.otraCapa).toHaveLength(1));
    delete other.otraCapa;
  });

  test("learns what was searched for only when it is told to", () => {
    const detail = { page: 2, limit: 12, search: "Ana Ruiz" };
    const fact = { name: "martillo-search-request", detail, at: 0 } as const;
    expect(dataLayerEntry(fact)).toEqual({ event: "search" });
    expect(dataLayerEntry(fact, { searchTerms: true })).toMatchObject({ search_term: "Ana Ruiz" });
  });
});
