import { SearchCriteria } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { seedLot, seedUser } from "../../seed/seed-rows";
import { matchingIds } from "../search";
import { alertQuery } from "./alert-query";
import { filtersOf } from "./criteria";
import { insertSavedSearch } from "./saved-search-repository";
import { searchesFor } from "./search-index-repository";

/** A thousand of each where a developer has time: `MARTILLO_THOROUGH=1`. */
const EACH = process.env["MARTILLO_THOROUGH"] ? 1_000 : 150;

let state = 7;
function below(most: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * most);
}
function pick<T>(list: readonly T[]): T {
  const one = list[below(list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}
const maybe = <T>(value: T, other: T): T => (below(4) === 0 ? value : other);

const CARS = [
  ["Seat", "León"],
  ["Seat", "Ibiza"],
  ["Mercedes-Benz", "Clase A"],
  ["BMW", "Serie 3"],
  ["Citroën", "Berlingo"],
  ["Volkswagen", "T6.1"],
  ["Mazda", "MX-5"],
  ["Mazda", "CX5"],
] as const;
const FUELS = ["Diésel", "Gasolina", "Eléctrico"] as const;
const KINDS = ["Turismos", "Furgonetas"] as const;
const BITS = [
  "Camión grúa a cargo del comprador",
  "Llantas de aleación",
  "Bastidor WDD1770121J000001",
  "Un solo propietario, revisado",
  "Motor con averías",
  "ESTADO: no arranca; 3218/27",
] as const;
const TEXTS = [
  "seat",
  "sea",
  "leones",
  "mercedes clase",
  "clase a",
  "coche",
  "coches seat",
  "el de la",
  "motor averia",
  "averías",
  "llant",
  "WDD1770121J000001",
  "wdd177",
  "3218",
  "321",
  "T6",
  "bmw serie 3",
  "citroen berl",
  "CITROËN",
  "diésel",
  "furgoneta di",
  "propietario comprador",
  "??",
  "nadie",
  "mx5",
  "mazda mx5",
  "mx 5",
  "cx-5",
  "cx 5 mazda",
] as const;

describe.each(bothEngines)("searches that a lot finds on $name", (engine) => {
  let open: OpenEngine;
  let db: Db;
  const lots: number[] = [];
  const searches: { id: number; criteria: SearchCriteria }[] = [];

  beforeAll(async () => {
    open = await engine.open();
    ({ db } = open);
    const person = await seedUser(db, inlinePasswords(CHEAP_HASH_COST));
    for (let n = 0; n < EACH; n++) {
      const [brand, model] = pick(CARS);
      lots.push(
        await seedLot(db, {
          sellerId: person.id,
          brand,
          model,
          title: `${brand} ${model} ${below(9)}`,
          description: `${pick(BITS)}. ${pick(BITS)}.`,
          category: pick(KINDS),
          fuel: pick([...FUELS, null]),
          kilometers: maybe(null, below(200_000)),
          registration_year: 2_010 + below(15),
          startCents: below(3_000_000),
          auction: maybe(0, 1) ? 1 : 0,
          closesInMs: maybe(-1_000, 3_600_000),
          status: maybe("scheduled", "open"),
          opensInMs: -10_000,
        }),
      );
    }
    for (let n = 0; n < EACH; n++) {
      const criteria = SearchCriteria.parse({
        search_text: pick(TEXTS),
        ...(below(4) === 0 && { brand: pick(CARS)[0] }),
        ...(below(6) === 0 && { fuel: pick(FUELS) }),
        ...(below(6) === 0 && { category: [pick(KINDS)] }),
        ...(below(4) === 0 && { wprice: `${below(9_000)}-${10_000 + below(20_000)}` }),
        ...(below(6) === 0 && { kilometers: `-${below(200_000)}` }),
        ...(below(6) === 0 && { registration_year: `${2_010 + below(15)}-` }),
      });
      searches.push(await insertSavedSearch(db, { userId: person.id }, criteria));
    }
  });
  afterAll(() => open.close());

  it("are those whose own look finds the lot", async () => {
    const forward: string[] = [];
    for (const { id, criteria } of searches) {
      const text = criteria.search_text;
      const found = await matchingIds(db, {
        scope: { text, query: alertQuery(text).query, auction: undefined, status: "live" },
        input: {
          page: 1,
          limit: 1_000,
          orderby: "p.id",
          order: "desc",
          search: text,
          filters: filtersOf(criteria),
        },
      });
      for (const lot of found) forward.push(`${lot}/${id}`);
    }
    const reverse = await searchesFor(db, lots);
    const pairs = reverse.map((pair) => `${pair.lot_id}/${pair.saved_search_id}`);
    expect(pairs.toSorted()).toEqual(forward.toSorted());
    expect(forward.length).toBeGreaterThan(EACH);
    const lowest = searches.filter(({ criteria }) => /^\d/.test(criteria.wprice));
    const moved = await searchesFor(db, lots, { isBid: true });
    const withLowest = new Set(lowest.map(({ id }) => id));
    expect(moved).toHaveLength(
      reverse.filter((pair) => withLowest.has(pair.saved_search_id)).length,
    );
  });

  it.each([
    ["mx5", "MX-5"],
    ["mazda mx 5", "MX-5"],
    ["MX-5 mazda", "MX-5"],
    ["cx 5", "CX5"],
    ["cx-5", "CX5"],
    ["cx5", "CX5"],
  ])("%j find a name that the house writes %j", async (text, model) => {
    const person = await seedUser(db, inlinePasswords(CHEAP_HASH_COST));
    const { id } = await insertSavedSearch(
      db,
      { userId: person.id },
      SearchCriteria.parse({ search_text: text }),
    );
    const lot = await seedLot(db, {
      sellerId: person.id,
      title: `Mazda ${model} Skyactiv`,
      brand: "Mazda",
      model,
      closesInMs: 3_600_000,
    });
    const other = await seedLot(db, {
      sellerId: person.id,
      title: "Mazda 5 de 2012",
      brand: "Mazda",
      model: "5",
      closesInMs: 3_600_000,
    });
    const found = await searchesFor(db, [lot, other]);
    expect(found.filter((pair) => pair.saved_search_id === id).map(({ lot_id }) => lot_id)).toEqual(
      [lot],
    );
  });

  it("have a key that hardly another lot has", async () => {
    const [row] = await db.query<{ any: number; n: number }>(
      `select count(*) filter (where key = '') as any, count(*) as n from saved_search_index
       where query <> ''::tsquery and query::text !~ '[|]'`,
    );
    expect(row).toMatchObject({ any: 0 });
    expect(row?.n).toBeGreaterThan(EACH / 2);
  });
});
