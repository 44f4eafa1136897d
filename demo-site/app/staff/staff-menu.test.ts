import { PATHS } from "martillo/contract";
import { expect, test } from "vitest";
import { routes } from "../_made/routes";
import { crumbsOf, entryOf, STAFF_LINKS } from "./staff-menu";

const pages = routes.filter(({ layout }) => layout === "staff");

test("the menu leads to every page of the area that needs no number, each once", () => {
  const plain = pages.filter(({ path }) => !path.includes("{")).map(({ path }) => path);
  const linked = STAFF_LINKS.map(({ to }) => to);
  expect([...linked].sort()).toEqual([...plain].sort());
  expect(new Set(linked).size).toBe(linked.length);
});

test("every page of the area is guarded, and lies below its summary", () => {
  for (const { path, guard, isOurs } of pages) {
    expect([path, guard, isOurs]).toEqual([path, "staff", true]);
    expect(path === PATHS.staffHome || path.startsWith(`${PATHS.staffHome}/`)).toBe(true);
  }
  expect(routes.filter(({ guard }) => guard === "staff")).toEqual(pages);
});

test("the way to a page begins at the summary and ends at the page", () => {
  const way = (path: string) => crumbsOf({ path, title: "notFound" }).map(({ to }) => to);
  expect(way(PATHS.staffHome)).toEqual([PATHS.staffHome]);
  expect(way(PATHS.houseMoney)).toEqual([PATHS.staffHome, PATHS.houseMoney]);
  const below = `${PATHS.houseMoney}/{id}`;
  expect(way(below)).toEqual([PATHS.staffHome, PATHS.houseMoney, below]);
  expect(entryOf({ path: below })?.to).toBe(PATHS.houseMoney);
  expect(entryOf({ path: `${PATHS.houseMoney}s` })).toBeUndefined();
});
