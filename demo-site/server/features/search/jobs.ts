import type { Db } from "../../platform/db/db";
import { recurring } from "../../platform/jobs/job";
import { noteOldWords } from "./search-words";

const WORDS_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("words of older lots", WORDS_EVERY_MS, ({ db }: { db: Db }) => noteOldWords(db)),
];
