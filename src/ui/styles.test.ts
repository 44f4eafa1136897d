import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL(".", import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

test("a page around React components has the rules of every primitive", () => {
  const page = readFileSync(new URL("styles.css", FOLDER), "utf8");
  const own = new Set([...page.matchAll(/@import "\.\/(.+)";/g)].map(([, file]) => file));
  const missing = FILES.filter((file) => file !== "styles.css" && !own.has(file));
  // What is needed before anything else comes with the elements themselves.
  expect(missing).toEqual(["first-paint.css"]);
});
