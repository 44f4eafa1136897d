// Custom data of VS Code: completion and hover for tags, attributes and custom properties in any HTML and CSS file.
import { splitDefault } from "./custom-elements.js";
import { commonSettings, COMMON_PARTS, type ElementFacts, eventDocs } from "./elements.js";
import { tokenGroups } from "./tokens.js";

function markdown(value: string) {
  return { kind: "markdown", value };
}

function choices(values: readonly (string | number)[]) {
  return { values: values.map((value) => ({ name: String(value) })) };
}

function describe(doc: string, fallback: string | undefined) {
  return markdown(fallback === undefined ? doc : `${doc}\n\nDefault: \`${fallback}\``);
}

function attributesOf(element: ElementFacts) {
  const own = Object.entries(element.attributes).map(([name, attribute]) => ({
    name,
    description: describe(attribute.doc, attribute.default),
    ...(attribute.values && choices(attribute.values)),
    // On by default: the text that turns it off is what one writes.
    ...(attribute.type === "boolean" &&
      (attribute.default === "true" ? choices(["false"]) : { valueSet: "v" })),
  }));
  const common = commonSettings().flatMap(({ attribute, doc, values, ...setting }) =>
    attribute
      ? {
          name: attribute,
          description: describe(doc, setting.default),
          ...(values && choices(values)),
        }
      : [],
  );
  return [...own, ...common];
}

function describeTag(element: ElementFacts): string {
  const docs = eventDocs();
  const events = element.events.map((name) => `- \`${name}\`: ${docs.get(name)?.doc ?? ""}`);
  return [element.doc, ...(events.length > 0 ? [`Events:\n${events.join("\n")}`] : [])].join(
    "\n\n",
  );
}

/** `vscode.html-custom-data.json`. */
export function htmlData(elements: readonly ElementFacts[]): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: markdown(describeTag(element)),
      attributes: attributesOf(element),
    })),
  };
}

/** `vscode.css-custom-data.json`. */
export function cssData(elements: readonly ElementFacts[]): object {
  const own = elements.flatMap(({ tag, cssProperties }) =>
    Object.entries(cssProperties).map(([name, doc]) => {
      const { description, default: fallback } = splitDefault(doc);
      return { name, description: describe(`\`${tag}\`: ${description}`, fallback) };
    }),
  );
  const shared = tokenGroups().flatMap(({ doc, tokens }) =>
    tokens.map(({ name, default: value }) => ({
      name,
      description: describe(
        doc,
        typeof value === "string" ? value : `${value.light} (light), ${value.dark} (dark)`,
      ),
    })),
  );
  const parts: Record<string, string> = { ...COMMON_PARTS };
  for (const element of elements) {
    for (const [name, doc] of Object.entries(element.parts)) {
      parts[name] = parts[name] && parts[name] !== doc ? `${parts[name]} / ${doc}` : doc;
    }
  }
  const byName = new Map([...shared, ...own].map((property) => [property.name, property]));
  return {
    version: 1.1,
    properties: [...byName.values()],
    pseudoElements: Object.entries(parts).map(([name, doc]) => ({
      name: `::part(${name})`,
      description: markdown(doc),
    })),
  };
}
