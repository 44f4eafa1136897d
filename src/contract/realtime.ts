import * as z from "zod/mini";
import { ChainHead } from "./bidding/schemas";
import { MarketStatus } from "./lots/schemas";
import { Decimal, EpochMs, Id } from "./primitives";

/** Public state of a lot after a change; no bidder's identity or maximum. */
export const LotFrame = z.object({
  project_id: Id,
  seq: z.number(),
  wprice: Decimal,
  bid_count: z.number(),
  minimum: z.nullable(Decimal),
  next_asks: z.array(Decimal),
  date_closed: EpochMs,
  extension_no: z.number(),
  market_status: MarketStatus,
  reserve_met: z.nullable(z.boolean()),
  /** Until when a buyer keeps a direct sale; null or missing where no buyer does. */
  reserved_until: z.optional(z.nullable(EpochMs)),
});
export type LotFrame = z.infer<typeof LotFrame>;

/** The user's own standing, to that user's sockets only. */
export const MeFrame = z.object({
  project_id: Id,
  /** State of the lot that the standing belongs to: until that is known, a price or minimum beside it would be a former one. */
  seq: z.number(),
  leading: z.boolean(),
  my_maximum: z.nullable(Decimal),
  /** As in a lot. */
  maximum_to_confirm: z.optional(z.nullable(Decimal)),
  outbid: z.boolean(),
  /** The end of the lot's history by now; missing while there is no bid. */
  head: z.optional(ChainHead),
});
export type MeFrame = z.infer<typeof MeFrame>;

/** What the live connection tells: the server's time, a change of a lot, the caller's own standing, the session. */
export const ServerMessage = z.discriminatedUnion("event", [
  z.object({ event: z.literal("servertime"), data: z.object({ dTime: EpochMs }) }),
  z.object({ event: z.literal("lot"), data: LotFrame }),
  z.object({ event: z.literal("me"), data: MeFrame }),
  /** What the user holds, owes or pays has changed: to that user's sockets only. Read again what is shown of it. */
  z.object({ event: z.literal("money"), data: z.object({}) }),
  /** Something was written or read in a conversation of the user. Read again what is shown of it. */
  z.object({ event: z.literal("inbox"), data: z.object({ thread_id: Id }) }),
  /** The questions on a lot, or their answers, have changed. `n` goes up with each change that all can see. Read again what is shown of them. */
  z.object({ event: z.literal("lot_comment"), data: z.object({ project_id: Id, n: z.number() }) }),
  /** Answer to `hello`: whether the token was good; sent again when the session ends. */
  z.object({ event: z.literal("session"), data: z.object({ authenticated: z.boolean() }) }),
  z.object({ event: z.literal("pong"), data: z.object({ dTime: EpochMs }) }),
  z.object({ event: z.literal("error"), data: z.object({ code: z.string() }) }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

const LotIds = z.object({ lots: z.array(Id).check(z.maxLength(500)) });

/** What a page says on the live connection: who it is, and which lots it shows. */
export const ClientMessage = z.discriminatedUnion("event", [
  z.object({ event: z.literal("hello"), data: z.object({ token: z.optional(z.string()) }) }),
  z.object({ event: z.literal("subscribe"), data: LotIds }),
  z.object({ event: z.literal("unsubscribe"), data: LotIds }),
  z.object({ event: z.literal("ping"), data: z.optional(z.unknown()) }),
  /** Whether the visitor can see the page: no letter is sent about what it shows. Until this message comes, the page counts as hidden. */
  z.object({ event: z.literal("page"), data: z.object({ visible: z.boolean() }) }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
