import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { MarketStatus } from "../lots/schemas";
import { FlagInput, filterOf, filtersOf } from "../primitives";

const Counted = z._default(z.enum(["id"]), "id");

/** 1 in use, 2 removed. */
const Active = z.union([z.literal(1), z.literal(2)]);

/** What the caller has bought: `buynow` at a fixed price, `cart` at auctions. */
function purchases<const Table extends string>(table: Table) {
  return z.object({
    table: z.literal(table),
    field: Counted,
    extraField: z.optional(z.enum(["paid", "partial", "active"])),
    filters: z.optional(
      filtersOf({
        /** 1: paid in full. */
        paid: z.optional(filterOf(FlagInput)),
        /** 1: paid in part. */
        partial: z.optional(filterOf(FlagInput)),
        /** 2: cancelled; `{ "notin": [2] }` leaves those out. */
        active: z.optional(filterOf(Active)),
      }),
    ),
  });
}

/** What the calls take and answer, by wire name. */
export const saleSchemas = {
  "cart/pendingCount": {
    /** Columns by which the caller's own records are counted, table by table; nothing else can be asked for. */
    input: z.discriminatedUnion("table", [
      z.object({
        /** Lots that the caller sells. */
        table: z.literal("projects"),
        field: Counted,
        /** Counted apart for each of its values, where it is given. */
        extraField: z.optional(z.enum(["market_status", "auction"])),
        filters: z.optional(
          filtersOf({
            market_status: z.optional(filterOf(MarketStatus)),
            auction: z.optional(filterOf(FlagInput)),
          }),
        ),
      }),
      purchases("buynow"),
      purchases("cart"),
    ]),
    output: z.object({
      count: z.number(),
      /** By value of `extraField`. */
      counts: z.optional(z.record(z.string(), z.number())),
    }),
  },
} satisfies CallSchemas;
