// `npm run new widget <name>`: the files of a new widget, in every list that it has to be in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, run } from "./install.mjs";
import { widgetFiles } from "./new-widget.mjs";

const [kind, name = ""] = process.argv.slice(2);
if (kind !== "widget" || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  fail("there is nothing of that kind.", "npm run new widget <name-in-kebab-case>");
}
const folder = join(ROOT, "widgets", name);
if (existsSync(folder)) fail(`widgets/${name} is there already.`, "Choose another name.");

const pascal = name.replace(/(?:^|-)([a-z])/g, (_match, letter) => letter.toUpperCase());
const camel = pascal[0].toLowerCase() + pascal.slice(1);

mkdirSync(folder);
for (const [file, text] of Object.entries(widgetFiles({ name, pascal, camel }))) {
  writeFileSync(join(folder, file), text);
}

/** Adds lines to a list in a file, in front of the first line that comes after them. */
function insert(path, isEntry, line) {
  const file = join(ROOT, path);
  const lines = readFileSync(file, "utf8").split("\n");
  const after = lines.findIndex((other) => isEntry(other) && other > line);
  const last = lines.findLastIndex(isEntry);
  lines.splice(after < 0 ? last + 1 : after, 0, line);
  writeFileSync(file, lines.join("\n"));
}

insert(
  "widgets/descriptors.ts",
  (line) => line.startsWith("import { "),
  `import { ${camel}Element } from "./${name}";`,
);
insert("widgets/descriptors.ts", (line) => /^ {2}\w+Element,$/.test(line), `  ${camel}Element,`);
insert(
  "src/styles.css",
  (line) => line.startsWith('@import "../widgets/'),
  `@import "../widgets/${name}/${name}.css";`,
);
const entry = join(ROOT, "widgets/index.ts");
writeFileSync(
  entry,
  `${readFileSync(entry, "utf8")}export { ${pascal}, type ${pascal}Events, type ${pascal}Props } from "./${name}";\n`,
);

run("npx", ["prettier", "--write", "--log-level", "warn", `widgets/${name}`]);

console.log(`widgets/${name} is there. Next:
  npm run generate
  npx vitest run --project widgets widgets/${name}
  npx vitest run --project unit widgets/export-surface.test.ts --update
  its props in widgets/element-types.test.ts, its name in widgets/elements.test.tsx, a changeset`);
