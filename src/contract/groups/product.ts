import * as z from "zod/mini";
import { defineAction } from "../action";
import { BidRow, SignedChainHead } from "../entities/bid";
import { BuyNowPolicy, ExtensionRule, Lot, LotDetail, ReserveMode } from "../entities/lot";
import {
  DecimalInput,
  EpochMs,
  filterOf,
  filtersOf,
  Flag,
  FlagInput,
  Id,
  IdInput,
  limitOf,
  Page,
  textOf,
} from "../primitives";

/** Most ids that one `product/lots` request may name. */
export const LOTS_PER_REQUEST = 200;

/** Page sizes of the specification. */
export const SEARCH_PAGE_SIZE = 12;
/** Lots on a page of the caller's own lists. */
export const DASHBOARD_PAGE_SIZE = 10;
/** Bids on a page of a history. */
export const BID_HISTORY_PAGE_SIZE = 10;

const NumberRange = filtersOf({ min: z.optional(z.number()), max: z.optional(z.number()) });
const Term = z.string().check(z.maxLength(80));
/** One value or several; a handler always sees a list. */
const Choice = z.union([
  z.array(Term).check(z.maxLength(50)),
  z.pipe(
    Term,
    z.transform((term: string) => [term]),
  ),
]);

/** Filters of a search; several values of one filter mean "any of these". */
export const LotFilters = filtersOf({
  category: z.optional(Choice),
  brand: z.optional(Choice),
  model: z.optional(Choice),
  fuel: z.optional(Choice),
  transmission: z.optional(Choice),
  body_type: z.optional(Choice),
  condition: z.optional(Choice),
  location: z.optional(Choice),
  doors: z.optional(Choice),
  /** Euro. */
  price: z.optional(NumberRange),
  /** Horsepower. */
  power: z.optional(NumberRange),
  kilometers: z.optional(NumberRange),
  registration_year: z.optional(NumberRange),
  /** The same as `search`, as older callers name it. */
  searchbar: z.optional(z.string().check(z.maxLength(200))),
  /** Lots of one auction event. */
  auctionid: z.optional(IdInput),
  /** Lots of one seller. */
  seller_id: z.optional(IdInput),
  /** The same as `auctionid`, by the name of the list's attribute. */
  event: z.optional(IdInput),
  /** The same as `seller_id`, by the name of the list's attribute. */
  seller: z.optional(IdInput),
  /** @default live: open, closing and scheduled */
  market_status: z.optional(z.enum(["live", "scheduled", "ended", "all"])),
});
export type LotFilters = z.infer<typeof LotFilters>;

/** A filter that stands outside of `filters` is refused by its name: passed over, the list would show too much. */
const Misplaced = z.optional(z.undefined("Los filtros van dentro de «filters»."));
const misplacedFilters = {
  category: Misplaced,
  brand: Misplaced,
  model: Misplaced,
  fuel: Misplaced,
  transmission: Misplaced,
  body_type: Misplaced,
  condition: Misplaced,
  location: Misplaced,
  doors: Misplaced,
  price: Misplaced,
  power: Misplaced,
  kilometers: Misplaced,
  registration_year: Misplaced,
  auctionid: Misplaced,
  event: Misplaced,
  seller_id: Misplaced,
  seller: Misplaced,
  market_status: Misplaced,
};

/** `orderby` values; `p.id` is the header search's own. */
export const LotOrder = z.enum([
  "p.id",
  "date_closed",
  "wprice",
  "bid_count",
  "registration_year",
  "kilometers",
  "relevance",
]);
export type LotOrder = z.infer<typeof LotOrder>;

/** One value of a filter and how many lots have it. */
export const Facet = z.object({ value: z.string(), label: z.string(), count: z.number() });

/** An order that a list offers, with its name. */
const Sort = z.object({ orderby: LotOrder, order: z.enum(["asc", "desc"]), label: z.string() });

/** Who asks, and whether they may bid; null for guests. */
const UserInfo = z.nullable(z.object({ id: Id, approved_to_bid: Flag }));

