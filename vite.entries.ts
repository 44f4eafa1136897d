// The widgets of the package, as the builds see them: read from the folders, so that no list is kept by hand.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** A path of the repository as an absolute one. */
export function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Folder names of the widgets that are custom elements. */
export const widgetNames: readonly string[] = readdirSync(`${ROOT}widgets`, {
  recursive: true,
  encoding: "utf8",
})
  .flatMap((path) => /^([a-z-]+)[\\/]\1\.element\.ts$/.exec(path)?.[1] ?? [])
  .toSorted();

/** Name of the export that describes the element of a widget. */
export function descriptorName(widget: string): string {
  return `${widget.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())}Element`;
}

const PREFIX = "virtual:martillo-element/";

/** Id of the module that registers one widget. */
export function elementEntry(widget: string): string {
  return `${PREFIX}${widget}`;
}

/** Id of the module that registers `martillo-provider`. */
export const PROVIDER_ENTRY = `${PREFIX}provider`;

function sourceOf(widget: string): string {
  if (widget === "provider") {
    return `import { defineProviderElement } from "${at("src/element/provider-element.ts")}";
defineProviderElement();`;
  }
  const name = descriptorName(widget);
  return `import { defineElement } from "${at("src/element/define-element.ts")}";
import { ${name} } from "${at(`widgets/${widget}/${widget}.element.ts`)}";
defineElement(${name});
export { ${name} };`;
}

/** One module per widget which registers it: the only modules with a side effect beside `widgets/elements.ts`. */
export function elementEntries(): Plugin {
  return {
    name: "martillo-element-entries",
    // Library mode makes paths of its entries.
    resolveId: (id) => {
      const widget = id.split(PREFIX)[1];
      return widget === undefined ? null : `\0${PREFIX}${widget}`;
    },
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? { code: sourceOf(id.slice(PREFIX.length + 1)), moduleSideEffects: true }
        : null,
  };
}
