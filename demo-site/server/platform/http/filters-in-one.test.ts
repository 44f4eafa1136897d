import { calls } from "martillo/contract/schemas";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { gatherFilters } from "./filters-in-one";

const List = z.object({
  page: z.optional(z.number()),
  seller_id: z.optional(z.number()),
  filters: z.optional(
    z.strictObject({
      brand: z.optional(z.string()),
      model: z.optional(z.string()),
      seller_id: z.optional(z.number()),
    }),
  ),
});

describe("filters of a list", () => {
  it.each([
    [{ brand: "Seat" }, { filters: { brand: "Seat" } }],
    [
      { filter: { brand: "Seat" }, page: 2 },
      { page: 2, filter: { brand: "Seat" }, filters: { brand: "Seat" } },
    ],
    [
      { brand: "Seat", filter: { brand: "Audi", model: "A3" }, filters: { brand: "Ford" } },
      { filter: { brand: "Audi", model: "A3" }, filters: { brand: "Ford", model: "A3" } },
    ],
    [{ brand: "Seat", filters: "" }, { filters: { brand: "Seat" } }],
    [
      { brand: "Seat", filter: "" },
      { filter: "", filters: { brand: "Seat" } },
    ],
    [{ seller_id: 3 }, { seller_id: 3 }],
    [{ filters: { brand: "Seat" } }, { filters: { brand: "Seat" } }],
    [{ colour: "red" }, { colour: "red" }],
  ])("%j", (sent, read) => {
    expect(gatherFilters(List, sent)).toEqual(read);
  });

  it.each([
    [{ filter: "Seat" }],
    [{ filter: ["Seat"] }],
    [{ filter: null }],
    [{ filter: { colour: "red" } }],
    [{ brand: 3 }],
    [{ brand: "Seat", filters: "x" }],
  ])("are refused as %j", (sent) => {
    expect(List.safeParse(gatherFilters(List, sent)).success).toBe(false);
  });

  it("leave a call alone that has none", () => {
    const sent = { filter: { a: 1 }, brand: "Seat" };
    expect(gatherFilters(z.object({ page: z.optional(z.number()) }), sent)).toBe(sent);
  });
});

const LISTS = Object.values(calls).filter(({ input }) => "filters" in (shapeOf(input) ?? {}));

it("are refused by every list that does not have them, as filter, too", () => {
  expect(LISTS.length).toBeGreaterThan(10);
  for (const { input, name } of LISTS) {
    for (const where of ["filters", "filter"]) {
      const { error } = input.safeParse(gatherFilters(input, { [where]: { no_such: 1 } }));
      const places = (error?.issues ?? []).map(({ path }) => path[0]);
      const isRefused = places.includes("filters") || places.includes(where);
      expect([name, where, isRefused]).toEqual([name, where, true]);
    }
  }
});

function shapeOf(schema: z.ZodMiniType): object | undefined {
  return schema instanceof z.ZodMiniObject ? schema._zod.def.shape : undefined;
}
