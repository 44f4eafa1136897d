import { describe, expect, it } from "vitest";
import { fc } from "../../src/testing/seed";
import { calls } from "../../src/contract/schemas";
import type { SearchQuery } from "../../src/state";
import { choicesOf, queryFromParams, queryToParams, toggleChoice, withFilters } from "./lot-query";

describe("queryToParams", () => {
  it("writes what differs from the defaults", () => {
    const query: SearchQuery = {
      search: "audi a3",
      page: 2,
      limit: 12,
      auction: 1,
      orderby: "wprice",
      order: "asc",
      filters: {
        brand: ["Audi", "BMW"],
        price: { min: 5000, max: 20_000 },
        kilometers: { max: 100_000 },
        auctionid: 7,
        market_status: "ended",
      },
    };
    expect(queryToParams(query).toString()).toBe(
      "search=audi+a3&brand=Audi&brand=BMW&price=5000-20000&kilometers=-100000&auctionid=7&market_status=ended&orderby=wprice&order=asc&page=2",
    );
  });

  it("writes nothing for a plain list", () => {
    expect(queryToParams({ page: 1, auction: 1 }).toString()).toBe("");
  });

  const query = fc.record(
    {
      search: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text),
      page: fc.integer({ min: 2, max: 10_000 }),
      filters: fc.record(
        {
          brand: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), {
            minLength: 1,
            maxLength: 5,
          }),
          doors: fc.uniqueArray(fc.constantFrom("2", "3", "4", "5"), { minLength: 1 }),
          price: fc.record({ min: fc.nat(), max: fc.nat() }),
          power: fc.record({ min: fc.nat() }),
          seller_id: fc.integer({ min: 1 }),
          market_status: fc.constantFrom("scheduled" as const, "ended" as const, "all" as const),
        },
        { requiredKeys: ["brand"] },
      ),
    },
    { requiredKeys: [] },
  );

  it("is read back by queryFromParams", () => {
    fc.assert(
      fc.property(query, (given) => {
        const address = queryToParams(given).toString();
        expect(queryFromParams(new URLSearchParams(address))).toEqual(given);
      }),
    );
  });
});

describe("queryFromParams", () => {
  it("leaves out whatever it does not understand", () => {
    const params = new URLSearchParams(
      "search=%20%20&page=-3&orderby=drop&order=asc&price=abc&kilometers=-&market_status=live&seller_id=x&brand=&utm=1",
    );
    expect(queryFromParams(params)).toEqual({});
  });

  it("makes a valid search of any address", () => {
    const words = ["search", "page", "orderby", "price", "brand", "market_status", "auctionid"];
    const address = fc.array(fc.tuple(fc.constantFrom(...words), fc.string({ maxLength: 120 })));
    fc.assert(
      fc.property(address, (entries) => {
        const query = queryFromParams(new URLSearchParams(entries));
        expect(calls["product/search"].input.safeParse(query).success).toBe(true);
      }),
    );
  });
});

describe("filters", () => {
  it("puts a value on and takes it off, and goes back to the first page", () => {
    const one = toggleChoice({ page: 3 }, "brand", "Audi");
    expect(one).toEqual({ filters: { brand: ["Audi"] } });
    const two = toggleChoice(one, "brand", "BMW");
    expect(choicesOf(two.filters, "brand")).toEqual(["Audi", "BMW"]);
    expect(toggleChoice(toggleChoice(two, "brand", "BMW"), "brand", "Audi")).toEqual({});
  });

  it("drops a range without ends", () => {
    expect(withFilters({ filters: { price: { min: 1 } } }, { price: {} })).toEqual({});
  });
});
