// This folder: calls for bids, their histories and their withdrawal.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Lot, MyState } from "../lots/schemas";
import {
  BooleanInput,
  Decimal,
  DecimalInput,
  EpochMs,
  filterOf,
  filtersOf,
  Flag,
  Id,
  IdInput,
  limitOf,
  Page,
} from "../primitives";
import { BID_HISTORY_PAGE_SIZE, LONGEST_WITHDRAWAL_NOTE, WITHDRAWAL_REASONS } from "./values";
import { LIGHT, LIST } from "../costs";

/** For whom bids were taken back. */
export const WithdrawalSide = z.enum(["seller", "house"]);

export type WithdrawalSide = z.infer<typeof WithdrawalSide>;

/** Why a bid is taken back. */
export const WithdrawalReason = z.enum(WITHDRAWAL_REASONS);

export type WithdrawalReason = z.infer<typeof WithdrawalReason>;

/** The end of a lot's history: the newest position and its hash. */
export const ChainHead = z.object({ position: z.number(), hash: z.string() });

export type ChainHead = z.infer<typeof ChainHead>;

/** That list: each key as a JWK, and when it was in use. */
export const HouseKeys = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal("OKP"),
      crv: z.literal("Ed25519"),
      x: z.string(),
      from: EpochMs,
      until: z.optional(EpochMs),
    }),
  ),
});

export type HouseKeys = z.infer<typeof HouseKeys>;

/** The end of a closed lot's history with the house's signature over it. */
export const SignedChainHead = z.object({
  /** How often the lot had been listed, from 1. */
  round: z.number(),
  /** Of the newest row; 0 where there is no bid. */
  position: z.number(),
  /** Of the newest row; empty where there is no bid. */
  hash: z.string(),
  signed_at: EpochMs,
  /** Which key of `/.well-known/martillo-keys.json`. */
  kid: z.string(),
  /** Ed25519, base64url. */
  signature: z.string(),
});

export type SignedChainHead = z.infer<typeof SignedChainHead>;

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
  /** `withdrawal`: seller or house took bids back. The row is not a bid; its amount is the price after the withdrawal. */
  kind: z.enum(["bid", "auto", "withdrawal"]),
  /** Null while it lies above the price of an open lot, so that it may be a bidder's hidden maximum. */
  proposed_amount: z.nullable(Decimal),
  /** 1 = retracted. */
  declined: Flag,
  /** A `WithdrawalReason` or `account_blocked`; the words of a person in rows from before reasons were chosen. */
  declined_reason: z.nullable(z.string()),
  /** Which side took it back, where it was taken back. */
  declined_by: z.nullable(WithdrawalSide),
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
  /** How `hash` was made: 1 over the plain amount, in older rows; 2 over commitments. */
  chain_version: z.number(),
  /** What a withdrawal did: the positions that it voids, for whom, and why, as in `declined_reason`. */
  withdrawal: z.optional(
    z.object({
      voids: z.array(z.number()),
      by: WithdrawalSide,
      reason: z.string(),
      /** The lot does not end before, so that everybody has time for it; missing where neither price nor leader changed. */
      not_before: z.optional(EpochMs),
    }),
  ),
  /** A withdrawn bid whose bidder may not bid on the lot any more; for staff, who may let it back in. */
  closed_out: z.optional(z.literal(true)),
  /** The seller asks the house to withdraw it; for the people who manage the lot. */
  withdrawal_asked: z.optional(
    z.object({
      reason: WithdrawalReason,
      at: EpochMs,
      /** For staff alone. */
      note: z.optional(z.string()),
    }),
  ),
  /** Version 2: salted hash of the amount. */
  amount_commitment: z.optional(z.string()),
  /** Opens the commitment; there when the amount is. */
  amount_salt: z.optional(z.string()),
  /** Version 2: salted hash of who has bid, the same on all rows of that bidder in this lot. */
  bidder_commitment: z.optional(z.string()),
  /** Opens the commitment, to the bidder itself alone. */
  bidder_salt: z.optional(z.string()),
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
  /** Hash that binds bid id, lot, sequence number, time, price, whether the bidder led then, and the head. */
  receipt: z.string(),
  /** The end of the lot's history after the bid: a later history without it was changed. */
  head: z.optional(ChainHead),
  /** The bid was taken back since. It counts no longer, and `leading` is of now. */
  retracted: z.optional(z.object({ by: z.nullable(WithdrawalSide), reason: z.string() })),
  /** How the bidder stands now, beside what was retracted. */
  standing: z.optional(
    z.object({
      my_state: MyState,
      my_maximum: z.nullable(Decimal),
      price: Decimal,
      seq: z.number(),
    }),
  ),
});

export type BidReceipt = z.infer<typeof BidReceipt>;

/** Made by the client before the first try; the same key never makes a second bid. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** A bid of a form of sale that this house does not have. */
const OtherFormBid = z.object({
  project_id: IdInput,
  proposed_amount: z.optional(z.nullable(DecimalInput)),
  idempotency_key: z.optional(IdempotencyKey),
});

