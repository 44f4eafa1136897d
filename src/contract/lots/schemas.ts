// This folder: calls for lots, and for the lots that a user has marked or bid on.
import * as z from "zod/mini";
import { isCalendarDay } from "../../domain/field-rules";
import type { CallSchemas } from "../call-schemas";
import {
  Decimal,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  Page,
  filtersOf,
  limitOf,
  textOf,
} from "../primitives";
import { LOT_DOCUMENT_KINDS } from "../selling/values";
import { UPLOADED } from "../uploads/values";
import { VEHICLE } from "./fields";
import {
  INSPECTION_AREAS,
  INSPECTION_POINTS,
  INSPECTION_SUMMARY_LENGTH,
  INSPECTOR_LENGTH,
  isPointOf,
  MOST_INSPECTION_PHOTOS,
  MOST_POINT_PHOTOS,
  POINT_NOTE_LENGTH,
  POINT_SEVERITIES,
  POINT_STATES,
} from "./inspection";
import { DASHBOARD_PAGE_SIZE, LOTS_PER_REQUEST } from "./values";
import { shownVehicle, vehicleShape } from "./vehicle-schemas";
import { LIGHT, LIST, LOTS, SEARCH } from "../costs";

/**
 * Life of a lot. `closing` means inside the extension window, `closed` that the result is being settled;
 * `reserved` and `withdrawn` belong to fixed-price lots.
 */
export const MarketStatus = z.enum([
  "draft",
  "scheduled",
  "open",
  "closing",
  "closed",
  "sold",
  "provisional",
  "unsold",
  "cancelled",
  "reserved",
  "withdrawn",
]);

export type MarketStatus = z.infer<typeof MarketStatus>;

/** What shows while a reserve is not met: `full` the whole maximum of the leader, `standard` the ordinary price. */
export const ReserveMode = z.enum(["full", "standard"]);

/** How long a lot on auction may be bought at once. */
export const BuyNowPolicy = z.enum([
  "until_first_bid",
  "until_reserve_met",
  "until_price_exceeds",
  "none",
]);

/** How a bid near the end moves the end. */
export const ExtensionRule = z.object({
  /** A bid within this many seconds of the end extends it. */
  window_s: z.number().check(z.int(), z.minimum(0), z.maximum(86_400)),
  /** `top_up`: the end becomes bid time + amount. `add_to_end`: end + amount. */
  mode: z.enum(["top_up", "add_to_end"]),
  amount_s: z.number().check(z.int(), z.minimum(1), z.maximum(86_400)),
  max_extensions: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** No extension goes past this moment. */
  hard_end: z.optional(EpochMs),
});

export type ExtensionRule = z.infer<typeof ExtensionRule>;

/** One row of an increment table: from this price on (inclusive), this step. */
export const IncrementRow = z.object({ from: Decimal, step: Decimal });

export type IncrementRow = z.infer<typeof IncrementRow>;

/** One tier of the buyer's premium: of the part of the price from here on, this percentage. */
export const PremiumRow = z.object({ from: Decimal, percent: z.number() });

export type PremiumRow = z.infer<typeof PremiumRow>;

/** What the winner would pay; every amount decimal euro. Made by the server alone. */
export const Quote = z.object({
  hammer: Decimal,
  premium: Decimal,
  /** `IVA`: `subtotal` and `tax` are shown. `REBU`: tax is inside the price and not shown apart. */
  tax_scheme: z.enum(["IVA", "REBU"]),
  iva_percent: z.nullable(z.number()),
  subtotal: Decimal,
  tax: Decimal,
  deposit_paid: Decimal,
  total: Decimal,
  /** `total` less the deposit. */
  due: Decimal,
});

export type Quote = z.infer<typeof Quote>;

