/** The auction house of the practice page: the real API on a database of its own, both inside this page. */
import { type InPageHouse, openInPageHouse } from "../../demo-site/server/in-page/in-page-house";
import { openOnlyDb } from "../../demo-site/server/memory/memory-db";
import type { SeededUser } from "../../demo-site/server/seed/seed-rows";
import { createRuntime, type Runtime } from "../../src/state";
import { memoryPendingBids } from "../../src/state/bids";
import { pageRuntimes } from "../../src/state/runtime";
import { memoryTokenStorage } from "../../src/state/session";
import { createLine, type Line } from "./line";
import type { Temperament } from "./temperaments";

/** A bidder other than the visitor. */
export interface Bidder extends SeededUser {
  name: string;
  temperament: Temperament;
}

export interface House {
  api: InPageHouse;
  line: Line;
  /** What the elements of the page write into `api-base` to speak to this house. */
  apiBase: string;
  seller: SeededUser;
  visitor: SeededUser;
  bidders: readonly Bidder[];
  close(): Promise<void>;
}

const BIDDERS: readonly { name: string; temperament: Temperament }[] = [
  { name: "Rosa", temperament: "incremental" },
  { name: "Martín", temperament: "maximum" },
  { name: "Sonia", temperament: "sniper" },
];

let houses = 0;

export async function openHouse(): Promise<House> {
  const db = await openOnlyDb();
  const api = openInPageHouse({ db });
  const seller = await api.seedUser({ admin: true, companyname: "Casa de prácticas" });
  const visitor = await api.seedUser({ firstName: "Visitante", lastName: "de prácticas" });
  const bidders: Bidder[] = [];
  for (const { name, temperament } of BIDDERS) {
    const user = await api.seedUser({ firstName: name, lastName: "" });
    bidders.push({ ...user, name, temperament });
  }
  const line = createLine(api);
  // Nothing is ever asked of this address: the runtime below answers in its place.
  const apiBase = `https://practica-${++houses}.invalid`;
  const runtime = runtimeOn(api, line, apiBase);
  pageRuntimes().set(apiBase, runtime);
  return {
    api,
    line,
    apiBase,
    seller,
    visitor,
    bidders,
    async close() {
      line.close();
      runtime.close();
      pageRuntimes().delete(apiBase);
      await api.close();
      await db.close();
    },
  };
}

function runtimeOn(api: InPageHouse, line: Line, apiBase: string): Runtime {
  return createRuntime({
    apiBase,
    fetch: line.fetch,
    WebSocket: api.WebSocket,
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
  });
}
