/** Private files: where their bytes are kept, how they are read when they come, and the links by which they are given out. */
import { recurring } from "../../platform/jobs/job";
import type { SomeHandlers } from "../../platform/call/mount";
import type { Services } from "../../platform/call/context";
import { forgetLinks } from "./file-link-repository";
import { link } from "./file-links";

const FORGET_EVERY_MS = 60_000;

/** What answers the calls of this feature, by wire name. */
export const calls = { "custom/fileLink": link } satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("links to files", FORGET_EVERY_MS, ({ db }: Pick<Services, "db">) => forgetLinks(db)),
];

// What other features and the process use of this one.
export { fileRoutes } from "./file-links";
export { dropFile, insertFile, type NewFile, readFile } from "./file-repository";
export type { FileSource, FileSources, GivenFile } from "./file-source";
export { readPrivateFile } from "./read-private-file";