/** What the calls take and answer, by wire name. */
export const biddingSchemas = {
  /** Places a bid, exactly once per idempotency key. */
  "bid/confirm": {
    aliases: ["ttwbid/confirm"],
    access: "user",
    scope: "bid",
    rateLimit: "bid",
    silent: true,
    cost: LIGHT,
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
  },
  /** A maximum for a live sale, before its lot is called. Refused as OTHER_SALE_FORM: no lot is sold live here. */
  "bid/preBidConfirm": {
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: OtherFormBid,
    output: BidReceipt,
  },
  /** A maximum for a lot that is not open yet. Refused as OTHER_SALE_FORM: lots take bids once they are open. */
  "ttwbid/future_proxy": {
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: OtherFormBid,
    output: BidReceipt,
  },
  /** Keeps a bid for its confirmation. Refused as OTHER_SALE_FORM: `bid/confirm` is the one way to bid. */
  "ttwbidTemp/bidConfirmTemp": {
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: OtherFormBid,
    output: BidReceipt,
  },
  /** Lets go of a bid that was kept for its confirmation. Refused as OTHER_SALE_FORM: no bid is kept. */
  "ttwbidTemp/cancelttwbidTemp": {
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: OtherFormBid,
    output: BidReceipt,
  },
  /** A bid of a seller in a reverse auction. Refused as OTHER_SALE_FORM: no lot is sold so here. */
  "reverse/bid/confirm": {
    as: "reverseBidConfirm",
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: OtherFormBid,
    output: BidReceipt,
  },
  /** Withdraws a placed bid with a reason; the row stays and the log is replayed. */
  "bid/bidCancel": {
    as: "bidCancel",
    access: "seller",
    cost: LIGHT,
    permissions: ["award"],
    inferred: true,
    input: z
      .object({
        /**
         * For staff: `keep` leaves a bid that its seller asks to have withdrawn; `readmit` lets the bidder of a withdrawn bid bid on the lot
         * again, e.g. after a mistyped amount.
         */
        action: z._default(z.enum(["withdraw", "keep", "readmit"]), "withdraw"),
        bidid: IdInput,
        /** Required to withdraw. */
        reason: z.optional(WithdrawalReason),
        /** What the house alone reads of it; required with `other`. */
        note: z.optional(
          z.string().check(z.trim(), z.minLength(3), z.maxLength(LONGEST_WITHDRAWAL_NOTE)),
        ),
      })
      .check(
        z.refine(({ action, reason }) => action !== "withdraw" || reason !== undefined, {
          path: ["reason"],
          error: "Required!",
        }),
        z.refine(({ reason, note }) => reason !== "other" || note !== undefined, {
          path: ["note"],
          error: "Required!",
        }),
      ),
    /** `asked`: the bid brought a bidder's maximum into the open, so the house decides. */
    output: z.object({
      record: Lot,
      outcome: z.enum(["withdrawn", "asked", "kept", "readmitted"]),
    }),
  },
  /** Lowers the unused part of the caller's own maximum, never below the price. */
  "bid/bidCustomData": {
    as: "bidLowerMaximum",
    access: "user",
    scope: "bid",
    rateLimit: "bid",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      action: z.literal("lower_maximum"),
      project_id: IdInput,
      maximum: DecimalInput,
    }),
    output: z.object({ project_id: Id, my_maximum: z.string(), leading: z.boolean() }),
  },
  /** Awards a provisional lot to one of its bids. */
  "seller/bid/manualAward": {
    access: "seller",
    aliases: ["seller/bid/bidAward"],
    cost: LIGHT,
    permissions: ["award"],
    /** `id` is the bid, `pid` the lot. */
    input: z.object({
      action: z.literal("award"),
      id: IdInput,
      pid: IdInput,
      /**
       * Less than that bidder's last price is taken as the price. More than it, or anything after a buyer did not pay, is offered to that
       * bidder, who is free to accept. @default the bidder's last price
       */
      price: z.optional(DecimalInput),
    }),
    output: z.object({
      record: Lot,
      /** The lot was not awarded but offered: the number of the offer. */
      offer_id: z.optional(Id),
    }),
  },
  /** What became of a bid, by its idempotency key. */
  "custom/bidStatus": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      idempotency_key: IdempotencyKey,
      /**
       * The asker will take `unknown` for "does not count". Then there is no such answer: a bid that is not known is booked as
       * refused under its key, and one that arrives late gets the same refusal.
       */
      final: z.optional(BooleanInput),
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
  },
  /** Bids of a lot, newest first, with the head of their hash chain. */
  "product/bidhistory": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    aliases: ["product/getAllBidHistory", "product/ttwbidhistory", "product/ttwbidhistoryUpdate"],
    cost: LIST,
    input: z.object({
      id: IdInput,
      page: Page,
      limit: limitOf(BID_HISTORY_PAGE_SIZE),
      /** Only rows after this `position`. */
      after: z.optional(z.number().check(z.int(), z.minimum(0))),
      /** Adds phones, for the seller's own items. */
      additionalField: z.optional(z.literal("u.phone")),
      filters: z.optional(
        filtersOf({
          /** Bids of these accounts: one's own, or any for the seller of the lot. */
          user_id: z.optional(filterOf(IdInput)),
        }),
      ),
    }),
    output: z.object({
      records: z.array(BidRow),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** Present when the caller may award this lot. */
      award: z.optional(z.literal(true)),
      /** Hash of the newest row; the empty string when there is none. */
      chain_head: z.string(),
      /** The end of the history as the house signed it; null while the lot is open, and until it is signed. */
      signed_head: z.nullable(SignedChainHead),
    }),
  },
} satisfies CallSchemas;
