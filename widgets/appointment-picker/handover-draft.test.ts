import { expect, test } from "vitest";
import { keysOf, kmOf } from "./handover-draft";

test.each([
  ["84150", 84_150],
  [" 84.150 ", 84_150],
  ["84 150 km", 84_150],
  ["84,150", 84_150],
  ["1.084.150", 1_084_150],
  ["0", 0],
  ["", undefined],
  ["84.15", undefined],
  ["84.150,5", undefined],
  ["-3", undefined],
  ["muchos", undefined],
  ["84150123", undefined],
])("kilometres %j are %s", (text, km) => {
  expect(kmOf(text)).toBe(km);
});

test.each([
  ["2", 2],
  [" 0 ", 0],
  ["", undefined],
  ["10", undefined],
  ["dos", undefined],
])("keys %j are %s", (text, keys) => {
  expect(keysOf(text)).toBe(keys);
});