/** What a seller receives of a price; every amount decimal euro. Made by the server alone. */
export const Proceeds = z.object({
  /** What the buyer pays for the vehicle, taxes included. */
  price: Decimal,
  /** What the house takes of it, without IVA; "0.00" where it takes nothing. */
  commission: Decimal,
  /** The IVA of the commission. */
  commission_tax: Decimal,
  /** `price` less both. */
  receives: Decimal,
  /** The IVA inside the price, which the seller declares; "0.00" under REBU. */
  own_tax: Decimal,
  /** Business days in which the house pays it, after the day on which the buyer has paid all. */
  payout_days: z.number(),
  /**
   * By when the house pays it if the buyer pays on the last day: the moment at which the day after begins. Null where the day of the sale is
   * not known, as of a direct sale.
   */
  paid_by: z.nullable(EpochMs),
});

export type Proceeds = z.infer<typeof Proceeds>;

/** A picture in two sizes, relative to the API base, and its text for those who cannot see it. */
export const LotImage = z.object({
  src: z.string(),
  thumb: z.string(),
  alt: z.string(),
  /** What its seller says of it, beside its title, which is `alt`. Missing where nothing is said. */
  caption: z.optional(z.string()),
});

/** My standing in a lot; only ever about the caller. */
export const MyState = z.enum(["none", "leading", "outbid", "won", "lost"]);

export type MyState = z.infer<typeof MyState>;

/** A lot as lists and cards show it. */
export const Lot = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Address of the large first picture, relative to the API base. */
  avatar: z.string(),
  images: z.array(LotImage),
  /** 1 timed auction, 0 direct sale. */
  auction: Flag,
  auction_id: z.nullable(Id),
  /** Its number in its auction; missing where it has none. */
  lot_no: z.optional(Id),
  market_status: MarketStatus,
  /** Current price of an auction, sale price of a direct sale. */
  wprice: Decimal,
  start_price: Decimal,
  bid_count: z.number(),
  /** Lowest acceptable next bid; null when bids are not taken. */
  minimum: z.nullable(Decimal),
  /** The next valid amounts, ascending, at most ten. */
  next_asks: z.array(Decimal),
  /** null when the lot has no reserve. */
  reserve_met: z.nullable(z.boolean()),
  /** Until when a buyer keeps a direct sale; null or missing where no buyer does. */
  reserved_until: z.optional(z.nullable(EpochMs)),
  date_start: EpochMs,
  date_closed: EpochMs,
  extension: z.nullable(ExtensionRule),
  extension_no: z.number(),
  /** Rises by one with every change that a viewer can see. */
  seq: z.number(),
  buy_now_price: z.nullable(Decimal),
  ...shownVehicle,
  seller: z.object({ id: Id, name: z.string() }),
  /** null means REBU. */
  iva_percent: z.nullable(z.number()),
  watched: z.boolean(),
  /** One of those that the caller follows. */
  favorite: z.boolean(),
  my_state: MyState,
  /** The caller keeps it: it is in their cart. */
  reserved_by_me: z.optional(z.boolean()),
  /** The caller has asked for a letter when it is free again. */
  tell_when_free: z.optional(z.boolean()),
  /** The caller's own maximum; never anybody else's. */
  my_maximum: z.nullable(Decimal),
  /**
   * What the caller's maximum was before a withdrawal: everybody could read it, so nothing is bid for the caller beyond the price until they
   * confirm it, or bid another one. Null or missing where nothing waits.
   */
  maximum_to_confirm: z.optional(z.nullable(Decimal)),
});

export type Lot = z.infer<typeof Lot>;

/** An addition to the description of a lot that has bids: the description itself stays as it was. */
export const Addendum = z.object({ text: z.string(), at: EpochMs });

export type Addendum = z.infer<typeof Addendum>;

/** A broken, scratched or worn part, as its seller describes it. */
export const Damage = z.object({
  /** One of the house's types of damage. */
  type: textOf(60),
  /** Where on the vehicle. */
  place: textOf(120),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  /** Address of a photo of it, kept in the folder `lots`; empty as missing. */
  photo: z.optional(
    z.union([z.literal(""), z.string().check(z.maxLength(300), z.regex(UPLOADED))]),
  ),
});

