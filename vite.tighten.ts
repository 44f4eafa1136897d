// A last pass over built files: what a second minifier still finds, since strangers' visitors pay for every byte.
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";
import { isNode, type Node, parse } from "./vite.source-edits.js";

/** `import { a as b }` and `export { b as a }` of a module: what is `b` in it and `a` outside. */
function namePairs(program: Node): { inside: unknown; outside: unknown }[] {
  return (program["body"] as Node[]).flatMap(({ specifiers }) =>
    ((specifiers as Node[] | undefined) ?? []).map(({ local, imported, exported }) => ({
      inside: isNode(local) ? local["name"] : undefined,
      outside: [imported, exported].filter(isNode)[0]?.["name"],
    })),
  );
}

/** Gives what goes from file to file one name in all of them, as terser takes it: each `as` costs both names. */
function sharedNames(code: string): Record<string, string> {
  const names: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { inside, outside } of namePairs(parse(code))) {
    const isName = typeof inside === "string" && typeof outside === "string";
    // The bundler's own are that short; a longer one may be called as something of the browser's.
    if (!isName || outside.length > 2 || taken.has(outside)) continue;
    taken.add(outside);
    names[`$${inside}`] ??= outside;
  }
  return names;
}

/** Makes ES modules smaller in place. Names of properties stay: other copies of the package on a page share objects with this one. */
export async function tighten(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    const { code } = await minify(source, {
      module: true,
      ecma: 2020,
      nameCache: { vars: { props: sharedNames(source) } },
      compress: {
        passes: 3,
        keep_fargs: false,
        pure_getters: true,
        hoist_funs: true,
        hoist_props: true,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    });
    if (code === undefined) throw new Error(`martillo: ${file} could not be made smaller.`);
    writeFileSync(file, code);
  }
}
