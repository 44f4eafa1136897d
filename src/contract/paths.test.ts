import { expect, test } from "vitest";
import { fillPath, withQuery } from "../paths";
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

test("values are encoded, and a placeholder without a value stays", () => {
  expect(fillPath("/compras/{id}/{id}?ver={step}", { id: "a b" })).toBe(
    "/compras/a%20b/a%20b?ver={step}",
  );
});

test("a query follows the one that is there, and stands before the fragment", () => {
  expect(withQuery("/compras", new URLSearchParams({ step: "a b" }))).toBe("/compras?step=a+b");
  expect(withQuery("/compras?a=1#ultima", "f.state=unsold,closed")).toBe(
    "/compras?a=1&f.state=unsold,closed#ultima",
  );
});

const SOURCES = Object.entries(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "../../widgets/**/*.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).filter(
  ([path]) =>
    !/\.(test|suite|stories|scenes|docs|element)\.tsx?$|\/testing\/|\/paths\/|\/paths\.ts$|^\.\/index\.ts$/.test(
      path,
    ),
);

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** An address of a page in code: `"/login"`, `` `${apiBase}/subasta/${id}` ``. */
const ADDRESS = /(?<=["'`}])\/[a-zA-Z][\w-]*(?=["'`/?])/g;

test("no address of the site stands anywhere else in the library", () => {
  const own = new Set(Object.values<string>(PATHS).map((path) => `/${path.split("/")[1]}`));
  // The names of calls look like addresses, too.
  const strays = SOURCES.filter(([path]) => !path.includes("/client/")).flatMap(([path, text]) =>
    [...withoutComments(text).matchAll(ADDRESS)]
      .filter(([address]) => own.has(address))
      .map(([address]) => `${path}: ${address}`),
  );
  expect(SOURCES.length).toBeGreaterThan(800);
  expect(strays).toEqual([]);
});

test("widgets ask the runtime for addresses, so that a host's own ones count", () => {
  const direct = SOURCES.filter(([, text]) =>
    /\b(PATHS|pathTo|lotPath|planPath|housePath)\b/.test(withoutComments(text)),
  ).map(([path]) => path.replace(/^(\.\.\/)+/, ""));
  expect(direct.toSorted()).toEqual([
    "domain/maintenance.ts",
    // Only the house has these pages.
    "state/page/mistakes.ts",
    "state/session/sign-in-exchange.ts",
    "widgets/account/ElsewhereNotice.tsx",
    "widgets/ask-seller/use-ask-seller.ts",
    "widgets/lot-comments/use-lot-comments.ts",
  ]);
});
