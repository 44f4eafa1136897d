// This folder: calls for offers and their answers.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { BuyerKindInput } from "../carts/schemas";
import { MarketStatus, Proceeds } from "../lots/schemas";
import { OFFER_ACTIONS, OFFER_KINDS, OFFER_SIDES, OFFER_STATES } from "./values";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  OptionalId,
  Page,
  PressKey,
  filterOf,
  filtersOf,
  limitOf,
} from "../primitives";
import { LIGHT, LIST } from "../costs";

/** One step of a thread: the offer, its author, and its result. */
export const OfferStep = z.object({
  offer_id: Id,
  side: z.enum(OFFER_SIDES),
  kind: z.enum(OFFER_KINDS),
  amount: Decimal,
  note: z.string(),
  status: z.enum(OFFER_STATES),
  created_at: EpochMs,
  expires_at: EpochMs,
});

/** The last word of one buyer and the seller over a lot, with all that was said before. */
export const Offer = z.extend(OfferStep, {
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  /** 1 for an auction, else a direct sale. */
  projects_auction: Flag,
  project_status: MarketStatus,
  /** The price that the seller asks of everybody; null for auctions. */
  list_price: z.nullable(Decimal),
  /** What the buyer would pay in all: with the premium, where there is one. */
  final_price: Decimal,
  /** What the seller receives if it is accepted; for the seller's side and staff alone. */
  proceeds: z.optional(Proceeds),
  /** The row that this one answers. */
  answers_id: z.nullable(Id),
  /** 1: the one who reads this is to answer. */
  my_turn: Flag,
  /** What the one who reads this may do. */
  actions: z.array(z.enum(OFFER_ACTIONS)),
  /** Least and most of a counter by the one who reads this; null without one. */
  minimum: z.nullable(Decimal),
  maximum: z.nullable(Decimal),
  /** Stable within a lot, in order of the first offer, from 1. */
  buyer_no: z.number(),
  /** Of the buyer. Its seller reads "Comprador 2" until the lot is sold to that buyer. */
  first_name: z.string(),
  last_name: z.string(),
  /** Of the buyer; empty for its seller until the lot is sold to that buyer. */
  email: z.string(),
  seller_name: z.string(),
  /** The account that came of it. */
  invoice_id: z.nullable(Id),
  /** Oldest first, this row included. */
  thread: z.array(OfferStep),
});
export type Offer = z.infer<typeof Offer>;

/** What a list of offers can be narrowed by. Names are looked for in those that the caller may read. */
const OfferListInput = z.object({
  page: Page,
  limit: limitOf(20),
  filters: z.optional(
    filtersOf({
      project_id: OptionalId,
      project_status: z.optional(filterOf(MarketStatus)),
      status: z.optional(filterOf(z.enum(OFFER_STATES))),
      email: z.optional(z.string().check(z.maxLength(100))),
      first_name: z.optional(z.string().check(z.maxLength(100))),
      last_name: z.optional(z.string().check(z.maxLength(100))),
    }),
  ),
});

const OfferList = z.object({
  records: z.array(Offer),
  totalRecords: z.number(),
  setDisp: z.string(),
  counts: z.object({
    all: z.number(),
    open: z.number(),
    /** Open ones which the caller is to answer. */
    my_turn: z.number(),
    accepted: z.number(),
  }),
});

const OfferAnswerInput = z.object({
  offer_id: IdInput,
  action: z.enum(OFFER_ACTIONS),
  /** Of a counter. */
  amount: z.optional(DecimalInput),
  /** What the page showed: refused as PRICE_CHANGED where the offer is another one. */
  expected_amount: DecimalInput,
  note: z.optional(z.string().check(z.maxLength(500))),
  /** 1: the buyer accepts the terms of sale; needed where the buyer accepts or counters. */
  accept_terms: z.optional(FlagInput),
  /** As who the buyer buys. */
  buyer_kind: BuyerKindInput,
  idempotency_key: PressKey,
});

const OfferAnswerOutput = z.object({
  record: Offer,
  /** The account of what was sold by it. */
  invoice_id: z.optional(Id),
});

/** What the calls about offers take and answer, by wire name. */
export const offersSchemas = {
  /** Offers a price for a lot: a direct sale, or an auction that ended without a sale. An accepted offer binds the person who made it. */
  "makeoffer/addToMakeoffer": {
    as: "makeofferAdd",
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    cost: LIGHT,
    input: z.object({
      project_id: IdInput,
      amount: DecimalInput,
      /** Words to the seller. */
      note: z.optional(z.string().check(z.maxLength(500))),
      /** 1: the terms of sale were accepted. */
      accept_terms: z.optional(FlagInput),
      /** As who the buyer buys. */
      buyer_kind: BuyerKindInput,
      idempotency_key: PressKey,
    }),
    output: OfferAnswerOutput,
  },
  /** What the account has offered and been offered as a buyer: the last word of each thread, newest first. */
  "makeoffer/search": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    input: OfferListInput,
    output: z.extend(OfferList, {
      /** What the caller may offer for the lot of the filter; missing without one. */
      terms: z.optional(
        z.object({
          /** 1: it takes an offer of the caller now. */
          open: Flag,
          minimum: Decimal,
          /** Null: there is none. */
          maximum: z.nullable(Decimal),
          /** How many offers the caller may still make. */
          left: z.number(),
        }),
      ),
    }),
  },
  /** Offers that an account received which sells; of any other account those that it made. */
  "makeoffer/alloffers": {
    as: "makeofferAll",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    input: OfferListInput,
    output: OfferList,
  },
  /** Offers for the lots of the account; staff see all. */
  "seller/offer/adminoffers": {
    as: "sellerOffers",
    access: "seller",
    silent: true,
    cost: LIST,
    permissions: ["award"],
    input: OfferListInput,
    output: OfferList,
  },
  /** What a buyer does with an offer: accepts, declines or counters what the seller offers, withdraws its own. */
  "makeoffer/changeStatus": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    cost: LIGHT,
    input: OfferAnswerInput,
    output: OfferAnswerOutput,
  },
  /** What a seller does with an offer: accepts, declines or counters it, withdraws its own. */
  "seller/offer/changeOfferStatus": {
    as: "sellerChangeOfferStatus",
    access: "seller",
    rateLimit: "pay",
    silent: true,
    cost: LIGHT,
    permissions: ["award"],
    input: OfferAnswerInput,
    output: OfferAnswerOutput,
  },
} satisfies CallSchemas;
