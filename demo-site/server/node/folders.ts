import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository, from a folder inside it: the nearest package named martillo. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (packageName(folder) === "martillo") return folder;
    if (dirname(folder) === folder) {
      throw new Error(
        `martillo: no package named martillo around ${from}. Run the server from its repository, or set MARTILLO_ROOT.`,
      );
    }
  }
}

function packageName(folder: string): unknown {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof content === "object" && content !== null && "name" in content
    ? content.name
    : undefined;
}
