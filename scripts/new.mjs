// `npm run new <kind> <name>`: every file of a new thing, so that only its content remains. Lists are written from the folders.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, run } from "./install.mjs";
import { newCall } from "./new-call.mjs";
import { widgetFiles } from "./new-widget.mjs";

/** What can be made, by its kind, and how that is asked for. */
const KINDS = {
  widget: { make: newWidget, usage: "npm run new widget <name-in-kebab-case>" },
  call: { make: newCall, usage: "npm run new call …, see scripts/new-call.mjs" },
};

const [kind = "", ...names] = process.argv.slice(2);
if (!KINDS[kind]) {
  const usages = Object.values(KINDS).map(({ usage }) => usage);
  fail("there is nothing of that kind.", usages.join(", "));
}
KINDS[kind].make(...names);

function newWidget(name = "") {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail("a widget needs a name.", KINDS.widget.usage);
  const folder = join(ROOT, "widgets", name);
  if (existsSync(folder)) fail(`widgets/${name} is there already.`, "Choose another name.");

  const pascal = name.replace(/(?:^|-)([a-z])/g, (_match, letter) => letter.toUpperCase());
  const camel = pascal[0].toLowerCase() + pascal.slice(1);

  mkdirSync(folder);
  for (const [file, text] of Object.entries(widgetFiles({ name, pascal, camel }))) {
    writeFileSync(join(folder, file), text);
  }

  run("npx", ["oxfmt", `widgets/${name}`]);
  run(process.execPath, ["scripts/generate.mjs"]);

  console.log(`widgets/${name} is there, and in every list. Next: its content, a changeset, and
  npx vitest run --project browser widgets/${name}
  npx vitest run --project unit widgets/export-surface.test.ts --update`);
}
