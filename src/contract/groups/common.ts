import * as z from "zod/mini";
import { defineAction } from "../action";
import { IncrementRow } from "../entities/lot";
import { Flag } from "../primitives";

/** A set of phrases: Spain's, what Argentina and Uruguay say instead, and English. */
export const LanguageSet = z.enum(["for_spanish", "for_argentina", "for_uruguay", "for_english"]);
export type LanguageSet = z.infer<typeof LanguageSet>;

/** Configuration of the house: texts, increments, premium, categories, maintenance. */
export const Defaults = z.object({
  /** Options of forms and filters, and the house's other lists, by what they are of: `category`, `vat_category`, `home_banner`, … */
  tables: z.record(z.string(), z.array(z.unknown())),
  variables: z.record(z.string(), z.unknown()),
  features: z.record(z.string(), z.boolean()),
  languages: z.array(
    z.object({
      code: LanguageSet,
      name: z.string(),
      /** BCP 47 tag of a page in it. */
      locale: z.string(),
    }),
  ),
  /** Key → phrase of the language set: literals of calls and forms, and texts of widgets that the house says in words of its own. */
  phrases: z.record(z.string(), z.string()),
  bid_increments: z.object({ default: z.array(IncrementRow) }),
  buyer_premium: z.array(z.object({ from: z.string(), percent: z.number() })),
  categories: z.array(z.object({ key: z.string(), name: z.string(), active_lots: z.number() })),
  market: z.object({
    /** Where the visitor seems to be, ISO 3166; null where nobody can tell. */
    country: z.nullable(z.string()),
    /** The set for visitors from there. */
    language: LanguageSet,
    default_country: z.string(),
    default_state: z.string(),
    currency: z.string(),
    /** How numbers and amounts are written. */
    locale: z.string(),
    date_format: z.string(),
    datetime_format: z.string(),
  }),
  maintenance: z.object({
    active: z.union([z.literal(0), z.literal(1)]),
    message: z.string(),
    exclude_route: z.string(),
    /** The caller's own address when it is listed; those of others stay with the house. */
    exclude_ip: z.string(),
    /** 1 when the caller's address is listed. */
    address_matches: Flag,
  }),
});
export type Defaults = z.infer<typeof Defaults>;

export const commonGetDefault = defineAction("common/getDefault", {
  summary: "Configuration that every page starts with.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({
    for: z._default(LanguageSet, "for_spanish"),
  }),
  output: Defaults,
});

/** The calls about configuration, by wire name. */
export const commonActions = { "common/getDefault": commonGetDefault };
