// This folder: calls for strikes against accounts.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { EpochMs, Id, IdInput, textOf } from "../primitives";
import { LIGHT } from "../costs";

/** A purchase that an account was bound to and did not pay. Two within twelve months take the right to bid away. */
export const Strike = z.object({
  id: Id,
  invoice_id: Id,
  /** Of the lot. */
  title: z.string(),
  at: EpochMs,
  /** When staff took it back; null while it stands. */
  lifted_at: z.nullable(EpochMs),
  lifted_why: z.string(),
});
export type Strike = z.infer<typeof Strike>;

/** What the calls about strikes take and answer, by wire name. */
export const strikesSchemas = {
  /** Takes a strike back that was a mistake. The right to bid, where it was taken, is given back by `user/updateUserAccountVerified`. */
  "custom/liftStrike": {
    access: "staff",
    cost: LIGHT,
    input: z.object({ id: IdInput, reason: textOf(500) }),
    output: z.object({
      /** Those of the same account, newest first. */
      records: z.array(Strike),
    }),
  },
} satisfies CallSchemas;
