// `docs/reference/elements/*.md`: one page per element, and a first page that lists them.
import { splitDefault } from "./custom-elements.js";
import {
  commonSettings,
  defaultText,
  COMMON_PARTS,
  type ElementFacts,
  eventDocs,
  isCommonEvent,
  propertyType,
  reactPropName,
  shortName,
} from "./elements.js";
import { code, HEAD, section, table } from "./markdown.js";

function componentName(tag: string): string {
  return shortName(tag).replace(/(?:^|-)([a-z])/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
}

function example(element: ElementFacts): string {
  const isProvider = element.tag === "martillo-provider";
  const attributes = element.attributes["lot"] ? ' lot="12"' : "";
  const html = isProvider
    ? `<martillo-provider api-base="https://subastas.example" locale="es">\n  <martillo-lot-card lot="12"></martillo-lot-card>\n</martillo-provider>`
    : `<${element.tag}${attributes}></${element.tag}>`;
  const react = isProvider
    ? `import { MartilloProvider } from "martillo";`
    : `import { ${componentName(element.tag)} } from "martillo";\n\n<${componentName(element.tag)}${attributes ? " lot={12}" : ""} />;`;
  return `\`\`\`html\n${html}\n\`\`\`\n\n\`\`\`tsx\n${react}\n\`\`\`\n\n`;
}

function attributeRows(element: ElementFacts) {
  return Object.entries(element.attributes).map(([name, attribute]) => [
    code(name),
    code(attribute.prop),
    code(propertyType(attribute)),
    code(defaultText(attribute)),
    attribute.doc,
  ]);
}

const COMMON_LINK = "[what every element takes](index.md#what-every-element-takes)";

function page(element: ElementFacts): string {
  const docs = eventDocs();
  const properties = Object.entries(element.properties ?? {}).map(([name, property]) => [
    code(name),
    code(property?.type ?? "unknown"),
    property?.doc ?? "",
  ]);
  const events = element.events.map((name) => [
    `[\`${name}\`](../events.md#${name})`,
    isCommonEvent(name) ? "" : code(reactPropName(name)),
    docs.get(name)?.doc ?? "",
  ]);
  const parts = Object.entries(element.parts).map(([name, doc]) => [code(name), doc]);
  const cssProperties = Object.entries(element.cssProperties).map(([name, doc]) => {
    const { description, default: fallback } = splitDefault(doc);
    return [code(name), code(fallback), description];
  });
  const slots = Object.entries(element.slots ?? {}).map(([name, doc]) => [
    name === "" ? "(default)" : code(name),
    doc,
  ]);
  const reads = {
    lots: "its lot, together with all others of the page",
    detail: "its lot in detail",
    list: "its list",
  };
  const facts = [
    element.reads && `Reads first: ${reads[element.reads]}.`,
    element.reservedHeight && `Keeps ${element.reservedHeight} free until it shows something.`,
    element.since && `Since ${element.since}.`,
  ].filter(Boolean);
  return (
    `${HEAD}# ${element.tag}\n\n${element.doc}\n\n${example(element)}${facts.join(" ")}\n\n` +
    section(
      2,
      "Attributes",
      `${table(["attribute", "property and prop", "type", "default", "what it says"], attributeRows(element))}Besides ${COMMON_LINK}.\n\n`,
    ) +
    section(2, "Properties", table(["property and prop", "type", "what it says"], properties)) +
    section(2, "Events", table(["event", "prop in React", "when"], events)) +
    section(2, "Slots", table(["slot", "what goes into it"], slots)) +
    section(
      2,
      "Parts",
      parts.length > 0
        ? `For \`${element.tag}::part(name)\`; besides [the parts of buttons, fields and dialogs](index.md#parts-of-every-element).\n\n${table(["part", "what it is"], parts)}`
        : "",
    ) +
    section(
      2,
      "Custom properties",
      cssProperties.length > 0
        ? `${table(["property", "default", "what it sets"], cssProperties)}Colours, spaces and sizes of all widgets: [tokens](../tokens.md).\n\n`
        : "",
    )
  );
}

function firstPage(elements: readonly ElementFacts[]): string {
  const settings = commonSettings();
  const attributes = settings.map(({ name, attribute, type, values, doc, ...setting }) => [
    code(attribute),
    code(name),
    code(values ? values.map((value) => `"${value}"`).join(" | ") : type),
    setting.default ?? "",
    doc,
  ]);
  return (
    `${HEAD}# Elements\n\n` +
    table(
      ["element", "what it is"],
      elements.map(({ tag, doc }) => [`[\`${tag}\`](${shortName(tag)}.md)`, doc]),
    ) +
    section(
      2,
      "What every element takes",
      table(["attribute", "property", "type", "default", "what it says"], attributes),
    ) +
    `What an element does not say itself comes from the nearest \`martillo-provider\` around it, then from \`configure()\`, then from the \`data-*\` attributes of the script tag. A boolean attribute is on when it is there, and \`="false"\` turns it off; an attribute that makes no sense is reported in the console and counts as absent; one that is removed goes back to its default.\n\n` +
    section(
      2,
      "Parts of every element",
      table(
        ["part", "what it is"],
        Object.entries(COMMON_PARTS).map(([name, doc]) => [code(name), doc]),
      ),
    ) +
    section(
      2,
      "Types",
      `| for | once, anywhere in the project |
| --- | --- |
| TypeScript and the DOM | \`import type {} from "martillo/dom";\` |
| JSX of React 19 | \`import type {} from "martillo/jsx";\` |
| templates of Vue | \`import type {} from "martillo/vue";\` |
| templates of Svelte | \`import type {} from "martillo/svelte";\` |
| HTML and CSS in VS Code | \`"html.customData": ["./node_modules/martillo/dist/vscode.html-custom-data.json"]\`, \`"css.customData": ["./node_modules/martillo/dist/vscode.css-custom-data.json"]\` |
| other tools | \`martillo/custom-elements.json\` |

These bring types alone and cost no bytes. \`martillo/elements\` registers the elements and brings the types of the DOM along.\n`,
    )
  );
}

/** The pages by path. */
export function elementPages(elements: readonly ElementFacts[]): Record<string, string> {
  return {
    "docs/reference/elements/index.md": firstPage(elements),
    ...Object.fromEntries(
      elements.map((element) => [
        `docs/reference/elements/${shortName(element.tag)}.md`,
        page(element),
      ]),
    ),
  };
}
