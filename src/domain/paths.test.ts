import { expect, test } from "vitest";
import { lotPath, PATHS, pathTo } from "./paths";

test("an address is filled in, and what is filled in stays one part of it", () => {
  expect(pathTo("auctionLot", { id: 12 })).toBe("/subasta/12");
  expect(pathTo("resetPassword", { token: "a/b?c#d" })).toBe("/reset_password/a%2Fb%3Fc%23d");
  expect(pathTo("home")).toBe("/");
});

test("a lot's address says how it is sold", () => {
  expect(lotPath({ id: 7, auction: 1 })).toBe("/subasta/7");
  expect(lotPath({ id: 7, auction: 0 })).toBe("/venta/7");
});

test("no two names lead to one page", () => {
  const paths = Object.values<string>(PATHS);
  expect(new Set(paths).size).toBe(paths.length);
});

const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "../../widgets/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The names of calls look like addresses, too. */
const OTHERS = /\/client\/|\.(test|suite|stories|scenes|docs|element)\.tsx?$|\/testing\/|\/types\//;
/** An address of a page as a text of code: `"/login"`, `` `/subasta/${id}` ``. */
const ADDRESS = /(?<=["'`])\/[a-zA-Z][\w-]*(?=["'`/?])/g;

test("no address of the site stands anywhere else in the library", () => {
  const own = new Set(Object.values<string>(PATHS).map((path) => `/${path.split("/")[1]}`));
  const strays = Object.entries(SOURCES)
    .filter(([path]) => path !== "./paths.ts" && !OTHERS.test(path))
    .flatMap(([path, text]) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(ADDRESS)]
        .filter(([address]) => own.has(address))
        .map(([address]) => `${path}: ${address}`),
    );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
  expect(strays).toEqual([]);
});
