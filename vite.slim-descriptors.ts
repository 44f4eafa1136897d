// Leaves out of a page what the descriptors of elements hold for readers, editors and the loader alone.
import type { Plugin } from "vite";
import {
  applyEdits,
  isCallOf,
  nameOf,
  type Node,
  parse,
  propertiesOf,
  walk,
} from "./vite.source-edits.js";

/** What an element needs to know of itself. */
const KEPT = new Set([
  "tag",
  "component",
  "styles",
  "attributes",
  "properties",
  "root",
  "reservedHeight",
]);
const KEPT_OF_ATTRIBUTE = new Set(["prop", "type"]);

/** Properties that are left out; what is no plain property stays. */
function others(object: unknown, kept: ReadonlySet<string>): Node[] {
  return propertiesOf(object).filter((property) => {
    const name = nameOf(property);
    return name !== undefined && !kept.has(name);
  });
}

function entriesOf(descriptor: Node | undefined, name: string): unknown[] {
  const found = propertiesOf(descriptor).find((property) => nameOf(property) === name);
  return propertiesOf(found?.["value"]).map((property) => property["value"]);
}

function unneeded(descriptor: Node | undefined): Node[] {
  return [
    ...others(descriptor, KEPT),
    ...entriesOf(descriptor, "attributes").flatMap((entry) => others(entry, KEPT_OF_ATTRIBUTE)),
    ...entriesOf(descriptor, "properties").flatMap((entry) => others(entry, new Set())),
  ];
}

/** Takes texts for readers out of every `describeElement`. */
export function slimDescriptors(): Plugin {
  return {
    name: "martillo-slim-descriptors",
    transform(code, id) {
      if (!id.endsWith(".element.ts")) return null;
      const calls = [...walk(parse(code))].filter((node) => isCallOf(node, "describeElement"));
      const edits = calls
        .flatMap((call) => unneeded((call["arguments"] as Node[])[0]))
        .map(({ start, end }) => ({ start, end, text: () => "...{}" }));
      return { code: applyEdits(code, edits), map: null };
    },
  };
}
