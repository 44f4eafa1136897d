// Edits of sources by their syntax, for the builds that leave parts of them out.
import { parseAst } from "vite";

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A node and all below it. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

/** A source as its syntax. */
export function parse(code: string): Node {
  return parseAst(code) as unknown as Node;
}

/** True for a call of a function by this name. */
export function isCallOf(node: Node, name: string): boolean {
  const callee = node["callee"];
  return node.type === "CallExpression" && isNode(callee) && callee["name"] === name;
}

/** Properties of an object literal; none for anything else. */
export function propertiesOf(object: unknown): Node[] {
  return isNode(object) ? ((object["properties"] as Node[] | undefined) ?? []) : [];
}

/** Name of a property, as it is written. */
export function nameOf(property: Node): string | undefined {
  const key = property["key"];
  return isNode(key) ? ((key["name"] ?? key["value"]) as string | undefined) : undefined;
}

/** A range of a source and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text(original: string): string;
}

/** Replaces ranges of a text; inner ranges come before the outer ones that hold them. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
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
