// This folder: calls for what buyers may know of the account that sells a lot, and for following it.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { EpochMs, Id, IdInput } from "../primitives";
import { LIST } from "../costs";
import { SELLER_KINDS } from "./values";

/** What the law has a trader say of itself to buyers; what its account has not given is empty. */
export const SellerIdentity = z.object({
  /** Name of the company; of a trader without one the name of the person, as lots show it. */
  company: z.string(),
  /** NIF of the company. The number of a person is there only where the house asked for it as a trader's. */
  tax_id: z.string(),
  /** Address of the company in one line; empty for a trader without a company, whose address is a home. */
  address: z.string(),
  /** What the account has given for buyers: never the address that it signs in with, never the telephone of a person. */
  email: z.string(),
  phone: z.string(),
});

export type SellerIdentity = z.infer<typeof SellerIdentity>;

/** How a seller has kept to what was sold, as counts of what is recorded about sales. `countPromises` of the domain says which counts where. */
export const SellerPromises = z.object({
  /** From when on sales are counted: `PROMISE_MONTHS` back, or less far where an account has sold more than is looked through. */
  since: EpochMs,
  /** Vehicles that were paid in full and had to be handed over. */
  due: z.number(),
  /** Of these, handed over in time: on the agreed day, else within the days that the house goes by. */
  in_time: z.number(),
  /** Sales that the seller called off, or did not deliver though they were paid. */
  called_off: z.number(),
  /** Vehicles that were handed over. */
  handed_over: z.number(),
  /** Of these, those whose return was accepted. */
  returned: z.number(),
});

export type SellerPromises = z.infer<typeof SellerPromises>;

/** An account that sells, as any visitor may see it. */
export const Seller = z.object({
  id: Id,
  /** The same as `seller.name` of its lots. */
  name: z.string(),
  kind: z.enum(SELLER_KINDS),
  /** Empty where the account has not said it. */
  city: z.string(),
  state: z.string(),
  /** A moment of the month in which the account was opened, the same month in all zones of the market: year and month alone. */
  member_since: EpochMs,
  /** Its auctions that are open or are to open. */
  auctions: z.number(),
  /** Its direct sales that can be bought, or that a buyer keeps for the moment. */
  direct_sales: z.number(),
  /** Null for a private person. */
  identity: z.nullable(SellerIdentity),
  /** Null with fewer than `LEAST_SALES` sales that count. */
  promises: z.nullable(SellerPromises),
});

export type Seller = z.infer<typeof Seller>;

/** What the call takes and answers, by wire name. */
export const sellersSchemas = {
  /** The account that sells: name, place, since when, what is on offer, and how earlier sales went. NOT_FOUND for accounts that offer nothing in public. */
  "custom/seller": {
    access: "public",
    scope: "read",
    silent: true,
    alsoGet: true,
    cost: LIST,
    inferred: true,
    input: z.object({ seller: IdInput }),
    output: z.object({ record: Seller }),
  },
} satisfies CallSchemas;
