// This folder checks that no pattern of the product takes longer than its text is long, for any text.
import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { at } from "../../build/entries";

export interface ShippedPattern {
  pattern: RegExp;
  /** The files that hold it. */
  paths: string[];
}

const ROOTS = ["src", "widgets", "demo-site/app", "demo-site/server"];
const NOT_SHIPPED = /\.(?:test|suite|stories)\.|\/testing\/|\/_made\//;

/** All regular expressions that the library, the site and the server are shipped with, each once. */
export function shippedPatterns(): ShippedPattern[] {
  const found = new Map<string, ShippedPattern>();
  const add = (pattern: RegExp, path: string) => {
    const known = found.get(String(pattern));
    if (!known) found.set(String(pattern), { pattern, paths: [path] });
    else if (!known.paths.includes(path)) known.paths.push(path);
  };
  eachPattern({
    literal: ({ pattern, flags }, path) => add(new RegExp(pattern, flags), path),
    made: () => {},
  });
  return [...found.values()];
}

/** The files that make patterns while they run. */
export function filesThatMakePatterns(): string[] {
  const paths = new Set<string>();
  eachPattern({ literal: () => {}, made: (path) => paths.add(path) });
  return [...paths].toSorted();
}

interface Finder {
  literal(written: { pattern: string; flags: string }, path: string): void;
  /** `new RegExp(…)` or `RegExp(…)`. */
  made(path: string): void;
}

function eachPattern({ literal, made }: Finder): void {
  for (const path of shippedFiles()) {
    const visitor = new Visitor({
      Literal(node) {
        if ("regex" in node) literal(node.regex, path);
      },
      NewExpression({ callee }) {
        if (callee.type === "Identifier" && callee.name === "RegExp") made(path);
      },
      CallExpression({ callee }) {
        if (callee.type === "Identifier" && callee.name === "RegExp") made(path);
      },
    });
    visitor.visit(parseSync(path, readFileSync(at(path), "utf8")).program);
  }
}

function shippedFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(at(root), { recursive: true, encoding: "utf8" })
      .map((name) => `${root}/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !NOT_SHIPPED.test(path)),
  );
}
