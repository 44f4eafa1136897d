import * as z from "zod/mini";
import { defineAction } from "../action";
import { MarketStatus } from "../entities/lot";
import { FlagInput } from "../primitives";

/** Columns by which the caller's own records are counted, table by table; nothing else can be asked for. */
const LotFilters = z.object({
  market_status: z.optional(z.array(MarketStatus).check(z.maxLength(20))),
  auction: z.optional(FlagInput),
});

export const cartPendingCount = defineAction("cart/pendingCount", {
  summary:
    "How many of the caller's own records there are by some filters, e.g. unsold lots of auctions.",
  access: "user",
  silent: true,
  aliases: ["carttemp/pendingCountTemp"],
  input: z.object({
    /** `projects`: lots that the caller sells. */
    table: z.enum(["projects"]),
    field: z._default(z.enum(["id"]), "id"),
    /** Counted apart for each of its values, where it is given. */
    extraField: z.optional(z.enum(["market_status", "auction"])),
    filters: z._default(LotFilters, {}),
  }),
  output: z.object({
    count: z.number(),
    /** By value of `extraField`. */
    counts: z.optional(z.record(z.string(), z.number())),
  }),
});

/** The calls about carts, by wire name. */
export const cartActions = { "cart/pendingCount": cartPendingCount };
