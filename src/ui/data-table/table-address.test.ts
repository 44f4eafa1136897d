import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { FIRST_QUERY, readAddress, writeAddress } from "./table-address";
import type { TableFilter, TableQuery } from "./table-types";

const filters: TableFilter[] = [
  { id: "brand", label: "Marca", kind: "choice" },
  {
    id: "state",
    label: "Estado",
    kind: "choice",
    options: [
      { value: "open", label: "Abierta" },
      { value: "draft", label: "Borrador" },
    ],
  },
  { id: "km", label: "Kilómetros", kind: "number" },
  { id: "end", label: "Cierre", kind: "date" },
  { id: "ref", label: "Referencia", kind: "text" },
  { id: "met", label: "Reserva alcanzada", kind: "flag" },
  { id: "import", label: "Hoja", kind: "whole" },
];
const rules = { sortable: ["date_closed", "price"], filters };
const read = (search: string) => readAddress(search, rules);

describe("the address of a table", () => {
  it("says page, order, text and filters", () => {
    const search = "?p=2&n=40&o=-date_closed&q=ibiza&f.brand=Seat,BMW&f.km=..50000";
    expect(read(search)).toEqual({
      page: 2,
      pageSize: 40,
      sort: { id: "date_closed", desc: true },
      search: "ibiza",
      filters: { brand: ["Seat", "BMW"], km: { to: "50000" } },
    });
    expect(writeAddress(read(search), rules)).toBe(search);
  });

  it("takes one value of a filter that has no more, and only such as its late options may have", () => {
    const late: TableFilter = {
      id: "auction",
      label: "Subasta",
      kind: "choice",
      isSingle: true,
      pattern: /^\d+$/,
    };
    const only = (search: string) => readAddress(search, { sortable: [], filters: [late] }).filters;
    expect(only("?f.auction=12,13")).toEqual({ auction: ["12"] });
    expect(only("?f.auction=ninguna")).toEqual({});
  });

  it.each([
    "",
    "?p=0&n=7&o=drop%20table&f.km=mucho&f.brand=,,",
    "?p=-1&n=1e9&o=-&f.state=sold&f.end=2026-02-30..&f.met=maybe",
    "?p=99999999999&f.km=50..40..30&f.unknown=1&q=%E0%A4%A",
    "?f.__proto__=x&f.constructor=y&&&==",
    "?f.import=0",
    "?f.import=-4",
    "?f.import=1e3",
    "?f.import=flota.csv",
  ])("drops what is foreign or broken: %s", (search) => {
    expect(read(search)).toEqual(FIRST_QUERY);
  });

  it("keeps the half of a range that can be read", () => {
    expect(read("?f.km=..x").filters).toEqual({});
    expect(read("?f.km=10..x").filters).toEqual({ km: { from: "10" } });
    expect(read("?f.state=open,sold").filters).toEqual({ state: ["open"] });
    expect(read("?f.import=12").filters).toEqual({ import: "12" });
  });

  it("leaves what others keep in the address", () => {
    const query = { ...FIRST_QUERY, page: 3 };
    expect(writeAddress(query, rules, "?utm=a&p=9&f.old=1")).toBe("?utm=a&p=3");
    expect(writeAddress(FIRST_QUERY, rules, "?p=9")).toBe("");
  });

  it("reads what it wrote, whatever was typed", () => {
    const word = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    const range = fc.record({ from: fc.nat().map(String), to: fc.nat().map(String) });
    const query: fc.Arbitrary<TableQuery> = fc.record({
      page: fc.integer({ min: 1, max: 100_000 }),
      pageSize: fc.constantFrom(5, 20, 40, 60),
      sort: fc.option(
        fc.record({ id: fc.constantFrom("date_closed", "price"), desc: fc.boolean() }),
        { nil: undefined },
      ),
      search: fc.oneof(fc.constant(""), word),
      filters: fc.record(
        {
          brand: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
          km: range,
          ref: word,
          met: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeAddress(asked, rules))).toEqual(asked);
      }),
    );
  });

  it("takes anything", () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const query = read(search);
        expect(read(writeAddress(query, rules))).toEqual(query);
      }),
    );
  });
});
