import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import type { SendContext } from "../../platform/mail/send";
import { announceEnds } from "./announce-ends";
import { forgetAnnouncedEnds } from "./announced-end-repository";
import { sendNotices } from "./send-notices";

const ENDS_EVERY_MS = 15_000;
const LETTERS_EVERY_MS = 1_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("ends of lots", ENDS_EVERY_MS, async ({ db }: { db: Db }) =>
    announceEnds(db, await databaseNow(db)),
  ),
  recurring("letters about lots", LETTERS_EVERY_MS, (context: SendContext) => sendNotices(context)),
  recurring("old ends of lots", HOUR_MS, ({ db }: { db: Db }) => forgetAnnouncedEnds(db)),
];
