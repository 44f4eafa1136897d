import { expect, test } from "vitest";
import { FIRST_QUERY, readAddress } from "martillo/ui/data-table";
import { filtersOf as filtersOfTable } from "./columns";
import { inputOf, QUEUES, queueSearch } from "./users-query";

const filtersOf = (filters: object) => inputOf({ ...FIRST_QUERY, filters: { ...filters } }).filters;

test("buyers and sellers are asked for where no kind is chosen", () => {
  expect(inputOf(FIRST_QUERY)).toEqual({ page: 1, limit: 20, filters: { admin: [0, 1] } });
  expect(filtersOf({ kind: ["seller"] })).toEqual({ admin: [1] });
  expect(filtersOf({ kind: ["buyer", "seller"] })).toEqual({ admin: [0, 1] });
});

test("a flag that is not set asks nothing; one that is set asks for yes or no", () => {
  expect(filtersOf({ verified: false, approved: true, limit: true })).toEqual({
    admin: [0, 1],
    verified: 0,
    approved_to_bid: 1,
    bid_limit_requested: 1,
  });
});

test("search, page and order are those of the table", () => {
  const query = { ...FIRST_QUERY, page: 3, search: "ruiz", sort: { id: "name", desc: true } };
  expect(inputOf(query)).toMatchObject({
    page: 3,
    search: "ruiz",
    orderby: "last_name",
    order: "desc",
  });
  expect(inputOf({ ...query, sort: { id: "foreign", desc: false } }).orderby).toBe("id");
});

test.each(["limit", "approval"] as const)("the address of the queue %s opens it", (queue) => {
  const rules = { sortable: [], filters: filtersOfTable((key) => key) };
  expect(readAddress(queueSearch(queue), rules).filters).toEqual(QUEUES[queue]);
});
