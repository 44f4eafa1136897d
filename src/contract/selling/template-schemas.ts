import * as z from "zod/mini";
import { TEMPLATE_NAME_LENGTH } from "./values";
import type { CallSchemas } from "../call-schemas";
import { forTemplates } from "../for-templates";
import { AuctionEvent, DashboardList, Lot, LotDetail, lotsSchemas } from "../lots/schemas";
import { Flag, IdInput, textOf } from "../primitives";
import { searchSchemas } from "../search/schemas";
import { accessSchemas } from "./access-schemas";
import { AuctionPart, auctionSchemas } from "./auction-schemas";
import { ClientKey, ListingsList, LotPart, Missing, sellingSchemas, Version } from "./schemas";

/** What its seller calls a template. */
const Name = textOf(TEMPLATE_NAME_LENGTH);

/** The name by which its seller finds it. */
const named = { template: z.string() };

const TemplateLot = z.extend(Lot, named);

/** What a template says of lots: any part of one, without what is of one vehicle or one sale alone, which is passed over. */
const TemplatePart = z.omit(LotPart, {
  ref: true,
  vin: true,
  plate: true,
  inspection: true,
  auction_id: true,
  date_start: true,
  date_closed: true,
});

/** The same of auctions: a template begins and ends at no moment. */
const AuctionTemplatePart = z.omit(AuctionPart, { date_start: true, date_closed: true });

/** A copy of a template under a name of its own. @default its name, with "(copia)" behind */
const Duplicate = z.object({
  action: z.literal("duplicate"),
  id: IdInput,
  name: z.optional(Name),
  client_key: ClientKey,
});

/** Of one that is there. */
const Known = { id: IdInput, name: z.optional(Name), expected_version: Version };

const ofTemplates = { permissions: ["post"] } as const;

/**
 * The calls of `product/` and `auction/` with `template/` in front: those that write and list lots and auctions work on templates, and
 * find nothing else; the others answer as without it.
 */
