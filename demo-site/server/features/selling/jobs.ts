import { HOUR_MS, recurring } from "../../platform/jobs/job";
import type { SendContext } from "../../platform/mail/send";
import { forgetRows } from "./imports/import-repository";
import { importJob } from "./imports/run-import";
import { letGoUndecided, tellUndecided } from "./let-go";
import { forgetChanges } from "./bulk-repository";
import type { Db } from "../../platform/db/db";
import { archiveOld, relistUnsold, sweepDrafts, type SweepContext } from "./sweep";
import { additionJob } from "./tell-addition";

const RELIST_EVERY_MS = 60_000;
const DECISIONS_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  additionJob,
  importJob,
  recurring("sheets of old imports", HOUR_MS, ({ db }: SendContext) => forgetRows(db)),
  recurring("listings that begin again", RELIST_EVERY_MS, (ctx: SweepContext) => relistUnsold(ctx)),
  recurring("results that wait for their seller", DECISIONS_EVERY_MS, async (ctx: SweepContext) => {
    await letGoUndecided(ctx);
    await tellUndecided(ctx);
  }),
  recurring("bulk changes of yesterday", HOUR_MS, ({ db }: { db: Db }) => forgetChanges(db)),
  recurring("lots that nobody goes on with", HOUR_MS, (ctx: SendContext) => archiveOld(ctx)),
  recurring("drafts that nobody changes", HOUR_MS, (ctx: SendContext) => sweepDrafts(ctx)),
];
