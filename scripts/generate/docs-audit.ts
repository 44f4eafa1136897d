// Finds what a user of the package would have to guess: exports without a word about their purpose, options without one about theirs.
import ts from "@typescript/typescript6";
import { ENTRIES, type Export, type Program } from "./program.js";

/** Interfaces that people fill in by hand; each of their members is explained. */
const FILLED_IN = /(Props|Options|Settings|Descriptor)$/;

function silentMembers({ name, symbol }: Export, { checker }: Program): string[] {
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  if (!declaration || !FILLED_IN.test(name)) return [];
  return declaration.members.flatMap((member) => {
    const own = member.name && checker.getSymbolAtLocation(member.name);
    if (!own || own.getDocumentationComment(checker).length > 0) return [];
    // A default alone says enough about a text.
    return own.getJsDocTags(checker).some((tag) => tag.name === "default")
      ? []
      : [`${name}.${own.name}`];
  });
}

/** Names without a comment, by entry and file. */
export function undocumented(program: Program): string[] {
  const entries = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];
  const missing = entries.flatMap((entry) =>
    program.exportsOf(entry).flatMap((exported) => {
      const isSilent = exported.doc === "";
      const names = [...(isSilent ? [exported.name] : []), ...silentMembers(exported, program)];
      return names.map(
        (name) => `${name} (${exported.file.replace(/^.*?(?=src\/|widgets\/)/, "")})`,
      );
    }),
  );
  return [...new Set(missing)].toSorted();
}
