// Leaves the schemas of calls out of a production bundle for browsers: there the server alone checks what is sent and what it sends.
import { parseAst, type Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

function isDefineAction(node: Node): boolean {
  const callee = node["callee"];
  return node.type === "CallExpression" && isNode(callee) && callee["name"] === "defineAction";
}

/** The `input` and `output` of an options object. */
function schemasOf(call: Node): Node[] {
  const options = (call["arguments"] as Node[])[1];
  const properties = (options?.["properties"] as Node[] | undefined) ?? [];
  return properties.filter((property) => {
    const key = property["key"];
    return isNode(key) && (key["name"] === "input" || key["name"] === "output");
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

interface Edit {
  start: number;
  end: number;
  text(original: string): string;
}

/** Replaces ranges of a text; inner ranges come before the outer ones that hold them. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = code;
  // Back to front, so that the positions in front stay true; a range that grew or shrank moves the end of those around it.
  const open = edits.toSorted((a, b) => b.start - a.start).map((edit) => ({ ...edit }));
  for (const edit of open) {
    const before = result.slice(edit.start, edit.end);
    const after = edit.text(before);
    result = result.slice(0, edit.start) + after + result.slice(edit.end);
    for (const other of open) {
      if (other.start < edit.start && other.end >= edit.end)
        other.end += after.length - before.length;
    }
  }
  return result;
}

/** Takes the schemas out of every `defineAction`, and lets a schema that nobody uses any more disappear. */
export function slimContract(): Plugin {
  return {
    name: "martillo-slim-contract",
    transform(code, id) {
      if (!/[\\/]src[\\/]contract[\\/]/.test(id)) return null;
      const program = parseAst(code) as unknown as Node;
      const schemas = [...walk(program)].filter(isDefineAction).flatMap(schemasOf);
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
