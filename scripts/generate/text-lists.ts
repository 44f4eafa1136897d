// Which texts there are and their English, as the files beside the code say: those of the widgets, and those of the site.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { at } from "../../build/entries.js";

const HEAD = "// Written by `npm run generate` from the files with texts.\n";

/** Modules below some folders that export what matches, with the names that they give it. */
function modules(folders: readonly string[], file: RegExp, exported: RegExp) {
  return folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => file.test(path))
      .toSorted()
      .flatMap((path) =>
        [...readFileSync(at(path), "utf8").matchAll(exported)].map(([, name = ""]) => ({
          path: path.replace(/\.ts$/, ""),
          name,
        })),
      ),
  );
}

/** The keys of all texts of some folders as a type, and their English texts as one table, as files of `made`. */
function texts(folders: readonly string[], made: string, keyOf: string, type: string) {
  const spanish = modules(
    folders,
    /(?<!\.test|\.d)\.ts$/,
    /^export const (\w+) = defineMessages\(/gm,
  );
  const english = modules(folders, /\.en\.ts$/, /^export const (\w+English) = /gm);
  const from = (path: string) => posix.relative(made, path);
  return {
    [`${made}/message-keys.ts`]: `${HEAD}import type { MessageKeyOf } from "${from(keyOf)}";
${spanish.map(({ path, name }) => `import type { ${name} } from "${from(path)}";\n`).join("")}
/** Key of every text, \`bidBox.currentPrice\`. */
export type ${type} = MessageKeyOf<${spanish.map(({ name }) => `typeof ${name}`).join(" | ")}>;
`,
    [`${made}/english.ts`]: `${HEAD}${english.map(({ path, name }) => `import { ${name} } from "${from(path)}";\n`).join("")}
/** English texts by their keys, from the files \`*.en.ts\` beside the Spanish ones. */
export const english = { ${english.map(({ name }) => `...${name}`).join(", ")} };
`,
  };
}

/** The lists by path. */
export function textLists(): Record<string, string> {
  return {
    ...texts(["src", "widgets"], "widgets/_made", "src/i18n", "WidgetMessageKey"),
    ...texts(
      ["demo-site/app", "docs/practice"],
      "demo-site/app/_made",
      "demo-site/app/locales/message-key-of",
      "SiteMessageKey",
    ),
  };
}
