import type { CallOf } from "../call";
import type { reportsSchemas } from "./schemas";

type Of<Name extends keyof typeof reportsSchemas> = CallOf<typeof reportsSchemas, Name>;

/**
 * What a seller has sold, how much of what was offered, or what is there now: in pages, with what adds up. Names of buyers are there for
 * those who may award.
 */
export const reportDisplay: Of<"report/display"> = {
  name: "report/display",
  access: "seller",
  silent: true,
};

/** The same as a file to keep. */
export const reportDownload: Of<"report/download"> = {
  name: "report/download",
  access: "seller",
  silent: true,
};

/** The calls of this room, by wire name. */
export const reportsCalls = {
  "report/display": reportDisplay,
  "report/download": reportDownload,
};
