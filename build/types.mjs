// Declarations of the package, one file per entry, from those that `tsc --emitDeclarationOnly` wrote to `.types`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { dts } from "rollup-plugin-dts";

const widgets = readdirSync(".types/widgets", { recursive: true, encoding: "utf8" }).flatMap(
  (path) => /^([a-z-]+)[\\/]\1\.element\.d\.ts$/.exec(path)?.[1] ?? [],
);

const locales = readdirSync(".types/widgets/locales").flatMap(
  (name) => /^([a-z]{2}(?:-[A-Z]{2})?)\.d\.ts$/.exec(name)?.[1] ?? [],
);

// tsc copies no declarations that were written as such.
for (const name of ["vue", "svelte"])
  cpSync(`src/types/${name}.d.ts`, `.types/src/types/${name}.d.ts`);

// `elements/bid-box` registers one element and exports nothing but its types.
mkdirSync(".types/elements", { recursive: true });
for (const name of widgets) {
  const type = `Martillo${name.replace(/(?:^|-)([a-z])/g, (_match, letter) => letter.toUpperCase())}`;
  const names = ["Attributes", "Element", "Events", "Properties"].map((kind) => type + kind);
  writeFileSync(
    `.types/elements/${name}.d.ts`,
    `export type { ${names.join(", ")} } from "../src/types/dom";\n`,
  );
}

/**
 * What the types of the DOM are made from, each a file of its own: in the file of an entry that needs React's types, everybody would
 * need them.
 */
function sharedTypes() {
  const found = new Set();
  const seen = new Set();
  const follow = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
      const path = join(dirname(file), name);
      if (!/[\\/]src[\\/](state|i18n)(?=[\\/]|$)/.test(path)) continue;
      const isModule = existsSync(`${path}.d.ts`);
      if (isModule) found.add(`${path}.d.ts`);
      follow(isModule ? `${path}.d.ts` : join(path, "index.d.ts"));
    }
  };
  follow(join(".types", "src", "types", "dom.d.ts"));
  return Object.fromEntries([...found].map((file) => [`types/${basename(file, ".d.ts")}`, file]));
}

export default {
  input: {
    index: ".types/widgets/index.d.ts",
    elements: ".types/widgets/elements.d.ts",
    client: ".types/src/client/index.d.ts",
    contract: ".types/src/contract/index.d.ts",
    "json-ld": ".types/src/domain/lot-json-ld.d.ts",
    "data-layer": ".types/src/state/events/data-layer.d.ts",
    ...Object.fromEntries(
      locales.map((name) => [`locales/${name}`, `.types/widgets/locales/${name}.d.ts`]),
    ),
    ...sharedTypes(),
    dom: ".types/src/types/dom.d.ts",
    jsx: ".types/src/types/jsx.d.ts",
    vue: ".types/src/types/vue.d.ts",
    svelte: ".types/src/types/svelte.d.ts",
    ...Object.fromEntries(
      widgets.map((name) => [`elements/${name}`, `.types/elements/${name}.d.ts`]),
    ),
  },
  output: {
    dir: "dist",
    format: "es",
    chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, "")}.d.ts`,
  },
  external: [/\.css(\?inline)?$/, "vue", "svelte/elements"],
  plugins: [dts({ tsconfig: "tsconfig.json" })],
};
