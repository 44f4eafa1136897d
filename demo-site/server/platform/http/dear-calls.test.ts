import type { Envelope } from "martillo/contract";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../../features/bidding/start-bidding";
import type { Db } from "../db/db";
import { createLocalBus } from "../realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { builtInImages } from "../../ports/images/built-in-images";
import { openTestDb } from "../../testing/test-db";
import { seedUser, type SeededUser } from "../../seed/seed-rows";

const passwords = inlinePasswords(CHEAP_HASH_COST);
const WORDS = /furgoneta(\d+)/;

let db: Db;
let bidding: RunningBidding;
let buyer: SeededUser;
/** Searches that have reached the database, in their order. */
let reached: number[];
let letGo: () => void;
let app: Hono;

beforeAll(async () => {
  db = await openTestDb();
  bidding = startBidding({ db, saleListeners, bus: createLocalBus() });
  buyer = await seedUser(db, passwords);
});
afterAll(async () => {
  await bidding.close();
  await db.close();
});
beforeEach(() => {
  reached = [];
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  app = appOn(heldSearches(gate), { atOnce: 2, waiting: 3, seconds: 5 });
});

/** The database, where the first query of each search waits at the gate. */
function heldSearches(gate: Promise<void>): Db {
  return {
    ...db,
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const [words] = params.flatMap((one) => WORDS.exec(String(one)) ?? []).slice(1);
      if (words !== undefined) {
        if (!reached.includes(Number(words))) reached.push(Number(words));
        await gate;
      }
      return db.query<T>(sql, params);
    },
  };
}

function appOn(
  on: Db,
  dearCalls: { atOnce: number; waiting: number; seconds: number },
  images = builtInImages,
): Hono {
  return createApp({
    db: on,
    bidding,
    config: { dearCalls },
    bus: createLocalBus(),
    // Each caller is another person: none is near the limit of its address.
    addressOf: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
    ports: { passwords, images },
  });
}

let callers = 0;

function nextAddress(): string {
  return `198.51.${Math.floor(++callers / 250)}.${callers % 250}`;
}

async function sendPicture(): Promise<Response> {
  const body = new FormData();
  body.set("folder", "avatars");
  body.set("file_upload", new File(["x"], "retrato.jpg", { type: "image/jpeg" }));
  return app.request("/api/image_uploader/muliple_img_uploader", {
    method: "POST",
    headers: { "x-test-address": nextAddress() },
    body,
  });
}

async function search(
  n: number,
  { token = "", signal }: { token?: string; signal?: AbortSignal } = {},
) {
  const response = await app.request("/api/product/search", {
    method: "POST",
    headers: {
      "x-test-address": nextAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ search: `furgoneta${n}` }),
    ...(signal && { signal }),
  });
  const { responseData, message } = (await response.json()) as Envelope;
  const { code, retry_after: retryAfter } = responseData as { code?: string; retry_after?: number };
  return {
    status: response.status,
    code,
    message,
    retryAfter,
    header: response.headers.get("retry-after"),
  };
}

describe("searches of many addresses", () => {
  it("run a few at a time; others wait, and more than may wait are refused with a time", async () => {
    const asked = Array.from({ length: 20 }, (_, n) => search(n));
    const refused = Promise.all(asked.slice(5));
    for (const answer of await refused) {
      expect(answer).toEqual({
        status: 429,
        code: "RATE_LIMITED",
        message: "Ahora mismo hay demasiadas consultas a la vez.",
        retryAfter: 5,
        header: "5",
      });
    }
    await expect.poll(() => reached.length).toBe(2);
    letGo();
    const answered = await Promise.all(asked.slice(0, 5));
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(reached).toHaveLength(5);
  });

  it("do not hold up calls that cost little", async () => {
    const asked = Array.from({ length: 5 }, (_, n) => search(n));
    await expect.poll(() => reached.length).toBe(2);
    const light = await app.request("/api/product/lots?ids=1");
    expect(light.status).toBe(200);
    letGo();
    await Promise.all(asked);
  });

  it("are not held up by pictures, however many guests send them", async () => {
    const begun = { pictures: 0 };
    const gate = new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
    const slowly = () => {
      begun.pictures += 1;
      return gate;
    };
    const most = { atOnce: 2, waiting: 3, seconds: 5 };
    app = appOn(db, most, { ...builtInImages, read: slowly, resize: slowly });
    const sent = Array.from({ length: 5 }, () => sendPicture());
    await expect.poll(() => begun.pictures).toBe(2);
    expect((await search(1)).status).toBe(200);
    letGo();
    for (const { status } of await Promise.all(sent)) expect(status).toBe(415);
  });

  it("let accounts go before guests, and find room for them when guests fill their line", async () => {
    const asked = Array.from({ length: 5 }, (_, n) => search(n));
    await expect.poll(() => reached.length).toBe(2);
    expect((await search(6)).code).toBe("RATE_LIMITED");
    const own = [7, 8, 9, 10].map((n) => search(n, { token: buyer.token }));
    // Once one of four is refused, the other three stand in their line.
    expect((await Promise.race(own)).code).toBe("RATE_LIMITED");
    letGo();
    await Promise.all([...asked, ...own]);
    expect(reached.slice(0, 5).toSorted((a, b) => a - b)).toEqual([0, 1, 7, 8, 9]);
  });

  it("give their place up when their caller has gone", async () => {
    const running = [search(1), search(2)];
    await expect.poll(() => reached.length).toBe(2);
    const leaving = new AbortController();
    const gone = [3, 4, 5].map((n) => search(n, { signal: leaving.signal }));
    await expect.poll(async () => (await search(9)).code).toBe("RATE_LIMITED");
    leaving.abort();
    await Promise.all(gone);
    const next = search(6);
    letGo();
    expect((await next).status).toBe(200);
    await Promise.all(running);
    expect(reached).toEqual([1, 2, 6]);
  });
});

it("whoever has waited for too long is told when to come again", async () => {
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  app = appOn(heldSearches(gate), { atOnce: 1, waiting: 3, seconds: 1 });
  const running = search(1);
  await expect.poll(() => reached).toEqual([1]);
  expect(await search(2)).toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: 1 });
  letGo();
  await running;
  expect(reached).toEqual([1]);
});
