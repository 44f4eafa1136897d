// `docs/reference/tokens.md`.
import { splitDefault } from "./custom-elements.js";
import type { ElementFacts } from "./elements.js";
import { code, HEAD, section, table } from "./markdown.js";
import { type Token, tokenGroups } from "./tokens.js";

function row({ name, default: value }: Token): string[] {
  return typeof value === "string"
    ? [code(name), code(value), ""]
    : [code(name), code(value.light), code(value.dark)];
}

/** The page of all public custom properties. */
export function tokenPage(elements: readonly ElementFacts[]): string {
  const groups = tokenGroups().map(
    ({ doc, tokens }) =>
      `${doc}\n\n${table(["token", "default", "default in the dark"], tokens.map(row))}`,
  );
  const own = elements.flatMap(({ tag, cssProperties }) =>
    Object.entries(cssProperties).map(([name, doc]) => {
      const { description, default: fallback } = splitDefault(doc);
      return [code(name), code(tag), code(fallback), description];
    }),
  );
  return `${HEAD}# Tokens

Custom properties that a page may set, on \`:root\`, on any container, on \`martillo-provider\` or on one element; the innermost wins. They are a promise: a new name for one is a major release, with the old one kept beside it for a while.

\`\`\`css
:root {
  --martillo-color-accent: light-dark(#7a1f3d, #f0a3bd);
  --martillo-color-on-accent: light-dark(#ffffff, #2b0713);
  --martillo-radius-m: 4px;
}
\`\`\`

There are three rings. The palette, plain values, is private and stands nowhere but in the defaults below. The tokens of this page are what all widgets are painted with. A few widgets have properties of their own on top, listed at the end.

Colours follow \`color-scheme\`: without a \`theme\` an element is as light or dark as the page around it; \`theme="light"\` and \`theme="dark"\` decide, and \`theme="auto"\` follows the visitor's system. With forced colours the system's own are used.

While a page is being built, \`data-check\` on the script tag, or \`configure({ check: true })\`, reports pairs of colours that are hard to read; on \`localhost\` that happens by itself.

${section(2, "All widgets", groups.join(""))}${section(2, "Single widgets", table(["property", "element", "default", "what it sets"], own))}`;
}
