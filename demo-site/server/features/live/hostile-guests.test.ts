import { afterEach, describe, expect, it } from "vitest";
import type { LotFrame } from "martillo/contract";
import { Client } from "../../platform/realtime/client";
import { LotBroadcast } from "./lot-broadcast";
import { createLocalBus } from "../../platform/realtime/bus";
import { createHub, type Hub } from "./hub";
import type { Db } from "../../platform/db/db";

const LOTS = Array.from({ length: 400 }, (_, n) => n + 1);

function frameOf(project_id: number, seq = 0): LotFrame {
  return {
    project_id,
    seq,
    wprice: "10.00",
    bid_count: seq,
    minimum: "10.00",
    next_asks: [],
    date_closed: 2_000_000_000_000,
    extension_no: 0,
    market_status: "open",
    reserve_met: null,
  };
}

/** A broadcast over lots that count how often they are read. */
function countedBroadcast(arePressing = () => false) {
  const seqs = new Map<number, number>();
  const counted = { lots: 0, queries: 0, largest: 0 };
  const lots = new LotBroadcast({
    async read(lotIds) {
      counted.lots += lotIds.length;
      counted.queries += 1;
      counted.largest = Math.max(counted.largest, lotIds.length);
      return lotIds.map((id) => frameOf(id, seqs.get(id) ?? 0));
    },
    onError(error) {
      throw error;
    },
    intervalMs: 1,
    arePressing,
  });
  return { lots, seqs, counted };
}

function clientOf() {
  const texts: string[] = [];
  const socket = { bufferedAmount: 0, send: (text: string) => texts.push(text), close() {} };
  return { client: new Client(socket), texts };
}

