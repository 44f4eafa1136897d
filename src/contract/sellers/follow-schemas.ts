import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { LIGHT, LIST } from "../costs";
import { EpochMs, Flag, Id, IdInput, limitOf, OptionalId, Page } from "../primitives";
import { FOLLOW_NOTICES } from "./follow-values";

/** A seller that an account follows. */
export const Follow = z.object({
  seller_id: Id,
  seller_name: z.string(),
  /** When the house writes about new lots of this seller. */
  notify: z.enum(FOLLOW_NOTICES),
  since: EpochMs,
  /** Its lots that can be bid on or bought now. */
  lots: z.number(),
  /** 1: the seller has a public page. */
  open: Flag,
});

export type Follow = z.infer<typeof Follow>;

const FollowInput = z.object({ seller_id: IdInput, notify: z.enum(FOLLOW_NOTICES) });

/** What the calls about followed sellers take and answer, by wire name. */
export const followSchemas = {
  /**
   * The sellers that the caller follows, newest first; with `seller_id` that one alone, if it is followed. As `seller`: how many follow the
   * caller's account, and how that number went; never who they are.
   */
  "user/getFollowers": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      as: z._default(z.enum(["me", "seller"]), "me"),
      page: Page,
      limit: limitOf(20),
      seller_id: OptionalId,
    }),
    output: z.object({
      records: z.array(Follow),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** As `seller` alone: accounts that follow now. */
      total: z.optional(z.number()),
      /** As `seller` alone: how many there were at the end of each of the last thirty days of the house's zone, oldest first. */
      series: z.optional(z.array(z.object({ day: z.string(), total: z.number() }))),
    }),
  },
  /** Follows a seller with a public page. Repeated, it changes when the house writes. */
  "user/addFollower": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ seller_id: IdInput, notify: z._default(z.enum(FOLLOW_NOTICES), "daily") }),
    output: z.object({ record: Follow }),
  },
  /** Changes when the house writes about new lots of a seller. */
  "user/updateFollower": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: FollowInput,
    output: z.object({ record: Follow }),
  },
  /** Follows a seller no more. May be repeated. */
  "user/removeFollower": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ seller_id: IdInput }),
    output: z.object({ removed: Flag }),
  },
} satisfies CallSchemas;
