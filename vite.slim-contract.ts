// Leaves out of a production bundle for browsers what only the server needs of a call: it alone checks what is sent and what it sends.
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

/** What the server and the reference pages want to know of a call; the client needs none of it. */
const NOT_FOR_BROWSERS: ReadonlySet<string> = new Set([
  "input",
  "output",
  "summary",
  "success",
  "scope",
  "startsSession",
  "aliases",

  "answersTrue",
  "inferred",
]);

/** The entries of an options object that stay behind. What also answers a GET is silent, all of it: clients know without being told. */
function leftOut(call: Node): Node[] {
  const options = (call["arguments"] as Node[])[1];
  const names = propertiesOf(options).map(nameOf);
  const isRead = names.includes("alsoGet") || names.includes("method");
  return propertiesOf(options).filter((property) => {
    const name = nameOf(property) ?? "";
    return NOT_FOR_BROWSERS.has(name) || (name === "silent" && isRead);
  });
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
      const entries = [...walk(program)]
        .filter((node) => isCallOf(node, "defineAction"))
        .flatMap(leftOut);
      const edits: Edit[] = [
        ...entries.map(({ start, end }) => ({ start, end, text: () => "...{}" })),
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
