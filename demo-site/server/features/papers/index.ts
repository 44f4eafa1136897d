/** Papers of a sale: which there are, who owes them, and what both sides do with them. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import type { SaleListener } from "../sale";
import { openPapers } from "./open-papers";
import { readSalePaper, readSalePapers } from "./paper-calls";
import { sweepPapers } from "./sweep-papers";

const SWEEP_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/salePapers": readSalePapers,
  "custom/salePaper": readSalePaper,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("papers of sales", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepPapers(ctx)),
];

/** Papers are owed from the payment on. */
export const saleListeners = [
  { paid: ({ db }, row) => openPapers(db, row) },
] satisfies readonly SaleListener[];

// What other features and the process use of this one.
export { openPapers } from "./open-papers";
export { fileSources } from "./paper-file";
export { putFile, readPaper, startPaperClocks, verifyPaper } from "./paper-repository";
