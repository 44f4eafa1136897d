// Leaves the schemas of calls out of a production bundle for browsers: there the server alone checks what is sent and what it sends.
import type { Plugin } from "vite";
import {
  applyEdits,
  type Edit,
  isCallOf,
  isNode,
  nameOf,
  type Node,
  parse,
  propertiesOf,
  walk,
} from "./vite.source-edits.js";

/** The `input` and `output` of an options object. */
function schemasOf(call: Node): Node[] {
  const options = (call["arguments"] as Node[])[1];
  return propertiesOf(options).filter((property) =>
    ["input", "output"].includes(nameOf(property) ?? ""),
  );
}

/** Initial values of the constants of a module that are made by a call. */
function madeConstants(program: Node): Node[] {
  return (program["body"] as Node[]).flatMap((statement) => {
    const declaration = isNode(statement["declaration"]) ? statement["declaration"] : statement;
    if (declaration.type !== "VariableDeclaration") return [];
    return (declaration["declarations"] as Node[]).flatMap(({ init }) =>
      isNode(init) && init.type === "CallExpression" ? [init] : [],
    );
  });
}

/** Takes the schemas out of every `defineAction`, and lets a schema that nobody uses any more disappear. */
export function slimContract(): Plugin {
  return {
    name: "martillo-slim-contract",
    transform(code, id) {
      if (!/[\\/]src[\\/]contract[\\/]/.test(id)) return null;
      const program = parse(code);
      const schemas = [...walk(program)]
        .filter((node) => isCallOf(node, "defineAction"))
        .flatMap(schemasOf);
      const edits: Edit[] = [
        ...schemas.map(({ start, end }) => ({ start, end, text: () => "...{}" })),
        ...madeConstants(program).map(({ start, end }) => ({
          start,
          end,
          text: (original: string) => `/* @__PURE__ */ (() => ${original})()`,
        })),
      ];
      return { code: applyEdits(code, edits), map: null };
    },
  };
}
