import { expect, it } from "vitest";
import { offeredFor } from "./offered";

const ROWS = (["draft", "unpaid", "partial", "paid", "cancel"] as const).map((status, at) => ({
  invoice_id: at + 1,
  status,
}));

it.each([
  ["a draft", [1], ["paid", "cancel"]],
  ["one that is owed", [2], ["paid", "cancel"]],
  ["one that is paid in part", [3], ["paid", "unpaid"]],
  ["a paid one", [4], ["unpaid"]],
  ["a cancelled one", [5], []],
  ["a draft and a paid one", [1, 4], ["paid", "unpaid", "cancel"]],
  ["one of another page", [9], ["paid", "unpaid", "cancel"]],
  ["none", [], []],
])("offers for %s what can be done to it", (_which, ids, offered) => {
  expect(offeredFor(new Set(ids), ROWS)).toEqual(offered);
});
