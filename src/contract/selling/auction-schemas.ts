import * as z from "zod/mini";
import { TEMPLATE_NAME_LENGTH } from "./values";
import type { CallSchemas } from "../call-schemas";
import {
  AuctionEvent,
  ExtensionRule,
  IncrementRow,
  Lot,
  MarketStatus,
  Sort,
  UserInfo,
} from "../lots/schemas";
import {
  BooleanInput,
  DecimalInput,
  EpochMs,
  Flag,
  Id,
  IdInput,
  limitOf,
  MomentEndInput,
  MomentInput,
  OptionalId,
  Page,
  textOf,
} from "../primitives";
import { CalendarInput, PickupCalendar } from "../pickup/schemas";
import { CustomFieldValues } from "../house/schemas";
import { AnswersInput, ClientKey, Missing, SellerLot, Version } from "./schemas";
import { AUCTION_PAGE_SIZE, MOST_LOTS_MOVED, MOST_STAGGER_S } from "./auction-values";
import { LIGHT, LIST, LOTS, SEARCH, LONG } from "../costs";

/** Where an auction stands; the last lot's end, extensions counted, finishes it. */
export const AuctionState = z.enum(["draft", "scheduled", "running", "finished", "cancelled"]);

export type AuctionState = z.infer<typeof AuctionState>;

/** The people who may bid in an auction: everybody who may bid at all, those whom its seller approves, or those whom its seller invites. */
export const AuctionAccess = z.enum(["open", "request", "invited"]);

export type AuctionAccess = z.infer<typeof AuctionAccess>;

/**
 * The people whom an auction admits without a decision by its seller: none, accounts that the house has verified, or people who have bought
 * from its seller before.
 */
export const AutoApprove = z.enum(["none", "verified", "bought_before"]);

/** The fields of an auction as they stand, with null for what is not decided. */
export const AuctionFields = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of its picture; empty: that of its first lot. */
  avatar: z.string(),
  /** null: as soon as it is published. */
  date_start: z.nullable(EpochMs),
  /** When its first lot ends. */
  date_closed: z.nullable(EpochMs),
  /** Seconds from the end of a lot, or of some together, to that of the next. */
  stagger_s: z.number(),
  lots_per_step: z.number(),
  extension: z.nullable(ExtensionRule),
  /** null: the house's table. */
  increments: z.nullable(z.array(IncrementRow)),
  access: AuctionAccess,
  auto_approve: AutoApprove,
  /** null: as with all that its seller sells. */
  pickup: z.nullable(PickupCalendar),
  /** Where and when the lots can be looked at. */
  viewing: z.string(),
  /** Whom to ask. */
  contact: z.string(),
  /** Answers to the house's own fields of auctions. */
  custom_fields: CustomFieldValues,
});

export type AuctionFields = z.infer<typeof AuctionFields>;

function wordsOf(maximum: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(maximum)));
}

/** Any part of an auction: what `save` takes. */
export const AuctionPart = z.object({
  title: wordsOf(160),
  description: wordsOf(10_000),
  avatar: z.optional(
    z.string().check(z.maxLength(300), z.regex(/^(?:\/uploads(?:\/[\w-]+(?:\.[\w-]+)*)+)?$/)),
  ),
  date_start: z.optional(z.nullable(MomentInput)),
  date_closed: z.optional(z.nullable(MomentInput)),
  stagger_s: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_STAGGER_S))),
  lots_per_step: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(10))),
  extension: z.optional(z.nullable(ExtensionRule)),
  increments: z.optional(
    z.nullable(
      z.array(z.object({ from: DecimalInput, step: DecimalInput })).check(z.maxLength(50)),
    ),
  ),
  access: z.optional(AuctionAccess),
  auto_approve: z.optional(AutoApprove),
  pickup: z.optional(z.nullable(CalendarInput)),
  viewing: wordsOf(2_000),
  contact: wordsOf(500),
  /** Answers to the house's own fields of auctions. */
  custom_fields: z.optional(AnswersInput),
});

export type AuctionPart = z.infer<typeof AuctionPart>;

