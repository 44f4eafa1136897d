// This folder: calls for writing, importing and publishing lots.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { SellerCommission } from "../sale/settings-schema";
import {
  Addendum,
  BuyNowPolicy,
  Damage,
  ExtensionRule,
  IncrementRow,
  Lot,
  LotDetail,
  LotDocument,
  LotFilters,
  LotInspection,
  MarketStatus,
  ReserveMode,
  UserInfo,
  Proceeds,
} from "../lots/schemas";
import { IVA_PERCENT } from "../lots/values";
import {
  draftedVehicle,
  factOf,
  partOfVehicle,
  storedVehicle,
  wordsOf,
} from "../lots/vehicle-schemas";
import { CustomFieldValues, FieldName } from "../house/schemas";
import { CalendarInput, PickupCalendar } from "../pickup/schemas";
import { SELLER_PERMISSIONS } from "../companies/values";
import { UPLOADED } from "../uploads/values";
import {
  BooleanInput,
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  limitOf,
  MomentEndInput,
  MomentInput,
  OptionalId,
  Page,
  textOf,
} from "../primitives";
import {
  ADDENDUM_LENGTH,
  EXPORT_LISTS,
  HISTORY_PAGE_SIZE,
  IMPORT_OUTCOMES,
  IMPORT_PAGE_SIZE,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  IMPORT_VIEWS,
  MOST_ANSWERS,
  MOST_DAMAGE,
  MOST_DOCUMENTS,
  MOST_IN_BULK,
  MOST_PHOTOS,
  SHEET_FORMATS,
  SHEET_ROWS,
  TRANSPORT_PACKAGES,
  TRANSPORT_WEIGHTS,
  TEMPLATE_NAME_LENGTH,
} from "./values";
import { LIGHT, LIST, SEARCH, LONG } from "../costs";

/** A row of an increment table as a seller may write it. */
const IncrementRowInput = z.object({ from: DecimalInput, step: DecimalInput });

const Photos = z
  .array(z.string().check(z.maxLength(300), z.regex(UPLOADED)))
  .check(z.maxLength(MOST_PHOTOS));

/** What a seller says of a photo. Buyers read its title and its description. */
export const PhotoNote = z.object({
  /** Its name among the seller's own files. */
  filename: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  title: z.optional(z.string().check(z.trim(), z.maxLength(160))),
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  /** The photo that this one was cut out of, for another cut. Buyers never read it. */
  original: z.optional(z.string().check(z.maxLength(300), z.regex(UPLOADED))),
});

export type PhotoNote = z.infer<typeof PhotoNote>;

const IvaPercent = z.literal(IVA_PERCENT);

/** By the address of the photo. */
const PhotoNotes = z
  .record(z.string().check(z.maxLength(300), z.regex(UPLOADED)), PhotoNote)
  .check(z.refine((notes) => Object.keys(notes).length <= 2 * MOST_PHOTOS));

/** An auction that ends unsold is listed again by itself: so many times, each at a start price that is so much lower. */
export const AutoRelist = z.object({
  times: z.number().check(z.int(), z.minimum(1), z.maximum(3)),
  price_change_percent: z.number().check(z.int(), z.minimum(-30), z.maximum(0)),
});

export type AutoRelist = z.infer<typeof AutoRelist>;

/** What a clock shows: `20:00`. */
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * When a lot begins and ends, in words instead of moments: at once or at a moment, and so many days long, until that time of the day in
 * the house's zone. `date_start` and `date_closed` win where they are given.
 */
export const LotSchedule = z.object({
  start: z.enum(["on_publish", "at"]),
  /** With the start `at`; a moment that is over means as soon as it is published. Until the year 3000. */
  at: z.optional(MomentInput),
  duration_days: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(60))),
  /** Left out: at the time of the day at which it begins. */
  end_time: z.optional(z.string().check(z.regex(CLOCK))),
});

export type LotSchedule = z.infer<typeof LotSchedule>;

/** What a carrier asks of a vehicle. */
export const LotTransport = z.object({
  weight: z.enum(TRANSPORT_WEIGHTS),
  /** 1: it moves on its own wheels. */
  rolling: Flag,
  package: z.enum(TRANSPORT_PACKAGES),
});

