// Everything that another party's page or program may rely on, one line each.
import { readFileSync } from "node:fs";
import { at } from "../../build/entries.js";
import {
  COMMON_PARTS,
  commonSettings,
  type ElementFacts,
  eventDocs,
  propertyType,
} from "./elements.js";
import { ENTRIES, type Program } from "./program.js";
import { membersOfInterface } from "./source.js";
import { tokenGroups } from "./tokens.js";

function block(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${title}\n${lines.map((line) => `  ${line}\n`).join("")}\n` : "";
}

function elementLines(element: ElementFacts): string[] {
  const names = (kind: string, entries: object = {}) =>
    Object.keys(entries).map((name) => `${kind} ${name}`.trim());
  return [
    ...Object.entries(element.attributes).map(
      ([name, attribute]) => `attribute ${name}: ${propertyType(attribute)}`,
    ),
    ...Object.values(element.attributes).map(
      (attribute) => `property ${attribute.prop}: ${propertyType(attribute)}`,
    ),
    ...Object.entries(element.properties ?? {}).map(
      ([name, property]) => `property ${name}: ${property?.type ?? "unknown"}`,
    ),
    ...element.events.map((name) => `event ${name}`),
    ...names("part", element.parts),
    ...Object.keys(element.slots ?? {}).map((name) => `slot ${name || "(default)"}`),
    ...names("custom property", element.cssProperties),
  ];
}

function entryLines(program: Program, entry: keyof typeof ENTRIES): string[] {
  return program.exportsOf(entry).map(({ kind, name }) => `${kind} ${name}`);
}

/** The public surface as text. */
export function surfaceText(program: Program, elements: readonly ElementFacts[]): string {
  const { exports } = JSON.parse(readFileSync(at("package.json"), "utf8")) as { exports: object };
  return [
    block("package exports", Object.keys(exports)),
    ...(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).map((entry) =>
      block(`import from "${entry}"`, entryLines(program, entry)),
    ),
    block(
      "window.martillo",
      membersOfInterface("src/embed/loader.ts", "MartilloGlobal").map(({ name }) => name),
    ),
    block(
      "every element",
      commonSettings().flatMap(({ name, attribute, type }) => [
        ...(attribute ? [`attribute ${attribute}`] : []),
        `property ${name}: ${type}`,
      ]),
    ),
    block(
      "parts of every element",
      Object.keys(COMMON_PARTS).map((name) => `part ${name}`),
    ),
    ...elements.map((element) => block(`<${element.tag}>`, elementLines(element))),
    block(
      "events and their detail",
      [...eventDocs().values()].map(({ name, type, members }) => {
        const fields = members.map(
          ({ name: field, isOptional }) => field + (isOptional ? "?" : ""),
        );
        return `${name} ${type.startsWith("{") ? `{ ${fields.join(", ")} }` : type}`;
      }),
    ),
    block(
      "custom properties of all widgets",
      tokenGroups().flatMap(({ tokens }) => tokens.map(({ name }) => name)),
    ),
  ].join("");
}
