import * as z from "zod/mini";
import { MyState } from "./lot";
import { Decimal, EpochMs, Flag, Id } from "../primitives";

/** For whom bids were taken back. */
export const WithdrawalSide = z.enum(["seller", "house"]);
export type WithdrawalSide = z.infer<typeof WithdrawalSide>;

/** The end of a lot's history: the newest position and its hash. */
export const ChainHead = z.object({ position: z.number(), hash: z.string() });
export type ChainHead = z.infer<typeof ChainHead>;

/** Where the house lists the public keys that it signs with, from the base address of its API. */
export const HOUSE_KEYS_PATH = "/.well-known/martillo-keys.json";

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
  /** Of the newest row; 0 where nobody has bid. */
  position: z.number(),
  /** Of the newest row; empty where nobody has bid. */
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
  /** `withdrawal`: seller or house took bids back; nobody's bid, and its amount is the price after it. */
  kind: z.enum(["bid", "auto", "withdrawal"]),
  /** Null while it lies above the price of an open lot, so that it may be somebody's hidden maximum. */
  proposed_amount: z.nullable(Decimal),
  /** 1 = retracted. */
  declined: Flag,
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
  /** What a withdrawal did: the positions that it voids, for whom, and why. */
  withdrawal: z.optional(
    z.object({ voids: z.array(z.number()), by: WithdrawalSide, reason: z.string() }),
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