/** An auction as those see it who may edit it. */
export const OwnAuction = z.extend(AuctionFields, {
  id: Id,
  seller_id: Id,
  state: AuctionState,
  edit_version: z.number(),
  /** Of a draft: what publishing would still refuse. */
  missing: Missing,
  /** Fields that may still be changed. */
  may: z.array(z.string()),
  archived: z.boolean(),
  lot_count: z.number(),
  /** Lots that are still drafts, and those of them that are complete. */
  draft_count: z.number(),
  ready_count: z.number(),
  bid_count: z.number(),
  /** When its last lot ends; null while no end is set. */
  date_last: z.nullable(EpochMs),
  /** Open requests for access. */
  requests: z.number(),
  /** The version of its terms that counts; 0: it has none. */
  terms_version: z.number(),
  /** The name of a template, which is never published itself; null for auctions. */
  template: z.nullable(z.string()),
});

export type OwnAuction = z.infer<typeof OwnAuction>;

/** An auction as a row of its seller's list. */
export const SellerAuction = z.object({
  id: Id,
  title: z.string(),
  avatar: z.string(),
  state: AuctionState,
  access: AuctionAccess,
  date_start: z.nullable(EpochMs),
  date_closed: z.nullable(EpochMs),
  date_last: z.nullable(EpochMs),
  lot_count: z.number(),
  open_lot_count: z.number(),
  sold_lot_count: z.number(),
  bid_count: z.number(),
  /** What its sold lots have fetched. */
  hammer_total: z.string(),
  requests: z.number(),
  archived: z.boolean(),
  /** The name of a template; null for auctions. */
  template: z.nullable(z.string()),
  updated_at: EpochMs,
});

export type SellerAuction = z.infer<typeof SellerAuction>;

/** A lot of an auction as its seller orders them. */
export const AuctionLot = z.extend(SellerLot, { lot_no: z.nullable(Id) });

export type AuctionLot = z.infer<typeof AuctionLot>;

/** What an auction has made of a lot. */
const Placed = z.object({ id: Id, lot_no: z.nullable(Id), date_closed: z.nullable(EpochMs) });

/** A lot that stayed as it was, and why. */
const Failed = z.object({ id: z.number(), code: z.string(), message: z.string() });

const Notes = z.optional(z.string().check(z.trim(), z.maxLength(500)));

const Changed = z.object({
  /** null: it was deleted. */
  record: z.nullable(OwnAuction),
  version: z.number(),
  /** 1: others have written since `expected_version`. */
  others: Flag,
  /** Lots that were not published, called off or listed, and why. */
  failed: z.array(Failed),
  /** Lots that are still to be published: ask once more. */
  left: z.number(),
});

/** An auction as everybody may read it. */
export const AuctionDetail = z.extend(AuctionEvent, {
  state: AuctionState,
  /** null: its lots have times of their own. */
  stagger_s: z.nullable(z.number()),
  lots_per_step: z.number(),
  extension: z.nullable(ExtensionRule),
  access: AuctionAccess,
  /** 1: bidders accept its terms first. */
  has_terms: Flag,
  viewing: z.string(),
  contact: z.string(),
  /** When what is sold can be picked up, where the auction says so. */
  pickup: z.nullable(PickupCalendar),
  /** What the house asks of auctions beside that, with the answers; missing where there are none. */
  more: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
});

export type AuctionDetail = z.infer<typeof AuctionDetail>;

/** A line of an auction's catalogue. */
export const ManifestLot = z.object({
  lot_no: z.nullable(Id),
  id: Id,
  title: z.string(),
  /** Its price as it stands. */
  price: z.string(),
  state: MarketStatus,
  end: EpochMs,
});

export type ManifestLot = z.infer<typeof ManifestLot>;

