// Types of the elements for the DOM, for React's JSX, for Vue and for Svelte. The DOM file needs no framework; the others build on it.
import {
  commonSettings,
  defaultText,
  type ElementFacts,
  EVENT_WORDS_SOURCE,
  EVENTS_SOURCE,
  propertyType,
  SETTINGS_SOURCE,
  typeName,
} from "./elements.js";
import { exportedTypes } from "./source.js";

const HEAD = "// Written by `npm run generate` from the descriptors of the widgets. Do not edit.\n";

type Attribute = ElementFacts["attributes"][string];

function doc(text: string, fallback: string | undefined, indent = "  "): string {
  const line = fallback === undefined ? text : `${text} @default ${fallback}`;
  return line ? `${indent}/** ${line.replaceAll("*/", "*\\/").trim()} */\n` : "";
}

function key(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
}

/** What a template may write: frameworks hand text over as it stands there. */
function attributeType(name: string, attribute: Attribute): string {
  const { type, prop } = attribute;
  if (type === "number")
    return attribute.values ? templates(attribute.values) : "number | `${number}`";
  if (type === "lot") return 'number | `${number}` | "next"';
  if (type === "json") return `${propertyType(attribute)} | string`;
  if (type !== "boolean") return propertyType(attribute);
  // React takes `false` for "no attribute", which means the default: for one that is on by default only the text turns it off.
  const isSafe = prop === name || attribute.default !== "true";
  return isSafe ? 'boolean | "" | "true" | "false"' : '"" | "true" | "false"';
}

function templates(values: readonly (string | number)[]): string {
  return values.flatMap((value) => [String(value), `"${value}"`]).join(" | ");
}

function propertiesOf(element: ElementFacts): string {
  const fields = Object.values(element.attributes).map(
    (attribute) =>
      `${doc(attribute.doc, defaultText(attribute))}  ${attribute.prop}?: ${propertyType(attribute)} | undefined;\n`,
  );
  const others = Object.entries(element.properties ?? {}).map(
    ([name, property]) =>
      `${doc(property?.doc ?? "", undefined)}  ${name}?: ${property?.type ? `(${property.type})` : "unknown"} | undefined;\n`,
  );
  return [...fields, ...others].join("");
}

function attributesOf(element: ElementFacts): string {
  return Object.entries(element.attributes)
    .map(
      ([name, attribute]) =>
        `${doc(attribute.doc, defaultText(attribute))}  ${key(name)}?: ${attributeType(name, attribute)} | undefined;\n`,
    )
    .join("");
}

function elementTypes(element: ElementFacts): string {
  const name = typeName(element.tag);
  const events = element.events.map((event) => JSON.stringify(event)).join(" | ");
  return `/** Properties of \`${element.tag}\`. */
export interface ${name}Properties extends MartilloSharedProperties {
${propertiesOf(element)}}

/** Attributes of \`${element.tag}\`. */
export interface ${name}Attributes extends MartilloSharedAttributes {
${attributesOf(element)}}

/** Events of \`${element.tag}\`, by name. */
export interface ${name}Events ${events ? `extends Pick<MartilloEventMap, ${events}> ` : ""}{}

/** ${element.doc} */
export interface ${name}Element extends HTMLElement, ${name}Properties {}
`;
}

function commonTypes(): string {
  const settings = commonSettings();
  const properties = settings.map(
    ({ name, type, doc: text, ...setting }) =>
      `${doc(text, setting.default)}  ${name}?: ${type} | undefined;\n`,
  );
  const attributes = settings.flatMap(({ attribute, values, doc: text, ...setting }) =>
    attribute
      ? `${doc(text, setting.default)}  ${key(attribute)}?: ${values ? values.map((value) => `"${value}"`).join(" | ") : "string"} | undefined;\n`
      : [],
  );
  return `/** Properties that every element has; what it leaves out comes from \`martillo-provider\`, \`configure()\` or the script tag. */
export interface MartilloSharedProperties {
${properties.join("")}}

/** Attributes that every element takes. */
export interface MartilloSharedAttributes {
${attributes.join("")}}
`;
}

function mapOf(name: string, text: string, elements: readonly ElementFacts[], suffix: string) {
  const rows = elements.map(({ tag }) => `  "${tag}": ${typeName(tag)}${suffix};\n`).join("");
  return `/** ${text} */\nexport interface ${name} {\n${rows}}\n`;
}

function importsOf(body: string): string {
  const from = (names: readonly string[], module: string) => {
    const used = names.filter((name) => new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(body));
    return used.length > 0 ? `import type { ${used.sort().join(", ")} } from "${module}";\n` : "";
  };
  return (
    from([EVENT_WORDS_SOURCE, EVENTS_SOURCE].flatMap(exportedTypes), "../state/events") +
    from(exportedTypes(SETTINGS_SOURCE), "../state/page")
  );
}

