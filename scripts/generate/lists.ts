// What the folders of the widgets say, as modules: `widgets/_made`. No list of widgets is kept by hand.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { at, descriptorName, widgetNames } from "../../build/entries.js";

const HEAD = "// Written by `npm run generate` from the folders of the widgets.\n";

/** `lot-card` as `LotCard`. */
function pascal(widget: string): string {
  return widget.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

function docsName(widget: string): string {
  return descriptorName(widget).replace(/Element$/, "Docs");
}

function lines(items: readonly string[], line: (item: string) => string): string {
  return items.map((item) => `${line(item)}\n`).join("");
}

/** Every element as a page needs it. */
function elementsList(): string {
  return `${HEAD}${lines(widgetNames, (name) => `import { ${descriptorName(name)} } from "../${name}/${name}.element";`)}
/** Every widget that is a custom element, as it is registered. Nothing here has a side effect. */
export const elements = [${widgetNames.map(descriptorName).join(", ")}] as const;
`;
}

/** Every element with what is said of it. */
export function docsList(): string {
  return `${HEAD}import type { DocumentedElement } from "../../src/element/docs";
${lines(widgetNames, (name) => `import { ${docsName(name)} } from "../${name}/${name}.docs";`)}
/** Every element with what is said of it: what is tested and written into the reference. No page loads this. */
export const elements: readonly DocumentedElement[] = [${widgetNames.map(docsName).join(", ")}];
`;
}

/** Names that a module gives away by `export { … } from`, each with `type` in front where it is one. */
function exportsOf(path: string): string[] {
  const source = readFileSync(at(path), "utf8");
  return [...source.matchAll(/^export (type )?\{([^}]*)\} from/gm)].flatMap(
    ([, type, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map(
          (name) =>
            `${type && !name.startsWith("type ") ? "type " : ""}${name.replace(/^(type )?\w+ as /, "$1")}`,
        ),
  );
}

/** What the package exports: of a widget its index without the element, or its `public.ts` where other widgets get more than hosts. */
function publicList(): string {
  const folders = readdirSync(at("widgets")).toSorted();
  return `${HEAD}${folders
    .flatMap((name) => {
      if (existsSync(at(`widgets/${name}/public.ts`)))
        return `export * from "../${name}/public";\n`;
      if (!widgetNames.includes(name)) return [];
      const names = exportsOf(`widgets/${name}/index.ts`).filter(
        (each) => each !== descriptorName(name),
      );
      return `export { ${names.join(", ")} } from "../${name}";\n`;
    })
    .join("")}`;
}

/** The style sheets of all widgets; one that another one imports comes with that one. */
function stylesList(): string {
  const sheets = readdirSync(at("widgets"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".css") && !path.startsWith("_made/"))
    .toSorted();
  const imported = new Set(
    sheets.flatMap((path) =>
      [...readFileSync(at(`widgets/${path}`), "utf8").matchAll(/@import "\.\/([^"]+)"/g)].map(
        ([, name]) => path.replace(/[^/]+$/, name ?? ""),
      ),
    ),
  );
  return `/* Written by \`npm run generate\` from the folders of the widgets. All rules are in the layer martillo.widgets. */
${lines(
  sheets.filter((path) => !imported.has(path)),
  (path) => `@import "../${path}";`,
)}`;
}

/** The style sheets of a folder of `src`, but for what comes with the elements themselves before anything else. */
function sharedStyles(folder: string): string {
  const sheets = readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".css") && !/^(styles|first-paint)\.css$/.test(path))
    .toSorted();
  return `/* Written by \`npm run generate\` from this folder. Every sheet is in a layer, so their order does not matter. */
${lines(sheets, (path) => `@import "./${path}";`)}`;
}

/** The props behind each tag, for the tests of the generated types. */
function propsList(): string {
  return `${HEAD}${lines(widgetNames, (name) => `import type { ${pascal(name)}Props } from "../${name}";`)}
/** The props behind each tag. */
export interface ElementProps {
${lines(widgetNames, (name) => `"martillo-${name}": ${pascal(name)}Props;`)}}
`;
}

/** The lists by path. */
export function lists(): Record<string, string> {
  return {
    "widgets/_made/elements.ts": elementsList(),
    "widgets/_made/docs.ts": docsList(),
    "widgets/_made/index.ts": publicList(),
    "widgets/_made/styles.css": stylesList(),
    "src/ui/styles.css": sharedStyles("src/ui"),
    "src/forms/styles.css": sharedStyles("src/forms"),
    "src/patterns/styles.css": sharedStyles("src/patterns"),
    "widgets/_made/element-props.ts": propsList(),
  };
}
