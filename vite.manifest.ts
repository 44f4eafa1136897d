// What editors and reference pages read about the elements, from their descriptors.
import { type Plugin, runnerImport } from "vite";
import type { AnyElementDescriptor } from "./src/element/descriptor";
import { at } from "./vite.entries.js";

/** The descriptors of all elements, read without a browser. */
export async function readDescriptors(): Promise<readonly AnyElementDescriptor[]> {
  const withoutStyles: Plugin = {
    name: "martillo-without-styles",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(".css?inline") ? "\0no-styles" : null),
    load: (id) => (id === "\0no-styles" ? 'export default "";' : null),
  };
  const { module } = await runnerImport<{ elements: readonly AnyElementDescriptor[] }>(
    at("widgets/elements.ts"),
    { configFile: false, logLevel: "error", plugins: [withoutStyles] },
  );
  return module.elements;
}

/** What every element takes besides. */
const COMMON_ATTRIBUTES = [
  { name: "api-base", type: "string", doc: "Origin of the API, optionally with a path." },
  { name: "token", type: "string", doc: "Signs the visitor in; `getToken` is the better way." },
  { name: "locale", type: "string", doc: "Language, as a BCP 47 tag." },
  { name: "theme", type: "string", doc: "auto, light or dark; without it as the page is." },
  { name: "lot-url", type: "string", doc: "Address of a lot's page, with `{id}`." },
];

const GET_TOKEN = {
  kind: "field",
  name: "getToken",
  type: { text: "() => string | undefined | Promise<string | undefined>" },
  description: "Gives the visitor's token; called again when it has expired.",
};

const JSON_TYPES: Record<string, string> = { json: "object" };

function declarationOf(descriptor: AnyElementDescriptor) {
  const attributes = [
    ...Object.entries(descriptor.attributes).map(([name, { type, doc, ...rest }]) => ({
      name,
      type: { text: JSON_TYPES[type] ?? type },
      description: doc,
      fieldName: rest.prop,
      ...(rest.default !== undefined && { default: rest.default }),
    })),
    ...COMMON_ATTRIBUTES.map(({ name, type, doc }) => ({
      name,
      type: { text: type },
      description: doc,
    })),
  ];
  const members = [
    ...Object.entries(descriptor.properties ?? {}).map(([name, property]) => ({
      kind: "field",
      name,
      ...(property?.type && { type: { text: property.type } }),
      description: property?.doc,
    })),
    GET_TOKEN,
  ];
  const named = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([name, description]) => ({ name, description }));
  return {
    kind: "class",
    customElement: true,
    name: descriptor.tag,
    tagName: descriptor.tag,
    description: descriptor.doc,
    attributes,
    members,
    events: descriptor.events.map((name) => ({ name, type: { text: "CustomEvent" } })),
    cssParts: named(descriptor.parts),
    cssProperties: named(descriptor.cssProperties),
  };
}

/** `custom-elements.json`, in the format that editors share. */
export function manifestOf(descriptors: readonly AnyElementDescriptor[]): object {
  return {
    schemaVersion: "1.0.0",
    modules: descriptors.map((descriptor) => ({
      kind: "javascript-module",
      path: `elements/${descriptor.tag.replace("martillo-", "")}.js`,
      declarations: [declarationOf(descriptor)],
      exports: [
        {
          kind: "custom-element-definition",
          name: descriptor.tag,
          declaration: { name: descriptor.tag },
        },
      ],
    })),
  };
}
