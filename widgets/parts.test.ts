import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMON_PARTS } from "../scripts/generate/elements";
import { elements } from "./_made/docs";

/** Names in `part="…"` and in the texts of `part={…}` and `part: …`; those that end in a dash go on with a state. */
function partsIn(folder: string): Set<string> {
  const path = new URL(folder, import.meta.url);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !/\.(test|stories|browser)\./.test(name),
  );
  const texts = files.flatMap((name) =>
    [...readFileSync(new URL(`${folder}/${name}`, import.meta.url), "utf8").matchAll(PART)].map(
      ([, plain, computed = "", given = ""]) =>
        plain ??
        [...`${computed} ${given}`.matchAll(/["`]([^"`]*)["`]/g)].map(([, text]) => text).join(" "),
    ),
  );
  return new Set(
    texts.flatMap((text) => text.replace(/\$\{[^}]*\}/g, "").split(/\s+/)).filter(Boolean),
  );
}
const PART = /\bpart(?:="([^"]*)"|=\{((?:[^{}]|\{[^}]*\})*)\}|: (?=.*")(.*))/g;

const ui = new Set([...partsIn("../src/ui"), ...partsIn("../src/element")]);
const all = new Set([...ui, ...partsIn("."), ...partsIn("../src/patterns")]);

function isIn(parts: ReadonlySet<string>, name: string): boolean {
  return parts.has(name) || [...parts].some((part) => part.endsWith("-") && name.startsWith(part));
}

test("primitives have the parts that the reference says, and no others", () => {
  expect([...ui].filter((name) => !name.endsWith("-")).toSorted()).toEqual(
    Object.keys(COMMON_PARTS).toSorted(),
  );
});

test.each(elements.map((descriptor) => [descriptor.tag, descriptor] as const))(
  "%s describes every part that it has",
  (tag, { parts }) => {
    const described = new Set([...Object.keys(parts), ...Object.keys(COMMON_PARTS)]);
    const own = partsIn(`./${tag.replace("martillo-", "")}`);
    const secret = [...own].filter(
      (name) => !isIn(described, name) && ![...described].some((part) => name === `${part}-`),
    );
    expect(secret).toEqual([]);
  },
);

test.each(elements.map((descriptor) => [descriptor.tag, descriptor] as const))(
  "%s has every part that it describes",
  (_tag, { parts }) => {
    expect(Object.keys(parts).filter((name) => !isIn(all, name))).toEqual([]);
  },
);
