import { expect, test } from "vitest";
import type { SellerAuction } from "../../src/contract";
import type { WidgetRuntime } from "../../src/state";
import { columnsOf, type Say, scopeOf } from "./columns";
import { manyActsOf } from "./use-many-acts";

const say = ((key: string) => key) as unknown as Say;
const runtime = { apiBase: "https://casa.example", urlTo: () => "/" } as unknown as WidgetRuntime;

test("a cover in a row is the smallest that the house keeps", () => {
  const cover = columnsOf(runtime, say, false).find(({ id }) => id === "cover");
  const srcOf = (avatar: string) => cover?.value({ avatar } as SellerAuction);
  expect(srcOf("/uploads/lots/a1-1600.webp")).toEqual({
    src: "https://casa.example/uploads/lots/a1-480.webp",
    alt: "",
  });
  expect(srcOf("/uploads/lots/a1.jpg")).toMatchObject({
    src: "https://casa.example/uploads/lots/a1.jpg",
  });
  expect(srcOf("")).toBeNull();
});

test("what the table shows is asked for as the call names it", () => {
  const query = { page: 1, pageSize: 20, sort: undefined, search: "", filters: {} };
  expect(scopeOf("open", query)).toEqual({ list: "open" });
  expect(
    scopeOf("all", {
      ...query,
      search: "renting",
      sort: { id: "hammer", desc: true },
      filters: {
        state: ["running"],
        access: ["invited"],
        end: { from: "2026-11-20", to: "2026-11-20" },
        archived: true,
      },
    }),
  ).toEqual({
    list: "all",
    search: "renting",
    state: ["running"],
    access: ["invited"],
    end: { min: Date.UTC(2026, 10, 19, 23), max: Date.UTC(2026, 10, 20, 23) - 1 },
    archived: true,
    orderby: "hammer_total",
    order: "desc",
  });
});

test("many are done what their states allow", () => {
  expect(manyActsOf("draft", false)).toEqual(["publish", "delete"]);
  expect(manyActsOf("open", false)).toEqual([]);
  expect(manyActsOf("sold", false)).toEqual(["archive"]);
  expect(manyActsOf("sold", true)).toEqual(["unarchive"]);
  expect(manyActsOf("templates", false)).toEqual(["delete"]);
});