function domTypes(elements: readonly ElementFacts[]): string {
  const body = [
    commonTypes(),
    ...elements.map(elementTypes),
    mapOf("MartilloElements", "Elements by tag.", elements, "Element"),
    mapOf("MartilloElementAttributes", "Attributes by tag.", elements, "Attributes"),
    mapOf("MartilloElementProperties", "Properties by tag.", elements, "Properties"),
    mapOf("MartilloElementEvents", "Events by tag.", elements, "Events"),
    `/**
 * What a template may say about an element: attributes as HTML has them, and properties. Where both have one name, frameworks set
 * the property, and text is read as the attribute would be.
 */
export type MartilloTemplate<Tag extends keyof MartilloElements> = MartilloElementAttributes[Tag] &
  Omit<MartilloElementProperties[Tag], keyof MartilloElementAttributes[Tag]>;

declare global {
  interface HTMLElementTagNameMap extends MartilloElements {}
}
`,
  ].join("\n");
  return `${HEAD}${importsOf(body)}\n${body}`;
}

function jsxTypes(elements: readonly ElementFacts[]): string {
  const rows = elements.map(({ tag }) => `  "${tag}": Intrinsic<"${tag}">;\n`).join("");
  return `${HEAD}import type { HTMLAttributes, RefAttributes } from "react";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** \`onmartillo-bid-placed={(event) => …}\`: React listens to an event of an element by its exact name. */
type Listeners<Tag extends keyof MartilloElements> = {
  [Name in keyof MartilloElementEvents[Tag] as \`on\${Extract<Name, string>}\`]?:
    ((event: MartilloElementEvents[Tag][Name]) => void) | undefined;
};

type Intrinsic<Tag extends keyof MartilloElements> = MartilloTemplate<Tag> &
  Listeners<Tag> &
  RefAttributes<MartilloElements[Tag]> &
  Omit<HTMLAttributes<MartilloElements[Tag]>, keyof MartilloTemplate<Tag>>;

/** The elements in JSX, by tag. */
export interface MartilloJsxElements {
${rows}}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends MartilloJsxElements {}
  }
}
`;
}

function vueTypes(elements: readonly ElementFacts[]): string {
  const listeners = [...new Set(elements.flatMap(({ events }) => events))]
    .map((event) => `  "${event}": "on${typeName(event)}";\n`)
    .join("");
  const rows = elements.map(({ tag }) => `    "${tag}": VueElement<"${tag}">;\n`).join("");
  return `${HEAD}import type { HTMLAttributes, PublicProps } from "vue";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** \`@martillo-bid-placed\` in a template is this prop. */
interface ListenerNames {
${listeners}}

type Listeners<Tag extends keyof MartilloElements> = {
  [Name in keyof MartilloElementEvents[Tag] as Name extends keyof ListenerNames
    ? ListenerNames[Name]
    : never]?: ((event: MartilloElementEvents[Tag][Name]) => void) | undefined;
};

/** An element of the package as templates see it. */
export type VueElement<Tag extends keyof MartilloElements> = new () => MartilloElements[Tag] & {
  /** For the template checker alone. */
  $props: MartilloTemplate<Tag> &
    Listeners<Tag> &
    PublicProps &
    Omit<HTMLAttributes, keyof MartilloTemplate<Tag>>;
};

declare module "vue" {
  interface GlobalComponents {
${rows}  }
}
`;
}

function svelteTypes(elements: readonly ElementFacts[]): string {
  const rows = elements.map(({ tag }) => `    "${tag}": Template<"${tag}">;\n`).join("");
  return `${HEAD}import type { HTMLAttributes } from "svelte/elements";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** \`onmartillo-bid-placed={…}\` in Svelte 5, \`on:martillo-bid-placed={…}\` in Svelte 4. */
type Listeners<Tag extends keyof MartilloElements> = {
  [Name in keyof MartilloElementEvents[Tag] as
    | \`on\${Extract<Name, string>}\`
    | \`on:\${Extract<Name, string>}\`]?:
    ((event: MartilloElementEvents[Tag][Name]) => void) | undefined;
};

type Template<Tag extends keyof MartilloElements> = MartilloTemplate<Tag> &
  Listeners<Tag> &
  Omit<HTMLAttributes<MartilloElements[Tag]>, keyof MartilloTemplate<Tag>>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
${rows}  }
}
`;
}

/** The type files by path. */
export function typeFiles(elements: readonly ElementFacts[]): Record<string, string> {
  return {
    "src/types/dom.ts": domTypes(elements),
    "src/types/jsx.ts": jsxTypes(elements),
    "src/types/vue.d.ts": vueTypes(elements),
    "src/types/svelte.d.ts": svelteTypes(elements),
  };
}
