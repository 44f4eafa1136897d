// `npm run new call <word> <wire/name>`: contract and handler of a new call; only its content remains.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, run } from "./install.mjs";

const USAGE =
  "npm run new call <word of src/contract> <group/name>, e.g. npm run new call lots custom/similarLots";

function edit(path, change) {
  const file = join(ROOT, path);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before)
    fail(`${path} does not look as expected.`, "Add the call by hand: CONTRIBUTING.md.");
  writeFileSync(file, after);
}

/** Puts a text in front of the last place where another one stands. */
function beforeLast(text, mark, addition) {
  const at = text.lastIndexOf(mark);
  return at < 0 ? text : text.slice(0, at) + addition + text.slice(at);
}

/** A room whose calls all cost more does not import the least cost yet. */
function withLight(text) {
  if (/import \{[^}]*\bLIGHT\b[^}]*\} from "\.\.\/costs"/.test(text)) return text;
  return text.replace(/^import /m, 'import { LIGHT } from "../costs";\nimport ');
}

/** @param {string} word a room of the contract @param {string} wire name of the call, `group/name` */
export function newCall(word, wire) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(word ?? "") || !/^[a-z_]+(\/[A-Za-z_]+)+$/.test(wire ?? ""))
    fail("that is no call.", USAGE);
  const contract = `src/contract/${word}`;
  const feature = `demo-site/server/features/${word}`;
  for (const folder of [contract, feature])
    if (!existsSync(join(ROOT, folder)))
      fail(`there is no ${folder}.`, "A new word is a decision: docs/decisions.");
  const [, last = ""] = /([A-Za-z_]+)$/.exec(wire) ?? [];
  const handler = last.replace(/_(\w)/g, (_match, letter) => letter.toUpperCase());
  const name = wire.replace(/[/_](\w)/g, (_match, letter) => letter.toUpperCase());
  const file = handler.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "");
  if (readFileSync(join(ROOT, contract, "schemas.ts"), "utf8").includes(`"${wire}": {`))
    fail(`${wire} is there already.`, "Choose another name.");
  if (existsSync(join(ROOT, feature, `${file}.ts`)))
    fail(`${feature}/${file}.ts is there already.`, "Choose another name.");

  edit(`${contract}/schemas.ts`, (text) =>
    beforeLast(
      withLight(text),
      "} satisfies CallSchemas;",
      `  /** What it does, in one sentence: the reference shows it. */\n  "${wire}": {\n    access: "staff",\n    cost: LIGHT,\n    inferred: true,\n    input: z.object({}),\n    output: z.object({}),\n  },\n`,
    ),
  );
  writeFileSync(
    join(ROOT, feature, `${file}.ts`),
    `import type { ${name} } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";

/** SQL belongs into a repository beside it. */
export const ${handler}: Handler<typeof ${name}> = async (_input, _ctx) => {
  throw new ApiFault("NOT_CONFIGURED");
};
`,
  );
  edit(`${feature}/index.ts`, (text) =>
    beforeLast(
      text.replace(/^import /m, `import { ${handler} } from "./${file}";\nimport `),
      "} satisfies SomeHandlers;",
      `  "${wire}": ${handler},\n`,
    ),
  );
  run("npx", ["oxfmt", contract, feature]);
  run("node", ["scripts/generate.mjs"]);
  console.log(`${wire} is there, for staff. Next:
  who may call it, what it takes, answers and costs: ${contract}/schemas.ts
  what it does: ${feature}/${file}.ts, with a test beside it
  npm run generate && npx vitest run --project unit widgets/export-surface.test.ts --update`);
}
