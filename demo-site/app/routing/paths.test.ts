import { PATHS } from "martillo/contract";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import {
  letterRoutes,
  ownAccountRoutes,
  routes,
  SHORT_ADDRESSES,
  tryRoutes,
  windowRoutes,
} from "../routes";

const ALL = [...routes, ...windowRoutes, ...ownAccountRoutes, ...letterRoutes, ...tryRoutes].filter(
  ({ path }) => path !== "*",
);

test.each(Object.entries<string>(PATHS))("%s is a page of the site: %s", (_name, path) => {
  // Lists have names of their own.
  const address = path.replace("{list}", "won").replaceAll(/\{\w+\}/g, "12");
  expect(ALL.some((route) => matchPath(route.path, address))).toBe(true);
});

test.each(Object.entries(SHORT_ADDRESSES))("%s is no page, and leads to one: %s", (path, to) => {
  expect(ALL.some((route) => matchPath(route.path, path))).toBe(false);
  expect(ALL.some((route) => matchPath(route.path, to))).toBe(true);
});

const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "../../server/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Where addresses are declared, and texts that people edit. */
const OTHERS =
  /\.test\.tsx?$|\/testing\/|-routes\.ts$|\/routes\.ts$|\/house\/texts\/|\/migrations\//;
const ADDRESS = /(?<=["'`])\/[a-zA-Z][\w-]*(?=["'`/?])/g;

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
