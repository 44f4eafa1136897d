// This folder: calls for searching, and suggestions.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Lot, LotFilters, LotOrder, Sort, UserInfo } from "../lots/schemas";
import { vehicleShape } from "../lots/vehicle-schemas";
import { Flag, FlagInput, Page, limitOf } from "../primitives";
import { SEARCH_PAGE_SIZE } from "./values";
import { LOTS, SEARCH } from "../costs";

/** A filter that stands outside of `filters` is refused by its name: passed over, the list would show too much. */
const Misplaced = z.optional(z.undefined("Los filtros van dentro de «filters»."));

const misplacedFilters = {
  ...vehicleShape({ filter: "choice" }, Misplaced),
  ...vehicleShape({ filter: "range" }, Misplaced),
  price: Misplaced,
  auctionid: Misplaced,
  event: Misplaced,
  seller_id: Misplaced,
  seller: Misplaced,
  market_status: Misplaced,
};

/** One value of a filter and how many lots have it. */
export const Facet = z.object({ value: z.string(), label: z.string(), count: z.number() });

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

/** What the calls take and answer, by wire name. */
export const searchSchemas = {
  /** Lots by text, filters, order and page. */
  "product/search": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: SEARCH,
    input: z.object({
      page: Page,
      limit: limitOf(SEARCH_PAGE_SIZE),
      /** What an answer says as `after`: the lots behind its last one, in the same order, however many there are. `page` is then the first. */
      after: z.optional(
        z.string().check(z.regex(/^\d{0,16}~\d{1,15}~[01]$/, "Escriba lo que indica «after».")),
      ),
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
      /** Where the next page begins; null on the last one, and where lots are ordered by relevance. */
      after: z.optional(z.nullable(z.string())),
      /** The order that this is. */
      orderby: z.optional(LotOrder),
      order: z.optional(z.enum(["asc", "desc"])),
      /** The text that was searched for in place of a typed one that no lot has: its probable meaning. */
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
  },
  /** Suggestions while typing; the built-in search index. */
  "product/suggestions": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LOTS,
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
  },
} satisfies CallSchemas;
