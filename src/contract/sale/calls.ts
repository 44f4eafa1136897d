import type { CallOf } from "../call";
import type { saleSchemas } from "./schemas";

type Of<Name extends keyof typeof saleSchemas> = CallOf<typeof saleSchemas, Name>;

/** How many of the caller's own records there are by some filters, e.g. unsold lots of auctions or purchases that are not paid. */
export const cartPendingCount: Of<"cart/pendingCount"> = {
  name: "cart/pendingCount",
  access: "user",
  silent: true,
  aliases: ["carttemp/pendingCountTemp"],
};

/** The calls of this room, by wire name. */
export const saleCalls = {
  "cart/pendingCount": cartPendingCount,
};
