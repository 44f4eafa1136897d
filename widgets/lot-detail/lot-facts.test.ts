import { expect, test } from "vitest";
import { paragraphs } from "./lot-facts";

test("blank lines part paragraphs, single breaks stay", () => {
  expect(paragraphs("Uno.\nSigue.\n\n  Dos.  \r\n\r\n\n<b>Tres</b>\n")).toEqual([
    "Uno.\nSigue.",
    "Dos.",
    "<b>Tres</b>",
  ]);
  expect(paragraphs("  \n ")).toEqual([]);
});
