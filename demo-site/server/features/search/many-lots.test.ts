import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { FACET_MATCHES, keepCounts } from "./facet-repository";
import { createTestApi, type InPageApi } from "../../testing/test-api";

/** More than are counted, and read to be put in order. */
const LOTS = 1_300;
const LIMIT = 48;

const ORDERS = [
  ["p.id", "desc", "id"],
  ["date_closed", "asc", "closes_at"],
  ["date_closed", "desc", "closes_at"],
  ["wprice", "asc", "price_cents"],
  ["bid_count", "desc", "bid_count"],
  ["kilometers", "asc", "kilometers"],
  ["registration_year", "desc", "registration_year"],
] as const;

describe.each(engines)("a search of more than is counted on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    const { id } = await api.seedUser({ admin: true });
    await open.db.query(
      `insert into lots (seller_id, auction, status, title, brand, start_cents, price_cents, bid_count, opens_at, closes_at,
         kilometers, registration_year)
       select $1, case when n % 5 = 0 then 0 else 1 end, 'open', 'Furgoneta ' || n, 'Seat', 100, 100 + n % 37, n % 11,
         now() - interval '1 hour', now() + make_interval(hours => 1 + n % 29, secs => n % 3 / 7.0),
         case when n % 6 > 0 then n % 50 end, case when n % 7 > 0 then 2000 + n % 20 end
       from generate_series(1, ${LOTS}) n`,
      [id],
    );
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  type Input = Parameters<typeof api.call<"product/search">>[1];
  const ask = async (input: Input) =>
    (await api.call("product/search", { limit: LIMIT, ...input })).responseData;

  /** All of a search, page after page. */
  async function behindEachOther(input: Input) {
    const ids: number[] = [];
    let after: string | undefined;
    for (let pages = 0; pages <= LOTS / LIMIT + 1; pages++) {
      const page = await ask({ ...input, ...(after !== undefined && { after }) });
      ids.push(...page.records.map((lot) => lot.id));
      if (page.after === null || page.after === undefined) return ids;
      ({ after } = page);
    }
    throw new Error("the pages have no end");
  }

  it.each(ORDERS)(
    "comes by %s %s, page after page, each lot once",
    async (orderby, order, column) => {
      for (const kind of [{}, { auction: 1 }, { search: "furgoneta" }] as const) {
        const isAll = !("auction" in kind);
        const rows = await open.db.query<{ id: number }>(
          `select id from lots ${isAll ? "" : "where auction = 1"}
         order by ${isAll && orderby === "date_closed" ? "auction desc, " : ""}${column} ${order} nulls last, id ${order}`,
        );
        const ids = rows.map((row) => row.id);
        const input = { ...kind, orderby, order } as Input;
        expect(await behindEachOther(input)).toEqual(ids);
        const third = await ask({ ...input, page: 3 });
        expect(third.records.map((lot) => lot.id)).toEqual(ids.slice(2 * LIMIT, 3 * LIMIT));
      }
    },
  );

  it("counts all where nothing is asked, and else so many", async () => {
    expect(await ask({ auction: 1 })).toMatchObject({
      totalRecords: (LOTS * 4) / 5,
      setDisp: "1–48 de 1.040",
    });
    const found = await ask({ search: "furgoneta", page: 500 });
    expect(found).toMatchObject({ totalRecords: 1_001, setDisp: "961–1.008 de más de 1.000" });
    const ranked = await ask({ search: "furgoneta", orderby: "relevance" });
    expect(ranked).toMatchObject({ totalRecords: 1_000, after: null });
    expect(ranked.records).toHaveLength(LIMIT);
  });

  it("says how many there are of each kind, not how many of some thousand", async () => {
    const brands = async () => (await ask({ auction: 0 })).facets["brand"];
    await keepCounts(open.db);
    // Not so many that they could not be counted.
    expect(await open.db.query("select 1 from lot_listing_counts")).toEqual([]);
    expect(await brands()).toEqual([{ value: "Seat", label: "Seat", count: LOTS / 5 }]);
    await open.db.exec(
      `alter table lot_listing alter tsv set default '';
       insert into lot_listing (id, auction, seller_id, category, brand, model, location, status, opens_at, closes_at,
         price_cents, bid_count, seq)
       select 1e6 + n, 0, 1, '', case n % 3 when 0 then 'Seat' else 'Kia' end, '', '', 'open', now(), now(), 1, 0, 1
       from generate_series(1, ${FACET_MATCHES}) n`,
    );
    await keepCounts(open.db);
    const expected = await open.db.query(
      `select brand as value, brand as label, count(*) as count from lot_listing where auction = 0
       group by brand order by count desc`,
    );
    expect(await brands()).toEqual(expected);
    await open.db.exec("delete from lot_listing where id > 1e6");
    await keepCounts(open.db);
    expect(await brands()).toEqual([{ value: "Seat", label: "Seat", count: LOTS / 5 }]);
  });

  it("refuses an end of a page that nobody has told", async () => {
    const answer = await api.call("product/search", { after: "1; drop" });
    expect(answer.code).toBe("INVALID_INPUT");
  });
});
