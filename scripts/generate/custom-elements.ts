// `custom-elements.json`, in the format that editors, analyzers and catalogues share (schema 1.0.0 and its later additions).
import {
  commonSettings,
  COMMON_PARTS,
  type ElementFacts,
  eventDocs,
  isCommonEvent,
  propertyType,
  reactPropName,
  shortName,
} from "./elements.js";

function named(entries: Readonly<Record<string, string>> = {}) {
  return Object.entries(entries).map(([name, description]) => ({ name, description }));
}

/** `Default: 560px.` at the end of a description. */
export function splitDefault(doc: string): { description: string; default?: string } {
  const match = /^(.*?)\s*Default: `?(.+?)`?\.$/.exec(doc);
  return match?.[1] && match[2]
    ? { description: match[1], default: match[2] }
    : { description: doc };
}

function attributesOf(element: ElementFacts) {
  const own = Object.entries(element.attributes).map(([name, attribute]) => ({
    name,
    type: { text: propertyType(attribute) },
    description: attribute.doc,
    fieldName: attribute.prop,
    ...(attribute.default !== undefined && { default: attribute.default }),
  }));
  const common = commonSettings().flatMap(({ name, attribute, values, doc, ...setting }) =>
    attribute
      ? [
          {
            name: attribute,
            type: { text: values ? values.map((value) => `"${value}"`).join(" | ") : "string" },
            description: doc,
            fieldName: name,
            ...(setting.default && { default: setting.default }),
          },
        ]
      : [],
  );
  return [...own, ...common];
}

function membersOf(element: ElementFacts) {
  const attributes = Object.entries(element.attributes).map(([name, attribute]) => ({
    kind: "field",
    name: attribute.prop,
    type: { text: `${propertyType(attribute)} | undefined` },
    description: attribute.doc,
    attribute: name,
    ...(attribute.default !== undefined && { default: attribute.default }),
  }));
  const properties = Object.entries(element.properties ?? {}).map(([name, property]) => ({
    kind: "field",
    name,
    type: { text: `${property?.type ? `(${property.type})` : "unknown"} | undefined` },
    description: property?.doc ?? "",
  }));
  const common = commonSettings().map(({ name, attribute, type, doc }) => ({
    kind: "field",
    name,
    type: { text: `${type} | undefined` },
    description: doc,
    ...(attribute && { attribute }),
  }));
  return [...attributes, ...properties, ...common];
}

function declarationOf(element: ElementFacts) {
  const docs = eventDocs();
  const hasParts = Object.keys(element.parts).length > 0;
  return {
    kind: "class",
    customElement: true,
    name: element.tag,
    tagName: element.tag,
    superclass: { name: "HTMLElement" },
    description: element.doc,
    attributes: attributesOf(element),
    members: membersOf(element),
    events: element.events.map((name) => {
      const event = docs.get(name);
      return {
        name,
        type: { text: `CustomEvent<${event?.type ?? "unknown"}>` },
        description: event?.doc ?? "",
        ...(!isCommonEvent(name) && { "react-prop": reactPropName(name) }),
      };
    }),
    slots: named(element.slots),
    cssParts: named(hasParts ? { ...COMMON_PARTS, ...element.parts } : {}),
    cssProperties: Object.entries(element.cssProperties).map(([name, doc]) => ({
      name,
      ...splitDefault(doc),
    })),
    // States are parts: `::part(standing-outbid)`.
    cssStates: [],
    ...(element.since && { since: element.since }),
  };
}

/** The manifest of all elements. */
export function manifestOf(elements: readonly ElementFacts[]): object {
  return {
    schemaVersion: "1.0.0",
    modules: elements.map((element) => {
      const path =
        element.tag === "martillo-provider"
          ? "elements.js"
          : `elements/${shortName(element.tag)}.js`;
      return {
        kind: "javascript-module",
        path,
        declarations: [declarationOf(element)],
        exports: [
          {
            kind: "custom-element-definition",
            name: element.tag,
            declaration: { name: element.tag },
          },
        ],
      };
    }),
  };
}
