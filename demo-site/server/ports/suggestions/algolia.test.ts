import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { algoliaSuggestions } from "./algolia";

interface Asked {
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

const asked: Asked[] = [];
/** What the service does next. */
let answer: { status: number; body: unknown } | "nothing" = "nothing";
let server: Server;
let open: OpenEngine;
let api: InPageApi;
let ids: { auction: number; sale: number; ended: number };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      if (answer === "nothing") return;
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open = await engineOfRun().open();
  const house = await createTestApi({ db: open.db });
  ids = {
    auction: await house.seedLot({ title: "Audi A4", brand: "Audi", startCents: 700_000 }),
    sale: await house.seedLot({ title: "Audi A3", brand: "Audi", auction: 0, extension: null }),
    ended: await house.seedLot({ title: "Audi A1", brand: "Audi", status: "sold" }),
  };
  await house.close();
});
afterAll(async () => {
  await open.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(async () => {
  await api.close();
  asked.length = 0;
});

/** A house with an adapter that has not failed yet. */
async function openHouse() {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const suggestions = algoliaSuggestions({
    appId: "APP1",
    searchKey: "k-1",
    index: "mis lotes",
    url,
  });
  api = await createTestApi({ db: open.db, ports: { suggestions } });
}

async function suggest(q: string, auction?: 0 | 1) {
  const input = { q, ...(auction !== undefined && { auction }) };
  const { records } = (await api.call("product/suggestions", input)).responseData;
  return records.map(({ objectID }) => Number(objectID));
}

const hits = (...objects: unknown[]) => ({
  status: 200,
  body: { hits: objects.map((objectID) => ({ objectID, title: "de ayer", wprice: "1.00" })) },
});

describe("suggestions of an index at Algolia", () => {
  it("are asked for as its reference says, by the kind of sale", async () => {
    await openHouse();
    answer = hits(String(ids.auction));
    expect(await suggest("coche aleman", 1)).toEqual([ids.auction]);
    await suggest("coche aleman");
    expect(asked[0]).toMatchObject({
      path: "/1/indexes/mis%20lotes/query",
      headers: { "x-algolia-application-id": "APP1", "x-algolia-api-key": "k-1" },
      body: { query: "coche aleman", filters: "auction:1", hitsPerPage: 8 },
    });
    expect(asked[1]?.body).not.toHaveProperty("filters");
  });

  it("stay in its order, with the house's own price, and never show what is not on sale", async () => {
    await openHouse();
    answer = hits(ids.ended, String(ids.sale), "no es un id", -1, ids.auction, "999999");
    const { records } = (await api.call("product/suggestions", { q: "coche" })).responseData;
    expect(records.map(({ title }) => title)).toEqual(["Audi A3", "Audi A4"]);
    expect(records[1]).toMatchObject({ wprice: "7000.00", market_status: "open" });
    expect(await suggest("coche", 0)).toEqual([ids.sale]);
  });

  it.each([
    ["refuses", { status: 403, body: { message: "Invalid API key" } }],
    ["says something else", { status: 200, body: [1, 2] }],
    ["has nothing", hits()],
    ["says nothing", "nothing"],
  ] as const)("are the house's own when it %s", async (_what, said) => {
    await openHouse();
    answer = said;
    expect(await suggest("audi", 1)).toEqual([ids.auction]);
  });

  it("do not wait for it at each key once it has failed", async () => {
    await openHouse();
    answer = { status: 500, body: {} };
    for (const typed of ["au", "aud", "audi"])
      expect(await suggest(typed, 1)).toEqual([ids.auction]);
    expect(asked).toHaveLength(1);
  });
});
