import { expect, test } from "vitest";
import type { EmbedTags } from "./embed-tag";
import { packTags, unpackTags } from "./packed-tags";

test("a packed table is the same table", () => {
  const tags: EmbedTags = {
    "martillo-lot-card": [[], "lots"],
    "martillo-lot-list": [["lists", "forms"], "search"],
    "martillo-login": [[], undefined],
  };
  expect(packTags(tags)).toBe("lot-card/lots lot-list,lists,forms/search login");
  expect(unpackTags(packTags(tags))).toEqual(tags);
});