export type LotTransport = z.infer<typeof LotTransport>;

/** Answers by the names of fields; a field that is not named stays as it is, and null takes an answer back. */
export const AnswersInput = z
  .record(FieldName, z.unknown())
  .check(z.refine((answers) => Object.keys(answers).length <= MOST_ANSWERS));

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
  /** Left before a first bid: 5 % of the start price at most, null for none. Stands once a person has bid or left it. */
  deposit_required: z.optional(z.nullable(DecimalInput)),
  /** Of a direct sale: an offer of so much buys it at once. Other people never read this price; null for nothing. */
  auto_accept_price: z.optional(z.nullable(DecimalInput)),
  /** Of a direct sale: offers of less are declined at once. Other people never read this price; null for nothing. */
  auto_decline_price: z.optional(z.nullable(DecimalInput)),
  date_start: EpochMs,
  date_closed: EpochMs,
  /** For what the dates do not say. null takes it back. */
  schedule: z.optional(z.nullable(LotSchedule)),
  extension: z.optional(ExtensionRule),
  increments: z.optional(z.array(IncrementRowInput).check(z.minLength(1), z.maxLength(50))),
  auction_id: z.optional(z.nullable(Id)),
  ...draftedVehicle,
  /** null means REBU. */
  iva_percent: z.optional(z.nullable(IvaPercent)),
  images: z.optional(Photos),
  /** All that is said of photos, by their addresses. */
  photo_notes: z.optional(PhotoNotes),
  /** Answers to the house's own fields of lots. */
  custom_fields: z.optional(AnswersInput),
  damage: z.optional(z.array(Damage).check(z.maxLength(MOST_DAMAGE))),
  /** The whole report; null takes it back. Templates have none. */
  inspection: z.optional(z.nullable(LotInspection)),
  /** Files that `custom/lotDocument` has kept for the account, in their order. */
  documents: z.optional(z.array(LotDocument).check(z.maxLength(MOST_DOCUMENTS))),
  /** A link to a film on YouTube or Vimeo. */
  film: factOf(300),
  /** null: as all of its seller's, or as its auction says. */
  pickup: z.optional(z.nullable(CalendarInput)),
  /** null: nothing is said. */
  transport: z.optional(z.nullable(LotTransport)),
  /** Ten minutes after an end without a sale. Ends when the lot is changed then, or archived. */
  auto_relist: z.optional(z.nullable(AutoRelist)),
});

export type LotDraft = z.infer<typeof LotDraft>;

/** Any part of a lot, blank where its seller has not decided yet: what `save` takes. */
export const LotPart = z.extend(z.partial(LotDraft), {
  title: wordsOf(160),
  ...partOfVehicle,
  start_price: z.optional(z.nullable(DecimalInput)),
  /** null: as soon as it is published. */
  date_start: z.optional(z.nullable(MomentInput)),
  date_closed: z.optional(z.nullable(MomentInput)),
  extension: z.optional(z.nullable(ExtensionRule)),
  /** null or no rows: the house's table. */
  increments: z.optional(z.nullable(z.array(IncrementRowInput).check(z.maxLength(50)))),
});

export type LotPart = z.infer<typeof LotPart>;

/** The fields of a lot as they stand, with null for what is not decided: what an editor shows, and what the history compares. */
export const LotFields = z.object({
  title: z.string(),
  description: z.string(),
  auction: Flag,
  auction_id: z.nullable(Id),
  ...storedVehicle,
  iva_percent: z.nullable(IvaPercent),
  images: z.array(z.string()),
  photo_notes: z.record(z.string(), PhotoNote),
  custom_fields: CustomFieldValues,
  damage: z.array(Damage),
  inspection: z.nullable(LotInspection),
  documents: z.array(LotDocument),
  film: z.nullable(z.string()),
  pickup: z.nullable(PickupCalendar),
  transport: z.nullable(LotTransport),
  start_price: z.nullable(Decimal),
  reserve_price: z.nullable(Decimal),
  reserve_mode: ReserveMode,
  buy_now_price: z.nullable(Decimal),
  buy_now_policy: BuyNowPolicy,
  deposit_required: z.nullable(Decimal),
  increments: z.nullable(z.array(IncrementRow)),
  extension: z.nullable(ExtensionRule),
  date_start: z.nullable(EpochMs),
  date_closed: z.nullable(EpochMs),
  schedule: z.nullable(LotSchedule),
  auto_relist: z.nullable(AutoRelist),
});