describe("lots that many come to and leave again", () => {
  it("are read once for all, a few at a time", async () => {
    const { lots, counted } = countedBroadcast();
    const guests = Array.from({ length: 40 }, clientOf);
    for (let round = 0; round < 5; round++) {
      for (const { client } of guests) lots.watch(client, LOTS);
      const due = (round + 1) * LOTS.length;
      await expect.poll(() => guests.every(({ texts }) => texts.length === due)).toBe(true);
      for (const { client } of guests) lots.unwatch(client, LOTS);
    }
    // 40 sockets came five times; each lot was read once, or again where the rounds took seconds.
    expect(counted.lots).toBeLessThanOrEqual(LOTS.length * 5);
    expect(counted.largest).toBeLessThanOrEqual(100);
    lots.close();
  });

  it("are told in pieces, between which bids have their turn", async () => {
    const { lots } = countedBroadcast();
    const guests = Array.from({ length: 40 }, clientOf);
    const sent = () => guests.reduce((sum, { texts }) => sum + texts.length, 0);
    for (let round = 1; round <= 2; round++) {
      for (const { client } of guests) lots.watch(client, LOTS);
      let largest = 0;
      for (let before = sent(); before < round * guests.length * LOTS.length;) {
        await new Promise((resolve) => setImmediate(resolve));
        largest = Math.max(largest, sent() - before);
        before = sent();
      }
      // First as they are read, then as they are kept.
      expect(largest).toBeLessThanOrEqual(1_000);
      for (const { client } of guests) lots.unwatch(client, LOTS);
    }
    lots.close();
  });

  it("are told more slowly while bids wait, and whoever came to one lot waits for nobody", async () => {
    const pressing = { is: true };
    const { lots } = countedBroadcast(() => pressing.is);
    // Twice of what may be told at once.
    const guests = Array.from({ length: 100 }, clientOf);
    const sent = () => guests.reduce((sum, { texts }) => sum + texts.length, 0);
    for (const { client } of guests) lots.watch(client, LOTS);
    await expect.poll(sent).toBeGreaterThanOrEqual(20_000);
    const late = clientOf();
    lots.watch(late.client, LOTS.slice(0, 1));
    await expect.poll(() => late.texts.length).toBe(1);
    expect(sent()).toBeLessThan(guests.length * LOTS.length);
    pressing.is = false;
    await expect.poll(sent).toBe(guests.length * LOTS.length);
    lots.close();
  });

  it("change while bids wait: a socket that watches hundreds hears of each, of the newest state alone", async () => {
    const { lots, seqs } = countedBroadcast(() => true);
    const { client, texts } = clientOf();
    lots.watch(client, LOTS);
    await expect.poll(() => texts.length).toBe(LOTS.length);
    for (let seq = 1; seq <= 20; seq++) {
      for (const lot of LOTS) seqs.set(lot, seq);
      lots.changed(LOTS);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const isNewest = (lot: number) =>
      texts.some((text) => text.includes(`"project_id":${lot},"seq":20,`));
    await expect.poll(() => LOTS.every(isNewest)).toBe(true);
    expect(texts.length).toBeLessThan(LOTS.length * 5);
    lots.close();
  });

  it("change while bids wait: for sockets that watch hundreds they are read with pauses", async () => {
    const { lots, seqs, counted } = countedBroadcast(() => true);
    const guests = Array.from({ length: 3 }, clientOf);
    for (const { client } of guests) lots.watch(client, LOTS);
    await expect.poll(() => guests.every(({ texts }) => texts.length === LOTS.length)).toBe(true);
    const before = counted.lots;
    const until = performance.now() + 500;
    for (let seq = 1; performance.now() < until; seq++) {
      for (const lot of LOTS) seqs.set(lot, seq);
      lots.changed(LOTS);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // Each of them up to a hundred times, where they are read whenever they change.
    expect(counted.lots - before).toBeLessThanOrEqual(2 * LOTS.length);
    lots.close();
  });

  it("change while a query is under way: the newest state is told last", async () => {
    const pressing = { is: false };
    const state = { seq: 0 };
    const queries: ((value: null) => void)[] = [];
    const lots = new LotBroadcast({
      async read(lotIds) {
        const frames = lotIds.map((id) => frameOf(id, state.seq));
        await new Promise((resolve) => queries.push(resolve));
        return frames;
      },
      onError(error) {
        throw error;
      },
      intervalMs: 1,
      arePressing: () => pressing.is,
    });
    const { client, texts } = clientOf();
    const answerAll = () => queries.splice(0).forEach((answer) => answer(null));
    const newest = () => Number(/"seq":(\d+)/.exec(texts.at(-1) ?? "")?.[1]);
    lots.watch(client, LOTS);
    await expect.poll(() => (answerAll(), texts.length)).toBe(LOTS.length);
    state.seq = 1;
    lots.changed([1]);
    await expect.poll(() => queries.length).toBe(1);
    state.seq = 2;
    pressing.is = true;
    await new Promise((resolve) => setTimeout(resolve, 5));
    lots.changed([1]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    answerAll();
    await expect.poll(() => (answerAll(), newest())).toBe(2);
    lots.close();
  });

  it("are not read for whoever has left before it was their turn", async () => {
    const { lots, counted } = countedBroadcast();
    const [stays, leaves] = [clientOf(), clientOf()];
    lots.watch(leaves.client, LOTS);
    lots.unwatch(leaves.client, LOTS);
    lots.watch(stays.client, [7]);
    await expect.poll(() => stays.texts.length).toBe(1);
    expect(counted).toMatchObject({ lots: 1, queries: 1 });
    lots.close();
  });

  it("are told anew to whoever comes back after they changed", async () => {
    const { lots, seqs } = countedBroadcast();
    const { client, texts } = clientOf();
    lots.watch(client, [7]);
    await expect.poll(() => texts.length).toBe(1);
    lots.unwatch(client, [7]);
    seqs.set(7, 1);
    lots.changed([7]);
    lots.watch(client, [7]);
    await expect.poll(() => texts.length).toBe(2);
    expect(texts.at(-1)).toContain('"seq":1');
    lots.close();
  });
});

describe("a socket", () => {
  let hub: Hub | undefined;
  afterEach(() => hub?.close());

  function connect(address: string | null = null) {
    const asked = { lots: 0, sessions: 0 };
    const db: Db = {
      kind: "pglite",
      query: <T>(sql: string, params: readonly unknown[] = []) => {
        if (sql.includes("sessions")) asked.sessions += 1;
        const [ids] = params;
        if (Array.isArray(ids)) asked.lots += ids.length;
        return Promise.resolve((sql.includes(" as now") && !ids ? [{ now: 1 }] : []) as T[]);
      },
      tx: () => Promise.reject(new Error("no transactions")),
      exec: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    hub ??= createHub({ db, bus: createLocalBus() });
    const codes: string[] = [];
    const state = { isClosed: false };
    const connection = hub.connect(
      {
        bufferedAmount: 0,
        send: (text) => {
          const { event, data } = JSON.parse(text) as { event: string; data: { code: string } };
          if (event === "error") codes.push(data.code);
        },
        close: () => {
          state.isClosed = true;
          connection.closed();
        },
      },
      null,
      address,
    );
    const say = (event: string, data: object) =>
      connection.receive(JSON.stringify({ event, data }));
    return { say, codes, asked, state };
  }

  it("is turned away when it goes on naming lots, though each of its messages were allowed", () => {
    const { say, codes, state } = connect();
    let said = 0;
    for (; said < 50 && !state.isClosed; said++) {
      say(said % 2 === 0 ? "subscribe" : "unsubscribe", { lots: LOTS });
    }
    expect(state.isClosed).toBe(true);
    expect(codes.at(-1)).toBe("RATE_LIMITED");
    expect(said).toBeLessThan(30);
  });

  it("may turn pages as fast as somebody can look at them", () => {
    const { say, codes, state } = connect();
    for (let page = 0; page < 20; page++) {
      say("subscribe", { lots: LOTS.slice(0, 48) });
      say("unsubscribe", { lots: LOTS.slice(0, 48) });
    }
    expect([codes, state.isClosed]).toEqual([[], false]);
  });

  it("may say who it is now and then, not as often as it likes", () => {
    const { say, state } = connect();
    let said = 0;
    for (; said < 60 && !state.isClosed; said++) say("hello", { token: "x".repeat(43) });
    expect(said).toBeLessThan(10);
  });
});
