import { describe, expect, test } from "vitest";
import { readQuery, writeQuery } from "./search-url";

function read(text: string, auction: 0 | 1 = 1) {
  return readQuery(new URLSearchParams(text), auction);
}

describe("readQuery", () => {
  test("an empty address asks for the first page of its kind", () => {
    expect(read("", 0)).toEqual({ auction: 0, limit: 12, page: 1 });
  });

  test("reads text, order, page and filters", () => {
    expect(
      read(
        "search=golf&orderby=date_closed&order=asc&page=3&brand=Seat&brand=Volkswagen&price=5000-&kilometers=-90000&auctionid=4&market_status=ended",
      ),
    ).toEqual({
      auction: 1,
      limit: 12,
      page: 3,
      search: "golf",
      orderby: "date_closed",
      order: "asc",
      filters: {
        brand: ["Seat", "Volkswagen"],
        price: { min: 5000 },
        kilometers: { max: 90_000 },
        auctionid: 4,
        market_status: "ended",
      },
    });
  });

  test("leaves out what makes no sense", () => {
    expect(
      read("page=-1&orderby=drop&price=abc&auctionid=x&market_status=nope&search=%20"),
    ).toEqual({ auction: 1, limit: 12, page: 1 });
  });
});

test("writing and reading give the same query back", () => {
  const text =
    "search=clase+a&orderby=wprice&order=desc&category=Coches&fuel=Di%C3%A9sel&fuel=Gasolina&registration_year=2018-2022&seller_id=7&page=2";
  expect(writeQuery(read(text)).toString()).toBe(text);
  expect(writeQuery(read("")).toString()).toBe("");
});
