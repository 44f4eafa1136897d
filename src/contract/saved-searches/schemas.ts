// This folder: calls for saved searches.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Email } from "../accounts/schemas";
import { vehicleShape } from "../lots/vehicle-schemas";
import { BooleanInput, EpochMs, Id, IdInput, limitOf, OptionalId, Page } from "../primitives";
import { SAVED_SEARCH_PAGE_SIZE } from "./values";
import { LIGHT, LIST, SEARCH } from "../costs";

const Choice = z._default(z.string().check(z.trim(), z.maxLength(80)), "");

/** From–to as addresses write it: `5000-20000`, `-20000`, `5000-`; empty for any. */
const RangeText = z._default(
  z.string().check(
    z.trim(),
    z.regex(/^(\d{0,9}-\d{0,9})?$/),
    z.refine((text) => {
      const [from = "", to = ""] = text.split("-");
      return from === "" || to === "" || Number(from) <= Number(to);
    }, "El mínimo no puede superar el máximo."),
  ),
  "",
);

const Category = z.string().check(z.trim(), z.maxLength(80));

const Categories = z.array(Category).check(z.maxLength(20));

/** The terms of a search. An empty text means any. */
export const SearchCriteria = z.object({
  /** Words that a vehicle's title or description has. */
  search_text: z.string().check(
    z.trim(),
    z.refine((text) => text !== "", "Title is required feild"),
    z.maxLength(100),
  ),
  category: z._default(Categories, []),
  ...vehicleShape({ isInAlerts: true, filter: "choice" }, Choice),
  ...vehicleShape({ isInAlerts: true, filter: "range" }, RangeText),
  /** Whole euro. */
  wprice: RangeText,
});

export type SearchCriteria = z.infer<typeof SearchCriteria>;

/** Lots on offer that fit at this moment, by the form of sale. */
const Matches = z.object({ auctions: z.number(), sales: z.number() });

/** A saved search, as its owner sees it. */
export const SavedSearchRecord = z.extend(SearchCriteria, {
  id: Id,
  created_at: EpochMs,
  matches: Matches,
  /** Part of an address after `?` which lists them, e.g. `search=bmw&brand=BMW`. */
  query: z.string(),
});

export type SavedSearchRecord = z.infer<typeof SavedSearchRecord>;

const LinkToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) });

/** What the calls take and answer, by wire name. */
export const savedSearchesSchemas = {
  /** Saves a search as an alert, or changes one's own. A guest gives an e-mail, and the alert starts when its link is followed. */
  "user/addSavedSearch": {
    access: "public",
    personal: true,
    rateLimit: "code",
    cost: SEARCH,
    input: z.extend(SearchCriteria, {
      /** One or several; none is any. */
      category: z._default(
        z.union([
          Categories,
          z.pipe(
            Category,
            z.transform((one: string) => (one === "" ? [] : [one])),
          ),
        ]),
        [],
      ),
      /** Of the one to change; left out: a new one. */
      id: OptionalId,
      /** Needed by guests; of a signed-in person it is the account's. */
      email: z.optional(
        z.union([
          Email,
          z.pipe(
            z.literal(""),
            z.transform(() => undefined),
          ),
        ]),
      ),
      termCheck: z.optional(BooleanInput),
    }),
    output: z.object({
      /** Null for a guest, who has still to confirm. */
      record: z.nullable(SavedSearchRecord),
      matches: Matches,
    }),
  },
  /** The saved searches of the signed-in person, newest first. */
  "user/getSavedSearch": {
    access: "user",
    personal: true,
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ page: Page, limit: limitOf(SAVED_SEARCH_PAGE_SIZE) }),
    output: z.object({
      records: z.array(SavedSearchRecord),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** Removes one of the signed-in person's saved searches. */
  "user/removeSavedSearch": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ id: Id }),
  },
  /** Starts a guest's alert by the link of a mail. */
  "custom/confirmSavedSearch": {
    access: "public",
    rateLimit: "check",
    cost: LIST,
    inferred: true,
    input: LinkToken,
    output: z.object({ search_text: z.string() }),
  },
  /** Ends an alert by the link of a mail, without a sign-in. */
  "custom/stopSavedSearch": {
    access: "public",
    rateLimit: "check",
    cost: LIGHT,
    inferred: true,
    input: LinkToken,
    output: z.object({ search_text: z.string() }),
  },
} satisfies CallSchemas;
