// The modules that the loader of the script tag imports: each registers one tag.
import type { Plugin } from "vite";
import { at, descriptorName, elementModule, widgetNames } from "../entries.js";

const DEFINE = JSON.stringify(at("src/element/define-element.ts"));

/** Entries of the build by the names of their files. */
export const ENTRIES = {
  provider: at("src/embed/provider.ts"),
  ...Object.fromEntries(widgetNames.map((name) => [name, elementModule(name)])),
};

/** Makes the module that describes an element also register it. */
export function selfRegistering(): Plugin {
  return {
    name: "martillo-self-registering",
    enforce: "pre",
    transform(code, id) {
      const widget = /[\\/]([a-z-]+)\.element\.ts$/.exec(id)?.[1];
      if (!widget) return null;
      return {
        code: `import { defineElement } from ${DEFINE};\n${code}\ndefineElement(${descriptorName(widget)});`,
        map: null,
        moduleSideEffects: true,
      };
    },
  };
}
