import { PATHS } from "martillo/contract";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { routes } from "../_made/routes";
import { SHORT_ADDRESSES } from "./short-addresses";
import { routerPath } from "./site-route";

const PATTERNS = routes.filter(({ path }) => path !== "*").map(routerPath);
const leads = (address: string) => PATTERNS.some((pattern) => matchPath(pattern, address));

test("no two routes have one address", () => {
  expect(new Set(PATTERNS).size).toBe(PATTERNS.length);
});

test.each(Object.entries<string>(PATHS))("%s is a page of the site: %s", (_name, path) => {
  // Lists have names of their own.
  const address = path.replace("{list}", "won").replaceAll(/\{\w+\}/g, "12");
  expect(leads(address)).toBe(true);
});

test.each(Object.entries(SHORT_ADDRESSES))("%s is no page, and leads to one: %s", (path, to) => {
  expect(leads(path)).toBe(false);
  expect(leads(to)).toBe(true);
});

const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "../../server/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Where addresses are declared, and texts that people edit. */
const OTHERS =
  /\.test\.tsx?$|\/testing\/|\/routes\.ts$|\/short-addresses\.ts$|\/house\/texts\/|\/migrations\//;
const ADDRESS = /(?<=["'`}])\/[a-zA-Z][\w-]*(?=["'`/?])/g;

test("site and server write no address that has a name", () => {
  const named = new Set(Object.values<string>(PATHS).map((path) => `/${path.split("/")[1]}`));
  const strays = Object.entries(SOURCES)
    .filter(([path]) => !OTHERS.test(path))
    .flatMap(([path, text]) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(ADDRESS)]
        .filter(([address]) => named.has(address))
        .map(([address]) => `${path}: ${address}`),
    );
  expect(strays).toEqual([]);
});
