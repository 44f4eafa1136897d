// The descriptors of the elements, for whatever is made from them at build time.
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
    at("widgets/descriptors.ts"),
    { configFile: false, logLevel: "error", plugins: [withoutStyles] },
  );
  return module.elements;
}
