import * as z from "zod/mini";
import { Decimal, EpochMs, Flag, Id } from "../primitives";

/**
 * Life of a lot. `closing` means inside the extension window, `closed` that the result is being settled;
 * `reserved` and `withdrawn` belong to fixed-price lots.
 */
export const MarketStatus = z.enum([
  "draft",
  "scheduled",
  "open",
  "closing",
  "closed",
  "sold",
  "provisional",
  "unsold",
  "cancelled",
  "reserved",
  "withdrawn",
]);
export type MarketStatus = z.infer<typeof MarketStatus>;

/** What shows while a reserve is not met: `full` the whole maximum of the leader, `standard` the ordinary price. */
export const ReserveMode = z.enum(["full", "standard"]);
/** How long a lot on auction may be bought at once. */
export const BuyNowPolicy = z.enum([
  "until_first_bid",
  "until_reserve_met",
  "until_price_exceeds",
  "none",
]);

/** How a bid near the end moves the end. */
export const ExtensionRule = z.object({
  /** A bid within this many seconds of the end extends it. */
  window_s: z.number().check(z.int(), z.minimum(0), z.maximum(86_400)),
  /** `top_up`: the end becomes bid time + amount. `add_to_end`: end + amount. */
  mode: z.enum(["top_up", "add_to_end"]),
  amount_s: z.number().check(z.int(), z.minimum(1), z.maximum(86_400)),
  max_extensions: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** No extension goes past this moment. */
  hard_end: z.optional(EpochMs),
});
export type ExtensionRule = z.infer<typeof ExtensionRule>;

/** One row of an increment table: from this price on (inclusive), this step. */
export const IncrementRow = z.object({ from: Decimal, step: Decimal });
export type IncrementRow = z.infer<typeof IncrementRow>;

/** One tier of the buyer's premium: of the part of the price from here on, this percentage. */
export const PremiumRow = z.object({ from: Decimal, percent: z.number() });
export type PremiumRow = z.infer<typeof PremiumRow>;

/** What the winner would pay; every amount decimal euro. Made by the server alone. */
export const Quote = z.object({
  hammer: Decimal,
  premium: Decimal,
  /** `IVA`: `subtotal` and `tax` are shown. `REBU`: tax is inside the price and not shown apart. */
  tax_scheme: z.enum(["IVA", "REBU"]),
  iva_percent: z.nullable(z.number()),
  subtotal: Decimal,
  tax: Decimal,
  deposit_paid: Decimal,
  total: Decimal,
  /** `total` less the deposit. */
  due: Decimal,
});
export type Quote = z.infer<typeof Quote>;

/** A picture in two sizes, relative to the API base, and its text for those who cannot see it. */
export const LotImage = z.object({ src: z.string(), thumb: z.string(), alt: z.string() });

/** My standing in a lot; only ever about the caller. */
export const MyState = z.enum(["none", "leading", "outbid", "won", "lost"]);
export type MyState = z.infer<typeof MyState>;

/** A lot as lists and cards show it. */
export const Lot = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Address of the large first picture, relative to the API base. */
  avatar: z.string(),
  images: z.array(LotImage),
  /** 1 timed auction, 0 direct sale. */
  auction: Flag,
  auction_id: z.nullable(Id),
  market_status: MarketStatus,
  /** Current price of an auction, sale price of a direct sale. */
  wprice: Decimal,
  start_price: Decimal,
  bid_count: z.number(),
  /** Lowest acceptable next bid; null when bids are not taken. */
  minimum: z.nullable(Decimal),
  /** The next valid amounts, ascending, at most ten. */
  next_asks: z.array(Decimal),
  /** null when the lot has no reserve. */
  reserve_met: z.nullable(z.boolean()),
  date_start: EpochMs,
  date_closed: EpochMs,
  extension: z.nullable(ExtensionRule),
  extension_no: z.number(),
  /** Rises by one with every change that a viewer can see. */
  seq: z.number(),
  buy_now_price: z.nullable(Decimal),
  category: z.string(),
  brand: z.string(),
  model: z.string(),
  fuel: z.nullable(z.string()),
  kilometers: z.nullable(z.number()),
  registration_year: z.nullable(z.number()),
  power: z.nullable(z.number()),
  transmission: z.nullable(z.string()),
  body_type: z.nullable(z.string()),
  doors: z.nullable(z.number()),
  color: z.nullable(z.string()),
  condition: z.nullable(z.string()),
  location: z.string(),
  seller: z.object({ id: Id, name: z.string() }),
  /** null means REBU. */
  iva_percent: z.nullable(z.number()),
  watched: z.boolean(),
  favorite: z.boolean(),
  my_state: MyState,
  /** The caller's own maximum; never anybody else's. */
  my_maximum: z.nullable(Decimal),
});
export type Lot = z.infer<typeof Lot>;

/** `product/singleProduct`: the lot and what its page adds. */
export const LotDetail = z.extend(Lot, {
  quote: Quote,
  /** What the house takes of the price, in tiers, as it was when the lot was published: the terms of `quote` for other prices. */
  buyer_premium: z.array(PremiumRow),
  increments: z.array(IncrementRow),
  /** The winner's masked name once awarded, e.g. "Postor 3"; "Usted" for the winner itself. */
  winner_label: z.nullable(z.string()),
  /** True for the seller of the lot and for staff: provisional lots may be awarded. */
  can_award: z.boolean(),
  /** What only the seller of the lot and staff may know. */
  terms: z.optional(
    z.object({
      reserve_price: z.nullable(Decimal),
      reserve_mode: ReserveMode,
      buy_now_price: z.nullable(Decimal),
      buy_now_policy: BuyNowPolicy,
    }),
  ),
});
export type LotDetail = z.infer<typeof LotDetail>;
