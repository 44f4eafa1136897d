import type * as z from "zod/mini";
import type { Call, CallFacts } from "./call";
import type { SellerPermission } from "./companies/values";

/** What a person who works for a seller must have been allowed, all of it; null where all people who work for the account may. */
export type NeededPermissions = readonly SellerPermission[] | null;

/**
 * All that is told of a call, once: what it takes and answers, who may make it, what it costs. `npm run generate` writes what browsers
 * know of it beside its room's schemas.
 */
export interface CallSchema extends Omit<CallFacts, "multipart"> {
  /** The constant that is imported for it. @default its wire name in camel case: `product/search` is `productSearch` */
  as?: string;
  /** It brings files: its input goes as `multipart/form-data`; `nested` where the input has objects, too. */
  bringsFiles?: true | "nested";
  /** Other wire names which mean the same call. */
  aliases?: readonly string[];
  /** The answer says status 'true' and has its output as `data`, too. */
  answersTrue?: boolean;
  /** Begins a session: a token that is sent along, perhaps a stale one, is not looked at. */
  startsSession?: boolean;
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

/** A call as browsers know it; the types come from the room's schemas, whose code stays where it is. */
export type CallOf<
  Schemas extends Record<string, Pick<CallSchema, "input" | "output">>,
  Name extends keyof Schemas & string,
> = Call<Name, Schemas[Name]["input"], Schemas[Name]["output"]>;