export const templateSchemas = {
  /** A seller's own templates of lots: add, save or edit (any part of one), duplicate. None is ever on sale. */
  "template/product/projectAction": forTemplates(sellingSchemas["product/projectAction"], {
    ...ofTemplates,
    input: z.discriminatedUnion("action", [
      z.extend(TemplatePart, { action: z.literal("add"), name: Name, client_key: ClientKey }),
      z.extend(TemplatePart, {
        action: z.literal("save"),
        ...Known,
        /** Left out: a new template, which needs its name. */
        id: z.optional(IdInput),
        client_key: ClientKey,
      }),
      z.extend(TemplatePart, { action: z.literal("edit"), ...Known }),
      Duplicate,
    ]),
    output: z.object({
      record: TemplateLot,
      version: z.number(),
      /** What publishing would refuse of a lot that says no more. */
      missing: Missing,
      /** 1: others have written since `expected_version`. */
      others: Flag,
    }),
  }),
  /** Deletes a template of a lot, or brings it back within 30 days. Nothing else can be done to one. */
  "template/product/changeStatus": forTemplates(
    sellingSchemas["product/changeStatus"],
    ofTemplates,
  ),
  /** A seller's own templates of lots as a table. Lists in which no template can be are empty. Staff read those of all sellers. */
  "template/product/listings": forTemplates(sellingSchemas["product/listings"], {
    ...ofTemplates,
    input: z.extend(sellingSchemas["product/listings"].input, {
      action: z._default(ListingsList, "templates"),
    }),
  }),
  /** Does the same to many templates, each for itself: deletes them, brings them back, duplicates them, sets their plan or changes their price. */
  "template/product/bulkProjectAction": forTemplates(
    sellingSchemas["product/bulkProjectAction"],
    ofTemplates,
  ),
  /** A template as its seller edits it; with `as_buyer` as a lot of it would look to a visitor. */
  "template/product/getSingleProject": forTemplates(
    sellingSchemas["product/getSingleProject"],
    ofTemplates,
  ),
  /** A sheet of lots becomes templates that are called by the titles of their rows, the same way in which it becomes drafts. */
  "template/product/uploadXLSXFile": forTemplates(
    sellingSchemas["product/uploadXLSXFile"],
    ofTemplates,
  ),
  /** A seller's own templates of lots by text, filters, order and page. The text is looked for in their names, too. */
  "template/product/search": forTemplates(searchSchemas["product/search"], {
    ...ofTemplates,
    output: z.extend(searchSchemas["product/search"].output, { records: z.array(TemplateLot) }),
  }),
  /** A seller's own templates of lots. Lists in which no template can be are empty. */
  "template/product/dashboard": forTemplates(lotsSchemas["product/dashboard"], {
    ...ofTemplates,
    aliases: ["template/product/ttw_dashboard"],
    input: z.extend(lotsSchemas["product/dashboard"].input, {
      action: z._default(DashboardList, "selling_templates"),
    }),
    output: z.extend(lotsSchemas["product/dashboard"].output, { records: z.array(TemplateLot) }),
  }),
  /** An own template as the page of a lot would show it. */
  "template/product/singleProduct": forTemplates(lotsSchemas["product/singleProduct"], {
    ...ofTemplates,
    output: z.object({ record: z.extend(LotDetail, named) }),
  }),
  "template/product/searchManifest": forTemplates(auctionSchemas["product/searchManifest"]),
  "template/product/getProjectAccessRequest": forTemplates(
    accessSchemas["product/getProjectAccessRequest"],
  ),
  "template/product/projectAccessReqStatus": forTemplates(
    accessSchemas["product/projectAccessReqStatus"],
  ),
  /** A seller's own templates of auctions: add or save (any part of one), duplicate, delete. None is ever published. */
  "template/auction/auctionAction": forTemplates(auctionSchemas["auction/auctionAction"], {
    ...ofTemplates,
    input: z.discriminatedUnion("action", [
      z.extend(AuctionTemplatePart, {
        action: z.literal("add"),
        name: Name,
        client_key: ClientKey,
      }),
      z.extend(AuctionTemplatePart, {
        action: z.literal("save"),
        ...Known,
        /** Left out: a new template, which needs its name. */
        id: z.optional(IdInput),
        client_key: ClientKey,
      }),
      Duplicate,
      z.object({ action: z.literal("delete"), id: IdInput }),
    ]),
  }),
  /** Deletes a template of an auction, or brings it back. Nothing else can be done to one. */
  "template/auction/changeStatus": forTemplates(
    auctionSchemas["auction/changeStatus"],
    ofTemplates,
  ),
  /** One own template of an auction. */
  "template/auction/getSingleAuction": forTemplates(
    auctionSchemas["auction/getSingleAuction"],
    ofTemplates,
  ),
  /** A seller's own templates of auctions, the one that was changed last in front; a template has no state. */
  "template/auction/search": forTemplates(lotsSchemas["auction/search"], {
    ...ofTemplates,
    output: z.extend(lotsSchemas["auction/search"].output, {
      records: z.array(z.extend(AuctionEvent, named)),
    }),
  }),
  /** The lots of an own template: it holds none. */
  "template/auction/lots": forTemplates(auctionSchemas["auction/lots"], ofTemplates),
  "template/auction/getAllProjectsAssociated": forTemplates(
    auctionSchemas["auction/getAllProjectsAssociated"],
  ),
  "template/auction/addtoAuction": forTemplates(auctionSchemas["auction/addtoAuction"]),
  "template/auction/auctionAccessRequest": forTemplates(
    accessSchemas["auction/auctionAccessRequest"],
    { aliases: ["template/product/projectAccessRequest"] },
  ),
  "template/auction/updateAuctionTerms": forTemplates(accessSchemas["auction/updateAuctionTerms"]),
} satisfies CallSchemas;
