import type * as z from "zod/mini";
import type { SellerPermission } from "./companies/values";

/** What a person who works for a seller must have been allowed, all of it; null where anybody who works for the account may. */
export type NeededPermissions = readonly SellerPermission[] | null;

/** What server, tests, reference pages and development builds know of a call beyond what browsers do. */
export interface CallSchema {
  /** What a caller sends. */
  input: z.ZodMiniType;
  /** What the answer holds. */
  output: z.ZodMiniType;
  /** What it takes of what its address may call: one of `costs.ts`. */
  cost: number;
  /**
   * What people who work for a seller must be allowed. The account's own person, its owners and staff may do all of it. A function where
   * it depends on what is asked for; it is given the parsed input. Each call of sellers says it; calls that buyers make, too, ask inside,
   * where they find that the caller stands on the seller's side.
   * @default null
   */
  permissions?: NeededPermissions | ((input: never) => NeededPermissions);
  /** What visitors are told when it went well, by its key among the phrases; not for silent calls. */
  success?: string;
  /** The specification does not show the payload; these are field names of our own. */
  inferred?: boolean;
}

/** The schemas of a room's calls, by wire name. */
export type CallSchemas = Record<string, CallSchema>;
