// Declarations of the package, one file per entry, from those that `tsc --emitDeclarationOnly` wrote to `.types`.
import { dts } from "rollup-plugin-dts";

export default {
  input: {
    index: ".types/widgets/index.d.ts",
    elements: ".types/widgets/elements.d.ts",
    client: ".types/src/client/index.d.ts",
    contract: ".types/src/contract/index.d.ts",
    domain: ".types/src/domain/index.d.ts",
  },
  output: { dir: "dist", format: "es", chunkFileNames: "types/[name].d.ts" },
  external: [/\.css(\?inline)?$/],
  plugins: [dts({ tsconfig: "tsconfig.json" })],
};