export const productSearch = defineAction("product/search", {
  summary: "Lots by text, filters, order and page.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  input: z.object({
    page: Page,
    limit: limitOf(SEARCH_PAGE_SIZE),
    /** Left out, auctions come as they end (those that are over the last one first), direct sales the newest first. */
    orderby: z.optional(LotOrder),
    /** @default desc, where `orderby` is given */
    order: z.optional(z.enum(["asc", "desc"])),
    /** Matched against title, description and what the lot is: kind, fuel, gearbox, colour, place, year. */
    search: z.optional(z.string().check(z.maxLength(200))),
    auction: z.optional(FlagInput),
    /** Filters stand here: one beside them is refused. */
    filters: z.optional(LotFilters),
    ...misplacedFilters,
  }),
  output: z.object({
    records: z.array(Lot),
    totalRecords: z.number(),
    /** "from–to of total", for display. */
    setDisp: z.string(),
    /** The page that this is: the last one where a later one was asked for. */
    page: z.optional(z.number()),
    /** The order that this is. */
    orderby: z.optional(LotOrder),
    order: z.optional(z.enum(["asc", "desc"])),
    /** What was searched for in place of a text that nothing has, as it was probably meant. */
    corrected: z.optional(z.string()),
    /** Where nothing was found: what the other kind of sale has. */
    elsewhere: z.optional(z.object({ auction: Flag, totalRecords: z.number() })),
    sorts: z.array(Sort),
    /**
     * Counts of what a filter would leave, filter name → values: of the text and the kind of sale, among the lots of the seller, event
     * and category that are asked for. Categories are those of the seller and event.
     */
    facets: z.record(z.string(), z.array(Facet)),
    userinfo: UserInfo,
  }),
});

/** A lot as the suggestions of a search show it. */
export const Suggestion = z.object({
  /** Lot id as the search index writes it. */
  objectID: z.string(),
  title: z.string(),
  auction: Flag,
  wprice: z.string(),
  thumb: z.string(),
  market_status: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const productSuggestions = defineAction("product/suggestions", {
  summary: "Suggestions while typing; the built-in search index.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    auction: z.optional(FlagInput),
  }),
  output: z.object({
    records: z.array(Suggestion),
    /** Completed terms such as "Mercedes-Benz Clase A". */
    terms: z.array(z.string()),
  }),
});

export const productSingleProduct = defineAction("product/singleProduct", {
  summary: "One lot with its quote and, for the caller, its own standing.",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
  input: z.object({ id: IdInput }),
  output: z.object({ record: LotDetail }),
});

export const productNextLot = defineAction("product/nextLot", {
  summary:
    "The auction that ends next, of the house or of one seller; while none is open, the one that opens next; null without any.",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
  inferred: true,
  input: z.object({ seller: z.optional(IdInput) }),
  output: z.object({ record: z.nullable(Lot) }),
});

const IdList = z.pipe(
  z.string().check(z.regex(/^\d{1,16}(,\d{1,16})*$/)),
  z.transform((text: string) => text.split(",").map(Number)),
);

export const productLots = defineAction("product/lots", {
  summary: "Many lots by id in one request; unknown ids are left out.",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
  inferred: true,
  input: z.object({
    ids: z.union([
      z.array(Id).check(z.minLength(1), z.maxLength(LOTS_PER_REQUEST)),
      z.pipe(IdList, z.array(Id).check(z.minLength(1), z.maxLength(LOTS_PER_REQUEST))),
    ]),
  }),
  output: z.object({ records: z.array(Lot) }),
});

