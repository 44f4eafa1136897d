import type { Db } from "../db/db";
import { HOUR_MS, recurring } from "../jobs/job";
import { messageJob } from "./deliver";
import { forgetOldMessages } from "./outbox-repository";

/** Sending, and what is left of what was sent. */
export const jobs = [
  messageJob,
  recurring("old messages", HOUR_MS, ({ db }: { db: Db }) => forgetOldMessages(db)),
];
