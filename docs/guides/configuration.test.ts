import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const VARIABLE = /\b(MARTILLO_[A-Z_]+[A-Z]|DATABASE_URL|LOG_LEVEL|PORT)\b/g;
/** Read by a command beside the server, or by tests that are run longer. */
const OF_COMMANDS = new Set(["MARTILLO_API", "MARTILLO_KILLS", "MARTILLO_TIER"]);

function filesOf(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => isWanted(name) && !name.includes(".test."))
    .map((name) => join(folder, name));
}

const isListed = new Set(
  filesOf("docs/guides", (name) => name.endsWith(".md")).flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/^\| `([A-Z_]+)` /gm)].map(
      ([, name = ""]) => name,
    ),
  ),
);

test("what the server's code, its faults and the guides name is a variable of a table", () => {
  const files = [
    "README.md",
    ...filesOf("docs/guides", (name) => name.endsWith(".md")),
    ...filesOf("demo-site/server", (name) => name.endsWith(".ts")),
  ];
  const strangers = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(VARIABLE)]
      .map(([, name = ""]) => name)
      .filter((name) => !isListed.has(name) && !OF_COMMANDS.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(isListed.size).toBeGreaterThan(60);
  expect(strangers).toEqual([]);
});

test("the environment is read where its schemas are put together", () => {
  const readers = filesOf("demo-site/server", (name) => name.endsWith(".ts")).filter(
    (path) =>
      !path.includes("/testing/") && readFileSync(join(ROOT, path), "utf8").includes("process.env"),
  );
  // Each asks `readEnvironment`.
  expect(readers.toSorted()).toEqual([
    "demo-site/server/main.ts",
    "demo-site/server/node/migrate.ts",
    "demo-site/server/node/partner-new.ts",
    "demo-site/server/node/vault-rewrap.ts",
  ]);
});