export type LotFields = z.infer<typeof LotFields>;

/** What stands in the way of publishing: field as on the wire → Spanish text. */
export const Missing = z.record(z.string(), z.string());

export type Missing = z.infer<typeof Missing>;

/** What may be done to a field: anything, only adding at its end, only putting it off by an hour at least, or nothing. */
export const FieldChange = z.enum(["any", "append", "later", "never"]);

export type FieldChange = z.infer<typeof FieldChange>;

/** What the seller's side wrote at one time. */
export const LotEdit = z.object({
  version: z.number(),
  /** `add`, `save`, `edit`, `addendum`, or what was done to the lot as a whole, such as `publish`. */
  action: z.string(),
  /** The author; staff are shown as the house. */
  by: z.string(),
  at: EpochMs,
  reason: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

export type LotEdit = z.infer<typeof LotEdit>;

/** A lot as those see it who may edit it. */
export const OwnLot = z.extend(LotFields, {
  id: Id,
  seller_id: Id,
  market_status: MarketStatus,
  bid_count: z.number(),
  /** Counts the edits; a write may say on which it is based. */
  edit_version: z.number(),
  missing: Missing,
  /** What may be done to each field now, by its name. */
  may: z.record(z.string(), FieldChange),
  addenda: z.array(Addendum),
  /** Put away: only in the list of what is archived. */
  archived: z.boolean(),
  /** Why the house has taken it out of sight; null for what is in sight. */
  hidden: z.nullable(z.string()),
  /** When it begins and ends if it is published now; a start of null is at once. */
  planned: z.object({ date_start: z.nullable(EpochMs), date_closed: z.nullable(EpochMs) }),
  /** The proposal for the next round of an auction that ended unsold; null for others. */
  relist: z.nullable(z.object({ date_start: EpochMs, date_closed: EpochMs, start_price: Decimal })),
  /** The name of a template, which is never sold itself; null for lots. */
  template: z.nullable(z.string()),
});

export type OwnLot = z.infer<typeof OwnLot>;

/**
 * The version of the edit that a write is based on: what others have changed since stays, or is asked about.
 *
 * @internal
 */
export const Version = z.optional(z.number().check(z.int(), z.minimum(0)));

/**
 * Of a new draft: asked for again with it, because the answer was lost, it is the same draft.
 *
 * @internal
 */
export const ClientKey = z.optional(
  z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/)),
);

/** Lists of those who sell. */
export const ListingsList = z.enum(["open", "sold", "unsold", "draft", "templates", "all"]);

export type ListingsList = z.infer<typeof ListingsList>;

/** What these lists can be narrowed down by. */
export const ListingsFilters = z.extend(
  z.pick(LotFilters, {
    category: true,
    brand: true,
    model: true,
    condition: true,
    location: true,
    price: true,
    kilometers: true,
    searchbar: true,
    auctionid: true,
    seller_id: true,
  }),
  {
    /** Any of these. */
    state: z.optional(z.array(MarketStatus).check(z.maxLength(20))),
    /** When it ends, epoch milliseconds. */
    end: z.optional(
      z.strictObject({ min: z.optional(MomentInput), max: z.optional(MomentEndInput) }),
    ),
    /** 1: the price is no lower than the reserve. */
    reserve_met: z.optional(FlagInput),
    /** 1: the house has hidden it. */
    hidden: z.optional(FlagInput),
    /** The import that made or changed it. */
    import_id: z.optional(Id),
  },
);

export type ListingsFilters = z.infer<typeof ListingsFilters>;

/** Which rows of a list of those who sell. */
const ScopeWithin = {
  /** Only auctions, or only direct sales. */
  auction: z.optional(FlagInput),
  /** True: the rows that were put away, instead of the others. */
  archived: z.optional(BooleanInput),
  filters: z.optional(ListingsFilters),
};

const ListingsScope = { action: ListingsList, ...ScopeWithin };

