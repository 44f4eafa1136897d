import { expect, test } from "vitest";
import {
  crossings,
  cycles,
  isAllowed,
  readSources,
  roomOf,
  RULES,
  ruleOf,
  strayNodeImports,
} from "./rooms";

const sources = readSources();
const all = crossings(sources);

function trespassers(some: Readonly<Record<string, string>>): string[] {
  return crossings(sources, new Map(Object.entries(some)))
    .filter((crossing) => !isAllowed(crossing))
    .map(({ files }) => files);
}

test("every room imports what it may, and nothing else", () => {
  expect(all.length).toBeGreaterThan(3_000);
  expect(trespassers(Object.fromEntries(sources))).toEqual([]);
});

test("every room has a rule, and every rule a room", () => {
  const rooms = new Set([...sources.keys()].map(roomOf));
  expect([...rooms].filter((room) => ruleOf(room) === undefined)).toEqual([]);
  const used = new Set([...rooms].map(ruleOf));
  expect(RULES.filter((rule) => !used.has(rule))).toEqual([]);
});

/** A folder that has a room, for each rule. */
const FOLDERS: Readonly<Record<string, string>> = {
  "src/contract/schemas": "src/contract/lots",
  "widgets/*": "widgets/lot-card",
  "app/*": "demo-site/app/pages",
  app: "demo-site/app",
  "platform/*": "demo-site/server/platform/http",
  "ports/*": "demo-site/server/ports/images",
  ports: "demo-site/server/ports",
  "features/*": "demo-site/server/features/lots",
  _made: "demo-site/server/_made",
  memory: "demo-site/server/memory",
  "in-page": "demo-site/server/in-page",
  seed: "demo-site/server/seed",
  node: "demo-site/server/node",
  server: "demo-site/server",
};

/** One room of the table that a rule does not name, as the path to it from the root. */
const ELSEWHERE = ["src/testing/index", "widgets/elements", "demo-site/server/main"];

test.each(RULES.map(({ room }) => room))("who breaks the rule of %s is found", (room) => {
  const folder = FOLDERS[room] ?? room;
  const name = room === "src/contract/schemas" ? "planted-schemas.ts" : "planted.ts";
  const file = `${folder}/${name}`;
  const up = "../".repeat(folder.split("/").length);
  const may = RULES.find((rule) => rule.room === room)?.may ?? [];
  const forbidden = ELSEWHERE.filter(
    (path) => !`${path}/`.startsWith(`${folder}/`) && !may.includes(roomOf(`${path}.ts`)),
  );
  const wrong = [...forbidden.map((path) => `${up}${path}`), "left-pad-of-react"];
  for (const specifier of room === "server" ? wrong.slice(0, 2) : wrong) {
    for (const text of [
      `import { x } from "${specifier}";`,
      `import type { X } from "${specifier}";`,
      `export { x } from "${specifier}";`,
      `export const x = () => import("${specifier}");`,
    ]) {
      const isOfAnyPackage = specifier === "left-pad-of-react" && isPackageFree(room);
      expect(trespassers({ [file]: text }), text).toHaveLength(isOfAnyPackage ? 0 : 1);
    }
  }
});

/** The server may use what it needs from npm, except what draws. */
function isPackageFree(room: string): boolean {
  return ruleOf(room)?.packages.test("left-pad-of-react") === true;
}

test.each([
  ["src/domain/planted.ts", 'import { x } from "../state";'],
  ["src/contract/planted.ts", 'import ky from "ky";'],
  ["src/contract/planted.ts", 'import { Lot } from "./lots/schemas";'],
  ["src/state/planted.ts", 'import { Lot } from "../contract/lots/schemas";'],
  ["widgets/lot-card/planted.ts", 'import { x } from "../bid-box/use-bid-box";'],
  ["widgets/lot-card/planted.ts", 'import styles from "../bid-box/bid-box.css?inline";'],
  ["widgets/lot-card/planted.ts", 'import { x } from "../../src/client";'],
  ["src/embed/planted.ts", 'import { x } from "../ui";'],
  ["demo-site/app/pages/planted/x.ts", 'import { x } from "../../../../src/state";'],
  ["demo-site/server/features/lots/planted.ts", 'import { x } from "martillo/client";'],
  ["demo-site/server/features/lots/planted.ts", 'import { x } from "../money/ledger/posting";'],
])("%s may not say %s", (file, text) => {
  expect(trespassers({ [file]: text })).toHaveLength(1);
});

test("no rooms of the server import each other, not by types or late imports either", () => {
  const server = all.filter(({ files }) => files.startsWith("demo-site/server/"));
  expect(cycles(server.filter(({ to }) => !to.startsWith("npm:")))).toEqual([]);
});

test("what is not for Node alone runs in a page", () => {
  expect(strayNodeImports(sources)).toEqual([]);
});

test("a circle is found through a third room", () => {
  const [one, two, three] = ["a -> b", "b -> c", "c -> a"].map((files) => {
    const [from = "", to = ""] = files.split(" -> ");
    return { from, to, files };
  });
  if (!one || !two || !three) throw new Error("three are made above");
  expect(cycles([one, two])).toEqual([]);
  expect(cycles([one, two, three])).toEqual([["a -> b", "b -> c", "c -> a"]]);
});
