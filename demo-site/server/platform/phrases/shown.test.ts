import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LITERALS } from "./literals";

/**
 * Literals for clients of other makers, which look them up among the phrases. Our own pages say the same with its reason and the next step, or by
 * figures of their own.
 */
const OF_OTHER_CLIENTS = [
  "submit/Save",
  "Registration Failed",
  "Unlimited",
  "Number required",
  "Positive only allowed",
  "Enter Payment Amount",
  "Max. Amount …",
  "Min. Amount …",
  "Could not decrypt message",
  "Upload Failed!",
  "HTTP error: {status}",
  "Image Upload Failed",
  "something went wrong",
  "Image not found",
];

const ROOMS = ["src", "widgets", "demo-site/app", "demo-site/server"];
const IS_SOURCE = /\.tsx?$/;
const IS_OTHER = /\.(test|suite|stories)\.|phrases\//;

async function sourcesIn(room: string): Promise<string[]> {
  const files = await readdir(room, { recursive: true });
  return files
    .filter((file) => IS_SOURCE.test(file) && !IS_OTHER.test(file))
    .map((file) => join(room, file));
}

it("a phrase that staff can edit is said by a page, a rule or a call", async () => {
  const files = (await Promise.all(ROOMS.map(sourcesIn))).flat();
  const source = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const unsaid = LITERALS.filter((literal) => !source.includes(`"${literal}"`));
  expect(unsaid).toEqual(OF_OTHER_CLIENTS);
});