const ListingsOrder = z.enum(["updated_at", "p.id", "date_closed", "wprice", "bid_count", "title"]);

/** A lot as a row of the lists of those who sell it. */
export const SellerLot = z.extend(Lot, {
  edit_version: z.number(),
  /** Of drafts: what publishing would still refuse. */
  missing: Missing,
  watchers: z.number(),
  bidders: z.number(),
  /** Open offers for it. */
  offers: z.number(),
  /** How often its page was looked at; the last minute may be missing. */
  views: z.number(),
  /** Of what was sold, for people who may read invoices; null for others. */
  invoice: z.nullable(Id),
  /** When the vehicle of that sale was given back, for the same; null for what was not returned. */
  returned_date: z.nullable(EpochMs),
  /** What the house takes of its seller; null where it takes nothing. */
  commission: z.nullable(SellerCommission),
  /** The seller's own reference. */
  ref: z.nullable(z.string()),
  reserve_price: z.nullable(Decimal),
  /** null without a reserve. */
  reserve_met: z.nullable(Flag),
  archived: z.boolean(),
  /** Why the house has taken it out of sight; null for what is in sight. */
  hidden: z.nullable(z.string()),
  /** The name of a template; null for lots. */
  template: z.nullable(z.string()),
  updated_at: EpochMs,
  /** The author of the last change; staff are shown as the house. */
  updated_by: z.nullable(z.string()),
});

export type SellerLot = z.infer<typeof SellerLot>;

/** What can be done to many lots at once. */
export const BulkAction = z.enum([
  "publish",
  "unpublish",
  "withdraw",
  "archive",
  "unarchive",
  "delete",
  "restore",
  "duplicate",
  "price_percent",
  /** Writes `values` into each. */
  "set",
  /** Puts drafts into the auction of `values`, behind the lots that it has. */
  "assign_auction",
  "hide",
  "show",
  "cancel",
]);

export type BulkAction = z.infer<typeof BulkAction>;

/** `custom/proceeds` answers at most so many prices. */
const MOST_PRICES = 10;

const LotIds = z.array(IdInput).check(z.maxLength(MOST_IN_BULK));

const Answer = z.object({
  record: Lot,
  version: z.number(),
  missing: Missing,
  /** 1: others have written since `expected_version`; read it before writing on, or what they wrote is overwritten unseen. */
  others: Flag,
});

/** The fault of a cell. */
export const CellFault = z.object({
  /** As a spreadsheet names it, `C`; empty where it is about the whole row. */
  column: z.string(),
  heading: z.string(),
  /** What stands there. */
  value: z.string(),
  text: z.string(),
});

export type CellFault = z.infer<typeof CellFault>;

/** A row of a sheet. */
export const ImportRow = z.object({
  /** As a spreadsheet counts, from 1. */
  row: z.number(),
  ref: z.string(),
  title: z.string(),
  state: z.enum(IMPORT_ROW_STATES),
  /** null while nothing was done with it. */
  outcome: z.nullable(z.enum(IMPORT_OUTCOMES)),
  faults: z.array(CellFault),
  /** The draft that it has become; null where there is none. */
  lot_id: z.nullable(Id),
});

export type ImportRow = z.infer<typeof ImportRow>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Photos that were sent before, as JSON: rows name them by the names of their files, or by `REFERENCE-1.jpg` without naming them. */
const ImportPhotos = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(1_000_000)), z.transform(jsonOf)),
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(200)),
          src: z.string().check(z.maxLength(300), z.regex(UPLOADED)),
        }),
      )
      .check(z.maxLength(SHEET_ROWS)),
  ),
);

/** Of staff: the account whose lots they become. @default the caller's own */
const ImportFor = OptionalId;

const Count = z.number().check(z.int(), z.minimum(0));

/** A sheet of lots that a seller has sent. */
export const LotImport = z.object({
  id: Id,
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  created_at: EpochMs,
  ended_at: z.nullable(EpochMs),
  /** Until when its new drafts may be deleted again; null where they may not. */
  undo_until: z.nullable(EpochMs),
  counts: z.object({
    /** Rows with something in them, the head left out. */
    total: Count,
    new: Count,
    changed: Count,
    unchanged: Count,
    wrong: Count,
    /** Rows without anything, which are left out. */
    empty: Count,
    created: Count,
    updated: Count,
    failed: Count,
    undone: Count,
  }),
  /** Headings that the house does not know; what stands below them is not read. */
  unknown_columns: z.array(z.string()),
});

