// The elements with their documentation, for all files that are made from them at build time.
import { type Plugin, runnerImport } from "vite";
import { docsList } from "../scripts/generate/lists.js";
import type { DocumentedElement } from "../src/element/docs";
import { at } from "./entries.js";

const DOCS = at("widgets/_made/docs.ts");

/** The descriptors of all elements, read without a browser. A widget that is new is among them, also before its list is written. */
export async function readDescriptors(): Promise<readonly DocumentedElement[]> {
  const withoutStyles: Plugin = {
    name: "martillo-without-styles",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(".css?inline") ? "\0no-styles" : null),
    load: (id) => (id === "\0no-styles" ? 'export default "";' : id === DOCS ? docsList() : null),
  };
  const { module } = await runnerImport<{ elements: readonly DocumentedElement[] }>(DOCS, {
    configFile: false,
    logLevel: "error",
    plugins: [withoutStyles],
  });
  return module.elements;
}