export const productBidhistory = defineAction("product/bidhistory", {
  summary: "Bids of a lot, newest first, with the head of their hash chain.",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
  aliases: ["product/getAllBidHistory"],
  input: z.object({
    id: IdInput,
    page: Page,
    limit: limitOf(BID_HISTORY_PAGE_SIZE),
    /** Adds phones, for the seller's own items. */
    additionalField: z.optional(z.literal("u.phone")),
    filters: z.optional(
      filtersOf({
        /** Bids of these accounts: one's own, or any for who sells the lot. */
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
});

/** Lists of "my bids", "my lots" and "followed". */
export const DashboardList = z.enum([
  "all",
  "winning",
  "outbid",
  "won",
  "lost",
  "watchlist",
  "favorites",
  "selling_open",
  "selling_sold",
  "selling_unsold",
  "selling_draft",
]);
export type DashboardList = z.infer<typeof DashboardList>;

/** Orders of the caller's own lists. */
const DashboardOrder = z.enum([
  "date_closed",
  "p.id",
  "wprice",
  "bid_count",
  "registration_year",
  "kilometers",
]);

export const productDashboard = defineAction("product/dashboard", {
  summary: "The caller's own lists; where no order is asked for, what ends last in front.",
  access: "user",
  scope: "read",
  silent: true,
  aliases: ["product/getAllDashboardProducts"],
  input: z.object({
    action: DashboardList,
    page: Page,
    limit: limitOf(DASHBOARD_PAGE_SIZE),
    orderby: z._default(DashboardOrder, "date_closed"),
    order: z._default(z.enum(["asc", "desc"]), "desc"),
    auction: z.optional(FlagInput),
    filters: z.optional(LotFilters),
    /** The same as `filters`, as older callers name it. */
    filter: z.optional(LotFilters),
  }),
  output: z.object({
    records: z.array(Lot),
    totalRecords: z.number(),
    setDisp: z.string(),
    sorts: z.array(Sort),
    userinfo: UserInfo,
  }),
});

/** A row of an increment table as a seller may write it. */
const IncrementRowInput = z.object({ from: DecimalInput, step: DecimalInput });

/** A file among the uploads. A way up or an empty part would lead elsewhere on the site, or off it. */
const UPLOADED = /^\/uploads(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Fields of a lot that its seller writes; `add` needs the required ones, `edit` takes any. */
export const LotDraft = z.object({
  title: textOf(160),
  description: z.string().check(z.trim(), z.maxLength(10_000)),
  auction: Flag,
  start_price: DecimalInput,
  reserve_price: z.optional(z.nullable(DecimalInput)),
  reserve_mode: z.optional(ReserveMode),
  buy_now_price: z.optional(z.nullable(DecimalInput)),
  buy_now_policy: z.optional(BuyNowPolicy),
  date_start: EpochMs,
  date_closed: EpochMs,
  extension: z.optional(ExtensionRule),
  increments: z.optional(z.array(IncrementRowInput).check(z.minLength(1), z.maxLength(50))),
  auction_id: z.optional(z.nullable(Id)),
  category: textOf(60),
  brand: textOf(60),
  model: textOf(80),
  fuel: z.optional(z.nullable(textOf(40))),
  kilometers: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(5_000_000)))),
  registration_year: z.optional(
    z.nullable(z.number().check(z.int(), z.minimum(1900), z.maximum(2100))),
  ),
  power: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(5_000)))),
  transmission: z.optional(z.nullable(textOf(40))),
  body_type: z.optional(z.nullable(textOf(40))),
  doors: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(9)))),
  color: z.optional(z.nullable(textOf(40))),
  condition: z.optional(z.nullable(textOf(40))),
  location: z.optional(textOf(80)),
  /** null means REBU. */
  iva_percent: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  images: z.optional(
    z.array(z.string().check(z.maxLength(300), z.regex(UPLOADED))).check(z.maxLength(40)),
  ),
});
export type LotDraft = z.infer<typeof LotDraft>;

export const productProjectAction = defineAction("product/projectAction", {
  summary: "A seller's own lots: add, edit, publish, relist, withdraw.",
  access: "seller",
  input: z.discriminatedUnion("action", [
    z.extend(LotDraft, { action: z.literal("add") }),
    z.extend(z.partial(LotDraft), { action: z.literal("edit"), id: IdInput }),
    z.object({ action: z.literal("publish"), id: IdInput }),
    z.object({
      action: z.literal("relist"),
      id: IdInput,
      date_start: EpochMs,
      date_closed: EpochMs,
      start_price: z.optional(DecimalInput),
      reserve_price: z.optional(z.nullable(DecimalInput)),
    }),
    z.object({
      action: z.literal("withdraw"),
      id: IdInput,
      notes: z.optional(z.string().check(z.maxLength(500))),
    }),
  ]),
  output: z.object({ record: Lot }),
});

/** The calls about lots, by wire name. */
export const productActions = {
  "product/nextLot": productNextLot,
  "product/search": productSearch,
  "product/suggestions": productSuggestions,
  "product/singleProduct": productSingleProduct,
  "product/lots": productLots,
  "product/bidhistory": productBidhistory,
  "product/dashboard": productDashboard,
  "product/projectAction": productProjectAction,
};