export type LotImport = z.infer<typeof LotImport>;

/** A file to keep. */
export const SheetFile = z.object({
  file_name: z.string(),
  content_type: z.string(),
  /** Base64. */
  content: z.string(),
});

export type SheetFile = z.infer<typeof SheetFile>;

/** What the calls take and answer, by wire name. */
export const sellingSchemas = {
  /**
   * A seller's own lots: add, save (a draft, as incomplete as it is), edit, publish, relist, withdraw. Answers what publishing would still
   * refuse, and the version of the edit.
   */
  "product/projectAction": {
    access: "seller",
    cost: LIST,
    permissions: ({ action }: { action: string }) =>
      action === "publish" || action === "relist" || action === "withdraw" ? ["publish"] : ["post"],
    input: z.discriminatedUnion("action", [
      z.extend(LotDraft, { action: z.literal("add") }),
      z.extend(LotPart, {
        action: z.literal("save"),
        /** Left out: a new draft. */
        id: z.optional(IdInput),
        expected_version: Version,
        client_key: ClientKey,
      }),
      z.extend(z.partial(LotDraft), {
        action: z.literal("edit"),
        id: IdInput,
        expected_version: Version,
        /** Of staff, who with it may also take photos away from a lot that has bids. */
        reason: z.optional(textOf(500)),
      }),
      z.object({
        action: z.literal("addendum"),
        id: IdInput,
        /** Added to the description, which stays as it is. */
        text: z.optional(textOf(ADDENDUM_LENGTH)),
        /** Added behind the photos that are there. */
        images: z.optional(Photos),
      }),
      z.object({
        action: z.literal("duplicate"),
        /** Of a lot or a template. */
        id: IdInput,
        /** The name of the template that is made; left out: a draft. */
        template: z.optional(textOf(TEMPLATE_NAME_LENGTH)),
        client_key: ClientKey,
      }),
      z.object({
        action: z.literal("from_template"),
        template_id: IdInput,
        client_key: ClientKey,
      }),
      z.object({ action: z.literal("publish"), id: IdInput }),
      z.object({
        action: z.literal("relist"),
        id: IdInput,
        /** Left out: by the plan, else at once. */
        date_start: z.optional(MomentInput),
        /** Left out: by the plan, else after as long as the last time. */
        date_closed: z.optional(MomentInput),
        schedule: z.optional(z.nullable(LotSchedule)),
        start_price: z.optional(DecimalInput),
        reserve_price: z.optional(z.nullable(DecimalInput)),
      }),
      z.object({
        action: z.literal("withdraw"),
        id: IdInput,
        notes: z.optional(z.string().check(z.maxLength(500))),
      }),
    ]),
    output: Answer,
  },
  /**
   * Moves a lot on in its life: publishes it, takes a scheduled one back into the drafts, withdraws it, puts it away or brings it back,
   * deletes a draft or brings it back within 30 days. A deleted lot has no `record`.
   */
  "product/changeStatus": {
    access: "seller",
    cost: LIST,
    permissions: ["publish"],
    inferred: true,
    input: z.object({
      id: IdInput,
      action: z.enum([
        "publish",
        "unpublish",
        "withdraw",
        "archive",
        "unarchive",
        "delete",
        "restore",
        /** Asks the house to take off what has bids; with notes. */
        "request_withdraw",
        /** Asks the house to look again at what it has hidden. */
        "request_review",
        /** Of staff: takes it out of sight, with notes that its seller reads. */
        "hide",
        "show",
        /** Of staff: calls it off, with notes that its seller and its bidders read. */
        "cancel",
      ]),
      notes: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    output: z.object({ record: z.nullable(Lot), version: z.number(), missing: Missing }),
  },
  /** A seller's own lots as a table: filtered, in pages, with what only the seller's side sees. Staff read those of all sellers. */
  "product/listings": {
    aliases: ["admin/product/listings"],
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: ["post"],
    inferred: true,
    input: z.object({
      ...ListingsScope,
      page: Page,
      limit: limitOf(20),
      orderby: z._default(ListingsOrder, "updated_at"),
      order: z._default(z.enum(["asc", "desc"]), "desc"),
    }),
    output: z.object({
      records: z.array(SellerLot),
      totalRecords: z.number(),
      setDisp: z.string(),
      sorts: z.array(
        z.object({ orderby: ListingsOrder, order: z.enum(["asc", "desc"]), label: z.string() }),
      ),
      userinfo: UserInfo,
      /** Of all lists of that kind, without regard to the filters; `decide`: lots that wait for their seller's decision. */
      counts: z.object({
        open: z.number(),
        sold: z.number(),
        unsold: z.number(),
        draft: z.number(),
        decide: z.number(),
      }),
      /** What the caller may do to these lots; the server has the last word. */
      permissions: z.array(z.enum(SELLER_PERMISSIONS)),
      /** 1: the caller runs the house. */
      staff: Flag,
    }),
  },
  /** Does the same to many lots, each for itself: answers what was done, and why the rest was not. */
  "product/bulkProjectAction": {
    access: "seller",
    cost: LONG,
    // The same as for one lot at a time.
    permissions: ({ action }: { action: BulkAction }) =>
      action === "duplicate" || action === "price_percent" || action === "set"
        ? ["post"]
        : ["publish"],
    inferred: true,
    input: z.object({
      action: BulkAction,
      /** These lots; or all of a list but a few. */
      ids: z.optional(LotIds),
      selection: z.optional(
        z.object({
          ...ListingsScope,
          excluded_ids: z._default(LotIds, []),
          /** How many the list had when they were chosen. */
          expected_total: z.number().check(z.int(), z.minimum(1), z.maximum(MOST_IN_BULK)),
        }),
      ),
      /** Of `price_percent`: by so much the start price changes. */
      percent: z.optional(z.number().check(z.int(), z.minimum(-50), z.maximum(100))),
      values: z.optional(
        z.object({
          /** Of `set`: by this plan they begin and end, in place of the moments that they have. */
          schedule: z.optional(LotSchedule),
          /** Of `assign_auction`: an own auction that decides the times of its lots. */
          auction_id: z.optional(IdInput),
        }),
      ),
      /** Of `hide` and `cancel`, which need it, and of what withdraws. */
      notes: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      /** Asked for again with it, because the answer was lost, nothing is done twice. */
      client_key: ClientKey,
    }),
    output: z.object({
      /** Lots to which it was done. */
      done: z.array(Id),
      failed: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
      /** The remaining lots, to be asked for by `ids` with another key: at most 200 are done at once. */
      left: z.array(Id),
    }),
  },
  /** A lot as its seller edits it; with `as_buyer` exactly what `product/singleProduct` answers, or would, to a visitor. */
  "product/getSingleProject": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["post"],
    inferred: true,
    input: z.object({ id: IdInput, as_buyer: z.optional(BooleanInput) }),
    output: z.object({ record: z.union([OwnLot, LotDetail]) }),
  },
  /**
   * A sheet of lots becomes drafts. With a file it is only looked through: what each row would become, and what is wrong with it, cell by
   * cell. Then, by the id of the import: `run` imports the rows that are right, one by one and each once; `cancel` stops it; `undo` deletes
   * the new drafts that were not touched since, for 24 hours; `errors` answers the wrong rows as a sheet. It never publishes.
   */
  "product/uploadXLSXFile": {
    as: "productUploadXlsxFile",
    access: "seller",
    bringsFiles: true,
    silent: true,
    cost: LIST,
    permissions: ["post"],
    inferred: true,
    input: z.union([
      z.object({
        /** .xlsx, or .csv with semicolons or commas; 10 MB, 5,000 rows and 120 columns at most. */
        file_upload: z.file(),
        /** `upsert` changes drafts that have the reference of a row; `create` makes new ones only. */
        mode: z._default(z.enum(["create", "upsert"]), "upsert"),
        seller_id: ImportFor,
        photos: ImportPhotos,
        /** What this template says fills what rows of new drafts leave empty. */
        template_id: OptionalId,
      }),
      z.object({
        import_id: IdInput,
        seller_id: ImportFor,
        action: z.enum(["status", "rows", "run", "cancel", "undo", "errors"]),
        show: z._default(z.enum(IMPORT_VIEWS), "wrong"),
        page: Page,
        limit: limitOf(IMPORT_PAGE_SIZE),
      }),
      z.object({
        /** The import that the account has sent last. */
        action: z.literal("last"),
        seller_id: ImportFor,
        show: z._default(z.enum(IMPORT_VIEWS), "wrong"),
        page: Page,
        limit: limitOf(IMPORT_PAGE_SIZE),
      }),
    ]),
    output: z.object({
      /** null where the account has never sent one. */
      import_id: z.nullable(Id),
      record: z.nullable(LotImport),
      /** Of the asked page; empty for what does not ask for rows. */
      records: z.array(ImportRow),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** The wrong rows as they were sent, with what is wrong in a column more. */
      file: z.nullable(SheetFile),
    }),
  },
  /** The sheet that `product/uploadXLSXFile` takes, with a row as an example and the values that it may have. */
  "report/sample": {
    access: "seller",
    answersFile: true,
    silent: true,
    cost: LIST,
    permissions: null,
    inferred: true,
    input: z.object({ format: z._default(z.enum(SHEET_FORMATS), "xlsx") }),
    output: SheetFile,
  },
  /** A seller's lots as a sheet with the columns of `product/uploadXLSXFile`: what goes out comes back unchanged. */
  "custom/exportLots": {
    access: "seller",
    answersFile: true,
    silent: true,
    cost: LONG,
    // It says what only those who write lots read, such as reserves.
    permissions: ["report", "post"],
    inferred: true,
    input: z.object({
      list: z._default(z.enum(EXPORT_LISTS), "all"),
      ...ScopeWithin,
      format: z._default(z.enum(SHEET_FORMATS), "xlsx"),
    }),
    output: z.extend(SheetFile, {
      count: Count,
      /** There are more than a sheet has rows; these are the newest. */
      is_cut: Flag,
    }),
  },
  /** Views of lists that the people of an account keep for each other: search, filters and order. */
  "custom/savedViews": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["post"],
    inferred: true,
    input: z.object({
      action: z._default(z.enum(["list", "save", "delete"]), "list"),
      /** Name of the table. */
      table: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z-]*$/)),
      /** Of `save` and `delete`; one that is there already is overwritten. */
      name: z.optional(textOf(60)),
      /** Of `save`: how the table's address says it, `?q=ibiza&f.brand=Seat`. */
      query: z.optional(z.string().check(z.maxLength(2_000), z.regex(/^(?:\?[^#\s]*)?$/))),
    }),
    output: z.object({
      records: z.array(
        z.object({
          name: z.string(),
          query: z.string(),
          /** The person who saved it last; staff are shown as the house. */
          by: z.string(),
          at: EpochMs,
        }),
      ),
    }),
  },
  /**
   * Keeps a document for lots of the account. Which lot it belongs to is written as its `documents`; what none has named for a month is gone.
   */
  "custom/lotDocument": {
    access: "seller",
    rateLimit: "upload",
    bringsFiles: true,
    cost: LIST,
    permissions: ["post"],
    inferred: true,
    input: z.object({
      /** A PDF without programs, a JPEG or a PNG; 10 MB at most. */
      file: z.file(),
    }),
    output: z.object({ document: z.object({ id: Id, name: z.string(), bytes: z.number() }) }),
  },
  /** The changes of a lot with their authors and times, the newest first: for its seller, the people who work for the seller, and staff. */
  "custom/lotHistory": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["post"],
    inferred: true,
    input: z.object({ id: IdInput, page: Page, limit: limitOf(HISTORY_PAGE_SIZE) }),
    output: z.object({
      records: z.array(LotEdit),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** What the seller of a lot receives at given prices: less the house's commission, with the day of payment. Nothing is changed by it. */
  "custom/proceeds": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["post"],
    input: z.object({
      id: IdInput,
      /** Start, reserve, price to buy now: answered in their order. */
      prices: z.array(DecimalInput).check(z.minLength(1), z.maxLength(MOST_PRICES)),
    }),
    output: z.object({ records: z.array(Proceeds) }),
  },
} satisfies CallSchemas;