/** What the calls take and answer, by wire name. */
export const auctionSchemas = {
  /**
   * A seller's own auctions: add or save (a draft, as incomplete as it is), publish with the lots that are complete, duplicate, delete. An
   * auction decides when its lots begin and end, in the order of their numbers.
   */
  "auction/auctionAction": {
    as: "auctionAction",
    access: "seller",
    cost: LONG,
    permissions: ["publish"],
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.extend(AuctionPart, { action: z.literal("add"), client_key: ClientKey }),
      z.extend(AuctionPart, {
        action: z.literal("save"),
        /** Left out: a new draft. */
        id: z.optional(IdInput),
        expected_version: Version,
        client_key: ClientKey,
      }),
      z.object({ action: z.literal("publish"), id: IdInput }),
      z.object({
        action: z.literal("duplicate"),
        id: IdInput,
        /** Its unsold lots are copied into the new auction, too. */
        with_unsold: z.optional(BooleanInput),
        /** The name of the template that is made; left out: a draft. */
        template: z.optional(textOf(TEMPLATE_NAME_LENGTH)),
        client_key: ClientKey,
      }),
      z.object({
        action: z.literal("from_template"),
        template_id: IdInput,
        client_key: ClientKey,
      }),
      z.object({ action: z.literal("delete"), id: IdInput }),
    ]),
    output: Changed,
  },
  /** Moves an auction on in its life, with its lots: publishes it, takes it back, calls it off, puts it away, deletes a draft or brings it back. */
  "auction/changeStatus": {
    access: "seller",
    cost: LONG,
    permissions: ["publish"],
    inferred: true,
    input: z.object({
      id: IdInput,
      action: z.enum([
        "publish",
        "unpublish",
        "cancel",
        "archive",
        "unarchive",
        "delete",
        "restore",
      ]),
      notes: Notes,
    }),
    output: Changed,
  },
  /** One auction: order and ends of its lots, who may bid, where they can be looked at. Its seller reads more. */
  "auction/getSingleAuction": {
    as: "auctionGetSingle",
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({
      record: AuctionDetail,
      /** Its terms as they count now, for everybody to read; missing where it has none. */
      terms: z.optional(z.object({ version: z.number(), html: z.string(), created_at: EpochMs })),
      /** For its seller's side, and staff. */
      own: z.optional(OwnAuction),
    }),
  },
  /** The lots of an own auction in their order, or drafts that could be put into it. */
  "auction/getAllProjectsAssociated": {
    as: "auctionProjects",
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: ["post"],
    inferred: true,
    input: z.object({
      auction_id: IdInput,
      /** `inside`: its lots, in order. `available`: drafts that are in no auction. */
      side: z._default(z.enum(["inside", "available"]), "inside"),
      search: z.optional(z.string().check(z.maxLength(200))),
      page: Page,
      limit: limitOf(AUCTION_PAGE_SIZE),
    }),
    output: z.object({
      records: z.array(AuctionLot),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** Puts lots into an own auction, takes them out, or orders them: answers their numbers and ends, and why others stayed as they were. */
  "auction/addtoAuction": {
    as: "auctionAddLots",
    access: "seller",
    cost: LIST,
    permissions: ["publish"],
    inferred: true,
    input: z.object({
      auction_id: IdInput,
      project_ids: z.optional(z.array(IdInput).check(z.maxLength(MOST_LOTS_MOVED))),
      /** The number of the first of them; left out: at the end. Those behind move back. */
      at: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(MOST_LOTS_MOVED * 2))),
      /** They leave it instead. */
      remove: z.optional(BooleanInput),
      /** All its lots, in their new order. */
      order: z.optional(z.array(IdInput).check(z.maxLength(MOST_LOTS_MOVED * 2))),
    }),
    output: z.object({ records: z.array(Placed), failed: z.array(Failed) }),
  },
  /** The lots of an auction by their numbers. */
  "auction/lots": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LOTS,
    inferred: true,
    input: z.object({ auction_id: IdInput, page: Page, limit: limitOf(AUCTION_PAGE_SIZE) }),
    output: z.object({
      records: z.array(Lot),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** The catalogue of an auction in the order of its numbers, without pictures: for print and for spreadsheets. */
  "product/searchManifest": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LOTS,
    inferred: true,
    input: z.object({ auction_id: IdInput, page: Page, limit: limitOf(100) }),
    output: z.object({
      records: z.array(ManifestLot),
      totalRecords: z.number(),
      setDisp: z.string(),
      sorts: z.array(Sort),
      userinfo: UserInfo,
    }),
  },
  /** A seller's own auctions as a table; staff read those of all sellers. */
  "custom/ownAuctions": {
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: ["post"],
    inferred: true,
    input: z.object({
      list: z._default(z.enum(["open", "sold", "unsold", "draft", "templates", "all"]), "all"),
      state: z.optional(z.array(AuctionState).check(z.maxLength(5))),
      access: z.optional(z.array(AuctionAccess).check(z.maxLength(3))),
      /** When their first lots end. */
      end: z.optional(
        z.strictObject({ min: z.optional(MomentInput), max: z.optional(MomentEndInput) }),
      ),
      archived: z.optional(BooleanInput),
      search: z.optional(z.string().check(z.maxLength(200))),
      seller_id: OptionalId,
      orderby: z._default(
        z.enum(["updated_at", "title", "date_closed", "bid_count", "hammer_total"]),
        "updated_at",
      ),
      order: z._default(z.enum(["asc", "desc"]), "desc"),
      page: Page,
      limit: limitOf(20),
    }),
    output: z.object({
      records: z.array(SellerAuction),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
} satisfies CallSchemas;