export type Damage = z.infer<typeof Damage>;

/** What an inspection found at one point. */
export const InspectionPoint = z
  .object({
    area: z.enum(INSPECTION_AREAS),
    /** One of the points of its area. */
    point: z.enum(INSPECTION_POINTS),
    state: z.enum(POINT_STATES),
    /** Of what needs attention or is broken alone. A draft may leave it open. */
    severity: z.optional(z.enum(POINT_SEVERITIES)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(POINT_NOTE_LENGTH))),
    /** Addresses of photos of it, kept in the folder `lots`. */
    photos: z.optional(
      z
        .array(z.string().check(z.maxLength(300), z.regex(UPLOADED)))
        .check(z.maxLength(MOST_POINT_PHOTOS)),
    ),
  })
  .check(
    z.refine(({ area, point }) => isPointOf(area, point), {
      path: ["point"],
      error: "Ese punto no es de esa zona.",
    }),
    z.refine(
      ({ state, severity }) =>
        severity === undefined || state === "attention" || state === "defect",
      { path: ["severity"], error: "Solo de lo que no está bien." },
    ),
  );

export type InspectionPoint = z.infer<typeof InspectionPoint>;

const InspectionPoints = z.array(InspectionPoint).check(
  z.maxLength(INSPECTION_POINTS.length),
  z.refine(
    (points) => new Set(points.map(({ point }) => point)).size === points.length,
    "Cada punto, una sola vez.",
  ),
  z.refine(
    (points) =>
      points.reduce((sum, { photos = [] }) => sum + photos.length, 0) <= MOST_INSPECTION_PHOTOS,
    `Como mucho ${MOST_INSPECTION_PHOTOS} fotos en todo el informe.`,
  ),
);

/** An inspection of a vehicle, as its seller states it. The house has looked at nothing. */
export const LotInspection = z.object({
  /** The day of the inspection, `2026-11-29`; null only in drafts. */
  inspected_at: z.nullable(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDay, "La fecha no es válida.")),
  ),
  /** The person or workshop that inspected; empty only in drafts. */
  inspector: z.string().check(z.trim(), z.maxLength(INSPECTOR_LENGTH)),
  /** What the clock showed on that day. */
  kilometers: z.optional(
    z
      .number()
      .check(
        z.int(),
        z.minimum(VEHICLE.kilometers.bounds[0]),
        z.maximum(VEHICLE.kilometers.bounds[1]),
      ),
  ),
  /** A point that is missing was not looked at either. */
  points: InspectionPoints,
  summary: z.optional(z.string().check(z.trim(), z.maxLength(INSPECTION_SUMMARY_LENGTH))),
});

export type LotInspection = z.infer<typeof LotInspection>;

/** A document of a lot. Its file is private: `custom/fileLink` of the kind `lot` gives it out. */
export const LotDocument = z.object({
  id: Id,
  kind: z.enum(LOT_DOCUMENT_KINDS),
  /** The name of its file. */
  name: textOf(120),
});

export type LotDocument = z.infer<typeof LotDocument>;

