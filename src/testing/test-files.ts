import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The tests and suites below these folders of the project, with what they say. */
export function testsIn(folders: readonly string[]): { file: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(test|suite)\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
}
