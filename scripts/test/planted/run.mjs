// Runs planted files as `npm test` runs its own: `run.mjs FOLDER MINUTES FILE…`.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { closingLines } from "../closing-lines.mjs";
import { runPasses } from "../passes.mjs";
import { stopAll } from "../vitest.mjs";

const [folder, minutes, ...args] = process.argv.slice(2);
process.once("SIGTERM", stopAll);
const budget = { first: Number(minutes), second: 2 };
const outcome = await runPasses({
  args,
  folder,
  budgets: { quiet: budget, crowded: budget },
  seconds: {},
  root: dirname(fileURLToPath(import.meta.url)),
  env: { PLANTED_FOLDER: folder },
});
const { text, failed } = closingLines(outcome);
console.log(text);
process.exit(failed > 0 ? 1 : 0);
