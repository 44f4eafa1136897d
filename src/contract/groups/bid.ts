import * as z from "zod/mini";
import { defineAction } from "../action";
import { BidReceipt } from "../entities/bid";
import { Lot } from "../entities/lot";
import { DecimalInput, EpochMs, Id, IdInput } from "../primitives";

/** Made by the client before the first try; the same key never makes a second bid. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

export const bidConfirm = defineAction("bid/confirm", {
  summary: "Places a bid, exactly once per idempotency key.",
  access: "user",
  scope: "bid",
  rateLimit: "bid",
  silent: true,
  inferred: true,
  input: z.object({
    project_id: IdInput,
    proposed_amount: DecimalInput,
    /** `max` bids for the caller up to the amount; `exact` names the price, and nothing is bid beyond it. */
    bid_type: z._default(z.enum(["max", "exact"]), "max"),
    idempotency_key: IdempotencyKey,
    /** Refused as STALE when the lot's `seq` is another by now. */
    expected_seq: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  output: BidReceipt,
});

export const bidCancel = defineAction("bid/bidCancel", {
  summary: "Withdraws a placed bid with a reason; the row stays and the log is replayed.",
  access: "seller",
  inferred: true,
  input: z.object({
    bidid: IdInput,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  output: z.object({ record: Lot }),
});

export const bidLowerMaximum = defineAction("bid/bidCustomData", {
  summary: "Lowers the unused part of the caller's own maximum, never below the price.",
  access: "user",
  scope: "bid",
  rateLimit: "bid",
  inferred: true,
  input: z.object({
    action: z.literal("lower_maximum"),
    project_id: IdInput,
    maximum: DecimalInput,
  }),
  output: z.object({ project_id: Id, my_maximum: z.string(), leading: z.boolean() }),
});

export const sellerBidManualAward = defineAction("seller/bid/manualAward", {
  summary: "Awards a provisional lot to one of its bids.",
  access: "seller",
  aliases: ["seller/bid/bidAward"],
  /** `id` is the bid, `pid` the lot. */
  input: z.object({ action: z.literal("award"), id: IdInput, pid: IdInput }),
  output: z.object({ record: Lot }),
});

export const customBidStatus = defineAction("custom/bidStatus", {
  summary: "What became of a bid, by its idempotency key.",
  access: "user",
  scope: "read",
  silent: true,
  inferred: true,
  input: z.object({
    idempotency_key: IdempotencyKey,
    /**
     * The asker will take `unknown` for "does not count". Then there is no such answer: a bid that is not known is booked as
     * refused under its key, and one that arrives late gets the same refusal.
     */
    final: z.optional(z.boolean()),
  }),
  output: z.discriminatedUnion("state", [
    z.extend(BidReceipt, { state: z.literal("accepted") }),
    /** Accepted once, and taken back since: `retracted` says why, `standing` how the caller stands now. */
    z.extend(BidReceipt, { state: z.literal("retracted") }),
    z.object({
      state: z.literal("refused"),
      code: z.string(),
      message: z.string(),
      next: z.optional(z.string()),
      minimum: z.optional(z.string()),
    }),
    z.object({ state: z.literal("unknown"), server_time: EpochMs }),
  ]),
});

/** The calls of bidders, by wire name. */
export const bidActions = {
  "bid/confirm": bidConfirm,
  "bid/bidCancel": bidCancel,
  "bid/bidCustomData": bidLowerMaximum,
};
/** The calls of sellers about bids, by wire name. */
export const sellerBidActions = { "seller/bid/manualAward": sellerBidManualAward };
/** The calls that no document knows, by wire name. */
export const customActions = { "custom/bidStatus": customBidStatus };