/** `product/singleProduct`: the lot and what its page adds. */
export const LotDetail = z.extend(Lot, {
  quote: Quote,
  /** What the house takes of the price, in tiers, as it was when the lot was published: the terms of `quote` for other prices. */
  buyer_premium: z.array(PremiumRow),
  increments: z.array(IncrementRow),
  /** What bidders leave before their first bid; null where the lot asks for nothing. */
  deposit_required: z.nullable(Decimal),
  /** The winner's masked name once awarded, e.g. "Postor 3"; "Usted" for the winner itself. */
  winner_label: z.nullable(z.string()),
  /** What the seller has added to the description since bids came in, the oldest first; missing where nothing was. */
  addenda: z.optional(z.array(Addendum)),
  /** What its seller says is damaged; missing where nothing is said. */
  damage: z.optional(z.array(Damage)),
  /** What an inspection found, as its seller states it; missing where there is no report. Lists and cards never carry it. */
  inspection: z.optional(LotInspection),
  /** Documents that its seller has put beside it; missing where there are none. */
  documents: z.optional(z.array(LotDocument)),
  /** The caller may open them: a person who may bid on it, its buyer, and its seller's side. Missing without documents. */
  may_open_documents: z.optional(z.boolean()),
  /** A film of it, by its host and number there; missing where there is none. */
  film: z.optional(z.object({ host: z.enum(["youtube", "vimeo"]), id: z.string() })),
  /** What the house asks sellers beside what every lot has, with the answers; missing where there are none. */
  more: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  /**
   * What the caller has to do before a bid, where its auction does not take everybody or has terms of its own: ask for access, wait for an
   * answer, hear that it was refused, accept the terms; null where nothing stands in the way.
   */
  must: z.optional(z.nullable(z.enum(["access", "wait", "denied", "terms"]))),
  /** True for the seller of the lot and for staff: provisional lots may be awarded. */
  can_award: z.boolean(),
  /** Until when the seller decides over a provisional lot, which is let go then; null for others. */
  award_until: z.optional(z.nullable(EpochMs)),
  /** What only the seller of the lot and staff may know. */
  terms: z.optional(
    z.object({
      reserve_price: z.nullable(Decimal),
      reserve_mode: ReserveMode,
      buy_now_price: z.nullable(Decimal),
      buy_now_policy: BuyNowPolicy,
      /** To the seller's side alone, not to staff: a direct sale is sold at once to a buyer who offers so much. */
      auto_accept_price: z.optional(z.nullable(Decimal)),
      /** To the seller's side alone: offers of less are declined at once. */
      auto_decline_price: z.optional(z.nullable(Decimal)),
    }),
  ),
});

export type LotDetail = z.infer<typeof LotDetail>;

/** An event that groups lots, e.g. "Renting nacional – noviembre". */
export const AuctionEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  date_start: EpochMs,
  date_closed: EpochMs,
  lot_count: z.number(),
  open_lot_count: z.number(),
  seller: z.object({ id: Id, name: z.string() }),
  avatar: z.string(),
  watched: z.boolean(),
});

export type AuctionEvent = z.infer<typeof AuctionEvent>;

const EventList = z.object({
  records: z.array(AuctionEvent),
  totalRecords: z.number(),
  setDisp: z.string(),
});

/** An auction event in which the caller has bid, and how its bids stand. */
export const EventBids = z.object({
  auction: AuctionEvent,
  /** Lots on which the caller has a bid that counts. */
  lots: z.number(),
  /** Those of them that take bids, by who is in front. */
  leading: z.number(),
  outbid: z.number(),
});

export type EventBids = z.infer<typeof EventBids>;

const EventRef = z.object({ auction_id: IdInput });

const EventWatched = z.object({ auction_id: z.number(), watched: z.boolean() });

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
  ...vehicleShape({ filter: "choice" }, z.optional(Choice)),
  /** Euro. */
  price: z.optional(NumberRange),
  ...vehicleShape({ filter: "range" }, z.optional(NumberRange)),
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

/** An order that a list offers, with its name. */
export const Sort = z.object({
  orderby: LotOrder,
  order: z.enum(["asc", "desc"]),
  label: z.string(),
});

const Total = z.object({ total: z.number() });

/** The caller, and whether the caller may bid; null for guests. */
export const UserInfo = z.nullable(z.object({ id: Id, approved_to_bid: Flag }));

const IdList = z.pipe(
  z.string().check(z.regex(/^\d{1,16}(,\d{1,16})*$/)),
  z.transform((text: string) => text.split(",").map(Number)),
);

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
  "selling_archived",
  "selling_templates",
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

const LotRef = z.object({ project_id: IdInput });

const Watched = z.object({ project_id: z.number(), watched: z.boolean(), favorite: z.boolean() });

