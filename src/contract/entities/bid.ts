import * as z from "zod/mini";
import { Decimal, EpochMs, Flag, Id } from "../primitives";

/** One row of the public history. Names are masked unless the viewer is the seller or staff; the viewer sees itself. */
export const BidRow = z.object({
  bidid: Id,
  project_id: Id,
  /** Only for the seller, staff and the bidder itself. */
  user_id: z.nullable(Id),
  /** "Postor 3", "Usted", or the real first name where it may be seen. */
  first_name: z.string(),
  last_name: z.string(),
  /** Stable within a lot, in order of first bid. */
  bidder_no: z.number(),
  mine: z.boolean(),
  proposed_amount: Decimal,
  /** 1 = retracted. */
  declined: Flag,
  declined_reason: z.nullable(z.string()),
  /** 1 = the automatic answer of a maximum. */
  automatic: Flag,
  created_at: EpochMs,
  seller_id: Id,
  /** Own items only. */
  phone: z.optional(z.nullable(z.string())),
  seq: z.number(),
  /** The n-th public row of the lot, from 1; bound by the hash. */
  position: z.number(),
  prev_hash: z.string(),
  hash: z.string(),
});
export type BidRow = z.infer<typeof BidRow>;

/** Answer to an accepted bid. */
export const BidReceipt = z.object({
  bidid: Id,
  project_id: Id,
  seq: z.number(),
  /** Resulting price. */
  price: Decimal,
  leading: z.boolean(),
  /** Set to OUTBID_IMMEDIATELY when another maximum leads. */
  code: z.optional(z.literal("OUTBID_IMMEDIATELY")),
  minimum: Decimal,
  my_maximum: Decimal,
  server_time: EpochMs,
  closes_at: EpochMs,
  extension_no: z.number(),
  /** Hash that binds bid id, lot, sequence number, time, price and whether the bidder leads. */
  receipt: z.string(),
});
export type BidReceipt = z.infer<typeof BidReceipt>;
