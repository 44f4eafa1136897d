import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { plainEmail } from "../accounts/email-pattern";
import {
  BooleanInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  limitOf,
  OptionalId,
  Page,
} from "../primitives";
import { ACCESS_DECISIONS, ACCESS_STATES, MOST_LOTS_MOVED, TERMS_LENGTH } from "./auction-values";
import { LIGHT, LIST, SEARCH, LONG } from "../costs";

/** Where a request to bid in an auction stands. */
export const AccessState = z.enum(ACCESS_STATES);

export type AccessState = z.infer<typeof AccessState>;

/** Where a bidder stands with an auction: its access, and its terms. */
export const Admission = z.object({
  auction_id: Id,
  /** What the auction asks for. */
  access: z.enum(["open", "request", "invited"]),
  /** null: never asked. */
  status: z.nullable(AccessState),
  /** What its seller has answered. */
  answer: z.string(),
  /** When a person who was refused may ask again; null where that is now, or never needed. */
  ask_again_at: z.nullable(EpochMs),
  /** The step that is still needed before a bid: nothing, ask, wait, or accept the terms. */
  must: z.nullable(z.enum(["access", "wait", "denied", "terms"])),
  /** The newest terms; null where there are none. */
  terms: z.nullable(
    z.object({
      version: z.number(),
      html: z.string(),
      /** What has changed since the version before. */
      summary: z.string(),
      created_at: EpochMs,
      /** 1: no bid before they are accepted. */
      required: Flag,
      accepted_version: z.nullable(z.number()),
      accepted_at: z.nullable(EpochMs),
    }),
  ),
});

export type Admission = z.infer<typeof Admission>;

/** A person who has asked to bid in an auction, or was invited. */
export const AccessRequest = z.object({
  id: Id,
  auction_id: Id,
  auction_title: z.string(),
  user_id: Id,
  name: z.string(),
  companyname: z.string(),
  /** Only for people who may read the names and addresses of bidders. */
  email: z.nullable(z.string()),
  status: AccessState,
  note: z.string(),
  answer: z.string(),
  asked_at: EpochMs,
  decided_at: z.nullable(EpochMs),
  /** The person who decided; null where no decision was made, or a rule of the auction made it. */
  decided_by: z.nullable(z.string()),
  /** Sales of this seller that the person has paid. */
  bought_before: z.number(),
  verified: Flag,
});

export type AccessRequest = z.infer<typeof AccessRequest>;

const Words = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), "");

/** What the calls about access and terms take and answer, by wire name. */
export const accessSchemas = {
  /** Asks to bid in an auction, takes that back, or reads where the caller stands: access, and the terms that are to be accepted. */
  "auction/auctionAccessRequest": {
    as: "auctionAccessRequest",
    aliases: ["product/projectAccessRequest"],
    access: "user",
    scope: "bid",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      auction_id: OptionalId,
      /** Of a lot instead: its auction is meant. */
      project_id: OptionalId,
      note: Words(500),
      /** `read`: where the caller stands, without asking for anything. */
      action: z._default(z.enum(["request", "cancel", "read"]), "request"),
    }),
    output: z.object({ request: Admission }),
  },
  /** A bidder accepts the terms of an auction as they stand; its seller writes new ones, and says what has changed. */
  "auction/updateAuctionTerms": {
    as: "auctionUpdateTerms",
    access: "user",
    scope: "bid",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.object({
        action: z.literal("accept"),
        auction_id: IdInput,
        version: z.number().check(z.int()),
      }),
      z.object({
        action: z.literal("update"),
        auction_id: IdInput,
        html: z.string().check(z.maxLength(TERMS_LENGTH)),
        /** What has changed, for those who have accepted an earlier version. */
        summary: Words(500),
        /** The newest version that its writer has seen. */
        expected_version: z.optional(z.number().check(z.int(), z.minimum(0))),
        /** False: the new text only corrects a slip of the pen; an acceptance of the old text stays valid. */
        requires_acceptance: z._default(BooleanInput, true),
      }),
    ]),
    output: z.object({ version: z.number(), accepted: Flag, request: Admission }),
  },
  /** The people who have asked to bid in a seller's auctions. */
  "product/getProjectAccessRequest": {
    as: "accessRequests",
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: ["access"],
    inferred: true,
    input: z.object({
      /** Left out: of all own auctions. */
      auction_id: OptionalId,
      /** Of a lot: its auction is meant. */
      project_id: OptionalId,
      status: z.optional(z.array(AccessState).check(z.maxLength(ACCESS_STATES.length))),
      /** 1: only people whom the house has verified; 0: only the others. */
      verified: z.optional(FlagInput),
      page: Page,
      limit: limitOf(20),
    }),
    output: z.object({
      records: z.array(AccessRequest),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** How many wait for an answer. */
      pending: z.number(),
    }),
  },
  /** Lets people bid in an auction, refuses them, takes it back, or invites them; each hears of it by letter. */
  "product/projectAccessReqStatus": {
    as: "accessDecision",
    access: "seller",
    cost: LONG,
    permissions: ["access"],
    inferred: true,
    input: z.object({
      /** Of requests. */
      ids: z.optional(z.array(IdInput).check(z.maxLength(MOST_LOTS_MOVED))),
      status: z.enum(ACCESS_DECISIONS),
      /** The person reads it. */
      answer: Words(500),
      /** With `invited`: into which auction, and who, by the address of the account. */
      auction_id: OptionalId,
      emails: z.optional(
        z
          .array(z.string().check(z.overwrite(plainEmail), z.maxLength(254)))
          .check(z.maxLength(100)),
      ),
    }),
    output: z.object({
      done: z.number(),
      failed: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
    }),
  },
} satisfies CallSchemas;
