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

/** Source module that describes the element of a widget. */
export function elementModule(widget: string): string {
  return at(`widgets/${widget}/${widget}.element.ts`);
}

/** Makes the module that describes an element also register it, for builds whose modules are loaded for that alone. */
export function selfRegistering(): Plugin {
  return {
    name: "martillo-self-registering",
    enforce: "pre",
    transform(code, id) {
      const widget = /[\\/]([a-z-]+)\.element\.ts$/.exec(id)?.[1];
      if (!widget) return null;
      const define = JSON.stringify(at("src/element/define-element.ts"));
      return {
        code: `import { defineElement } from ${define};\n${code}\ndefineElement(${descriptorName(widget)});`,
        map: null,
        moduleSideEffects: true,
      };
    },
  };
}

/** Id of a module that registers `martillo-provider`. */
export const PROVIDER_ENTRY = "virtual:martillo-provider";

/** Provides `PROVIDER_ENTRY`. */
export function providerEntry(): Plugin {
  const source = `import { defineProviderElement } from ${JSON.stringify(at("src/element/provider-element.ts"))};
defineProviderElement();`;
  return {
    name: "martillo-provider-entry",
    // Library mode makes a path of it.
    resolveId: (id) => (id.endsWith(PROVIDER_ENTRY) ? `\0${PROVIDER_ENTRY}` : null),
    load: (id) => (id === `\0${PROVIDER_ENTRY}` ? { code: source, moduleSideEffects: true } : null),
  };
}
