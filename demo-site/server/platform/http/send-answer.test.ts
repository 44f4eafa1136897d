import { gunzipSync } from "node:zlib";
import type { Envelope } from "martillo/contract";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../../features/bidding/start-bidding";
import { compress } from "../../node/compress";
import { builtInPlaces } from "../../ports/places/built-in-places";
import { readWorldCities } from "../../ports/places/world-cities";
import { openTestDb } from "../../testing/test-db";
import { seedLot, seedUser, type SeededUser } from "../../seed/seed-rows";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import type { Compress } from "../cache/kept-answer";
import type { Db } from "../db/db";
import { createLocalBus } from "../realtime/bus";

const CITIES = "/api/commonFunction/getAllCities?countryCode=US";
const GZIP = { "accept-encoding": "br, gzip" };

let db: Db;
let bidding: RunningBidding;
let staff: SeededUser;
/** The effort of each compression that was done. */
let compressed: ("least" | "most")[];
let app: Hono;

beforeAll(async () => {
  db = await openTestDb();
  bidding = startBidding({ db, saleListeners, bus: createLocalBus() });
  const passwords = inlinePasswords(CHEAP_HASH_COST);
  staff = await seedUser(db, passwords, { staff: true });
  const seller = await seedUser(db, passwords);
  for (let n = 0; n < 20; n++) {
    await seedLot(db, { sellerId: seller.id });
    await seedUser(db, passwords);
  }
});
afterAll(async () => {
  await bidding.close();
  await db.close();
});
beforeEach(() => {
  compressed = [];
  const counting: Compress = (text, effort) => {
    compressed.push(effort);
    return compress(text, effort);
  };
  app = createApp({
    db,
    bidding,
    bus: createLocalBus(),
    compress: counting,
    ports: { places: builtInPlaces({ readWorldCities }) },
  });
});

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe("a list that never changes", () => {
  it("is compressed once, and the same for all who take it so", async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(async () => app.request(CITIES, { headers: GZIP })),
    );
    const plain = await app.request(CITIES);
    const words = await bytesOf(plain);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(words.length).toBeGreaterThan(1_000_000);
    for (const answer of asked) {
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      const bytes = await bytesOf(answer);
      expect(bytes.length).toBeLessThan(words.length / 5);
      expect(gunzipSync(bytes).equals(words)).toBe(true);
    }
    expect(compressed).toEqual(["most"]);
  });

  it("is kept by browsers, and who has it is told no more than that it holds", async () => {
    const first = await app.request(CITIES, { headers: GZIP });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{20}"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(first.headers.get("vary")).toContain("Accept-Encoding");
    const again = await app.request(CITIES, {
      headers: { ...GZIP, "if-none-match": `"else", ${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await bytesOf(again)).toHaveLength(0);
    const others = await app.request(`${CITIES}&stateCode=CA`, {
      headers: { "if-none-match": etag },
    });
    expect(others.status).toBe(200);
    expect(others.headers.get("etag")).not.toBe(etag);
  });

  it("tells no time, which would be an old one", async () => {
    const { server_time: time } = (await (await app.request(CITIES)).json()) as Envelope;
    expect(time).toBeUndefined();
  });

  it("is answered whole to a POST, which nothing keeps", async () => {
    const etag = (await app.request(CITIES)).headers.get("etag") ?? "";
    const answer = await app.request("/api/commonFunction/getAllCities", {
      method: "POST",
      headers: { "if-none-match": etag },
      body: JSON.stringify({ countryCode: "US" }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await bytesOf(answer)).length).toBeGreaterThan(1_000_000);
  });
});

describe("an answer that was just made", () => {
  it.each(["product/search", "common/getDefault", "user/allbuyers"])(
    "is compressed where it is large, whatever the group of the call: %s",
    async (name) => {
      const answer = await app.request(`/api/${name}`, {
        method: "POST",
        headers: { ...GZIP, authorization: `Bearer ${staff.token}` },
        body: "{}",
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      const { status } = JSON.parse(String(gunzipSync(await bytesOf(answer)))) as Envelope;
      expect(status).toBe("success");
      expect(compressed).toEqual(["least"]);
    },
  );

  it("travels as it is where it is small or the caller refuses gzip", async () => {
    const small = await app.request("/api/product/lots?ids=1", { headers: GZIP });
    expect(small.headers.get("content-encoding")).toBeNull();
    const refused = await app.request("/api/common/getDefault", {
      headers: { "accept-encoding": "gzip;q=0, identity" },
    });
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(refused.headers.get("vary")).toContain("Accept-Encoding");
    expect(((await refused.json()) as Envelope).status).toBe("success");
    expect(compressed).toEqual([]);
  });
});
