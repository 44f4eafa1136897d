import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

test("fails on its first run alone", () => {
  const mark = `${process.env.PLANTED_FOLDER}/by-chance`;
  const isSecond = existsSync(mark);
  writeFileSync(mark, "");
  expect(isSecond, "lost a frame").toBe(true);
});
