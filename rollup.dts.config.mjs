// Declarations of the package, one file per entry, from those that `tsc --emitDeclarationOnly` wrote to `.types`.
import { readdirSync } from "node:fs";
import { dts } from "rollup-plugin-dts";

const elements = readdirSync(".types/widgets", { recursive: true, encoding: "utf8" }).flatMap(
  (path) => /^([a-z-]+)[\\/]\1\.element\.d\.ts$/.exec(path)?.[1] ?? [],
);

export default {
  input: {
    index: ".types/widgets/index.d.ts",
    elements: ".types/widgets/elements.d.ts",
    client: ".types/src/client/index.d.ts",
    contract: ".types/src/contract/index.d.ts",
    domain: ".types/src/domain/index.d.ts",
    ...Object.fromEntries(
      elements.map((name) => [`elements/${name}`, `.types/widgets/${name}/${name}.element.d.ts`]),
    ),
  },
  output: { dir: "dist", format: "es", chunkFileNames: "types/[name].d.ts" },
  external: [/\.css(\?inline)?$/],
  plugins: [dts({ tsconfig: "tsconfig.json" })],
};