/** What the calls take and answer, by wire name. */
export const lotsSchemas = {
  /** Auction events, those which end first in front. */
  "auction/search": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: SEARCH,
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(12),
      /** @default live */
      status: z._default(z.enum(["live", "ended", "all"]), "live"),
    }),
    output: EventList,
  },
  /** Follows an auction event. */
  "auction/addAuctionWatchList": {
    as: "auctionAddWatchList",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: EventRef,
    output: EventWatched,
  },
  /** Stops following an auction event. */
  "auction/removeAuctionWatchList": {
    as: "auctionRemoveWatchList",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: EventRef,
    output: EventWatched,
  },
  /** The auction events that the caller follows. */
  "auction/auctionWatchList": {
    as: "auctionWatchList",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ page: Page, limit: limitOf(12) }),
    output: EventList,
  },
  /** The auction events in which the caller bids, those which end first in front, with how many lots it leads there and in how many it is outbid. */
  "auction/myBids": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ page: Page, limit: limitOf(12) }),
    output: z.object({
      records: z.array(EventBids),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** One lot with its quote and, for the caller, its own standing. */
  "product/singleProduct": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIGHT,
    input: z.object({ id: IdInput }),
    output: z.object({ record: LotDetail }),
  },
  /** The auction that ends next, of the house or of one seller; while none is open, the one that opens next; null without any. */
  "product/nextLot": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ seller: z.optional(IdInput) }),
    output: z.object({ record: z.nullable(Lot) }),
  },
  /** Auctions that are published and have not begun, those that open first in front. */
  "product/upcomingProduct": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      auction: z.optional(FlagInput),
      /** Only those that open within so many days. */
      days: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(60))),
      page: Page,
      limit: limitOf(12),
    }),
    output: z.object({
      records: z.array(Lot),
      totalRecords: z.number(),
      setDisp: z.string(),
      sorts: z.array(Sort),
      userinfo: UserInfo,
    }),
  },
  /** The orders that a list offers, with their names. */
  "product/activeSorts": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** @default search */
      list: z._default(z.enum(["search", "dashboard"]), "search"),
      /** The search is for a text. */
      searchbar: z.optional(z.string()),
    }),
    output: z.object({ records: z.array(Sort) }),
  },
  /** How many auctions the caller has won. */
  "product/totalAuctionswon": {
    as: "productTotalAuctionsWon",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: Total,
  },
  /** On how many lots the caller has bid. */
  "product/totalAuctionsPlaced": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: Total,
  },
  /** How many lots the caller has bought in direct sales. */
  "product/totalPrivateSaleProducts": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: Total,
  },
  /** Many lots by id in one request; unknown ids are left out. */
  "product/lots": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LOTS,
    inferred: true,
    input: z.object({
      ids: z.union([
        z.array(Id).check(z.minLength(1), z.maxLength(LOTS_PER_REQUEST)),
        z.pipe(IdList, z.array(Id).check(z.minLength(1), z.maxLength(LOTS_PER_REQUEST))),
      ]),
    }),
    output: z.object({ records: z.array(Lot) }),
  },
  /** The caller's own lists; where no order is asked for, what ends last in front. */
  "product/dashboard": {
    access: "user",
    scope: "read",
    silent: true,
    aliases: ["product/getAllDashboardProducts", "product/ttw_dashboard"],
    cost: SEARCH,
    // A buyer's lists are everybody's own.
    permissions: ({ action }: { action: DashboardList }) =>
      action.startsWith("selling_") ? ["post"] : null,
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
  },
  /** Follows a lot. */
  "user/addWatchlist": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: LotRef,
    output: Watched,
  },
  /** Stops following a lot; it is no favourite any more either. */
  "user/removeWatchlist": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: LotRef,
    output: Watched,
  },
  /** Adds a lot to favourites, and so to what is followed. */
  "user/addToFavorites": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: LotRef,
    output: Watched,
  },
  /** Removes a lot from favourites; it is still followed. */
  "user/removeFromFavorites": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: LotRef,
    output: Watched,
  },
} satisfies CallSchemas;
