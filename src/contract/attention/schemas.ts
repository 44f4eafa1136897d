// This folder: the call for all that asks for a user's attention.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Lot } from "../lots/schemas";
import { LIST } from "../costs";

/** What the call takes and answers, by wire name. */
export const attentionSchemas = {
  /**
   * The caller's lots that run and ask for something, the most urgent first: own bids that were outbid, own bids that lead, and followed
   * auctions that end within a day. At most fifty. `purchases` counts the caller's purchases whose next step is the caller's.
   */
  "custom/attention": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: z.object({
      records: z.array(Lot),
      /** Purchases whose next step is the buyer's, e.g. to pay: the list `open` of `custom/purchases`. */
      purchases: z.number(),
    }),
  },
} satisfies CallSchemas;
