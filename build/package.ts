// The package on npm: one module per source module, so that bundlers take what is used; React and the other dependencies stay outside.
import { readFileSync } from "node:fs";
import type { Plugin, UserConfig } from "vite";
import { at, descriptorName, widgetNames } from "./entries.js";
import { manifestOf } from "../scripts/generate/custom-elements.js";
import { cssData, htmlData } from "../scripts/generate/editor-data.js";
import { allElements } from "../scripts/generate/elements.js";
import { readDescriptors } from "./descriptors.js";

const { dependencies, peerDependencies } = JSON.parse(readFileSync(at("package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const outside = Object.keys({ ...dependencies, ...peerDependencies });

/** Entries that are types alone; a module stands behind, so that a plain import does not fail either. */
const TYPE_ENTRIES = ["dom", "jsx", "vue", "svelte"];

/** Names of the package's entries, as its exports list them, and the modules behind. */
const ENTRIES = {
  index: "widgets/index",
  elements: "widgets/elements",
  client: "src/client/index",
  contract: "src/contract/index",
  "json-ld": "src/domain/lot-json-ld",
  "data-layer": "src/state/events/data-layer",
};

function elementModule(widget: string): string {
  const name = descriptorName(widget);
  return `import { defineElement } from "../src/element/define-element.js";
import { ${name} } from "../widgets/${widget}/${widget}.element.js";
defineElement(${name});
`;
}

/** Writes `index.js`, `elements.js`, `elements/bid-box.js`, … beside the modules, and what editors read about the elements. */
function entries(): Plugin {
  return {
    name: "martillo-entries",
    async generateBundle() {
      for (const [name, path] of Object.entries(ENTRIES)) {
        // The boundary for frameworks with server components: all exports of this entry live in the browser.
        const directive = name === "index" ? '"use client";\n' : "";
        const up = "../".repeat(name.split("/").length - 1) || "./";
        const source = `${directive}export * from "${up}${path}.js";\n`;
        this.emitFile({ type: "asset", fileName: `${name}.js`, source });
      }
      for (const widget of widgetNames) {
        const fileName = `elements/${widget}.js`;
        this.emitFile({ type: "asset", fileName, source: elementModule(widget) });
      }
      // TypeScript 7 asks for types of every module that is imported for its effect.
      this.emitFile({ type: "asset", fileName: "styles.css.d.ts", source: "export {};\n" });
      for (const name of TYPE_ENTRIES) {
        this.emitFile({ type: "asset", fileName: `${name}.js`, source: "export {};\n" });
      }
      const elements = allElements(await readDescriptors());
      const data = {
        "custom-elements.json": manifestOf(elements),
        "vscode.html-custom-data.json": htmlData(elements),
        "vscode.css-custom-data.json": cssData(elements),
      };
      for (const [fileName, content] of Object.entries(data)) {
        const source = `${JSON.stringify(content, null, 2)}\n`;
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** How Vite builds the package. */
export const packageConfig: UserConfig = {
  plugins: [entries()],
  define: {
    "import.meta.env.MARTILLO_OWN_FILES": "false",
    "import.meta.env.MARTILLO_LATE_CALLS": "false",
  },
  build: {
    target: "es2022",
    sourcemap: true,
    minify: false,
    cssMinify: "lightningcss",
    // The first that know light-dark(); rewritten for older ones it does not follow a host's colour scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    cssCodeSplit: true,
    copyPublicDir: false,
    lib: {
      entry: {
        ...Object.fromEntries(Object.values(ENTRIES).map((path) => [path, at(`${path}.ts`)])),
        ...Object.fromEntries(
          widgetNames.map((name) => [
            `widgets/${name}/${name}.element`,
            at(`widgets/${name}/${name}.element.ts`),
          ]),
        ),
        "src/element/define-element": at("src/element/define-element.ts"),
        styles: at("src/styles.css"),
      },
      formats: ["es"],
      cssFileName: "styles",
    },
    rolldownOptions: {
      // Style sheets travel with the code that puts them into its shadow root.
      external: (id) =>
        !id.endsWith("?inline") && outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: at("."),
        // `login.css` and `Login.tsx` are two modules, also where file names have no case.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes(".css") ? "[name].css.js" : "[name].js",
      },
      onLog(level, log, next) {
        if (!["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"].includes(log.code ?? ""))
          next(level, log);
      },
    },
  },
};
