import type * as z from "zod/mini";

/** What server, tests, reference pages and development builds know of a call beyond what browsers do. */
export interface CallSchema {
  /** What a caller sends. */
  input: z.ZodMiniType;
  /** What the answer holds. */
  output: z.ZodMiniType;
  /** What visitors are told when it went well, by its key among the phrases; not for silent calls. */
  success?: string;
  /** The specification does not show the payload; these are field names of our own. */
  inferred?: boolean;
}

/** The schemas of a room's calls, by wire name. */
export type CallSchemas = Record<string, CallSchema>;
