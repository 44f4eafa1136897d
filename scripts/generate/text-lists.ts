// Which texts there are, and what they are in other languages, as the files beside the code say: those of the widgets, and those of the site.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { at } from "../../build/entries.js";

const HEAD = "// Written by `npm run generate` from the files with texts.\n";

/** Files with texts in another language, `login.messages.en.ts`, and that language. */
const TRANSLATED = /\.([a-z]{2})\.ts$/;

function filesOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .toSorted(),
  );
}

/** Modules among some files that export what matches, with the names that they give it. */
function modules(files: readonly string[], exported: RegExp) {
  return files.flatMap((path) =>
    [...readFileSync(at(path), "utf8").matchAll(exported)].map(([, name = ""]) => ({
      path: path.replace(/\.ts$/, ""),
      name,
    })),
  );
}

/** The keys of all texts of some folders as a type, and for each other language one table of its texts, as files of `made`. */
function texts(folders: readonly string[], made: string, keyOf: string, type: string) {
  const files = filesOf(folders);
  const spanish = modules(
    files.filter((path) => /(?<!\.test|\.d)\.ts$/.test(path)),
    /^export const (\w+) = defineMessages\(/gm,
  );
  const from = (path: string) => posix.relative(made, path);
  const languages = new Set(files.flatMap((path) => TRANSLATED.exec(path)?.[1] ?? []));
  const tables = [...languages].map((language) => {
    const parts = modules(
      files.filter((path) => path.endsWith(`.${language}.ts`)),
      /^export const (\w+) = \{/gm,
    );
    return [
      `${made}/${language}.ts`,
      `${HEAD}${parts.map(({ path, name }) => `import { ${name} } from "${from(path)}";\n`).join("")}
/** Texts by their keys, from the files \`*.${language}.ts\` beside the Spanish ones. */
export const texts = { ${parts.map(({ name }) => `...${name}`).join(", ")} };
`,
    ];
  });
  return {
    [`${made}/message-keys.ts`]: `${HEAD}import type { MessageKeyOf } from "${from(keyOf)}";
${spanish.map(({ path, name }) => `import type { ${name} } from "${from(path)}";\n`).join("")}
/** Key of every text, \`bidBox.currentPrice\`. */
export type ${type} = MessageKeyOf<${spanish.map(({ name }) => `typeof ${name}`).join(" | ")}>;
`,
    ...Object.fromEntries(tables),
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
