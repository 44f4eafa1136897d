// This folder: calls for what the staff does with accounts.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { ActableAccount, Email, PhoneInput, User, UserStatus } from "../accounts/schemas";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  FlagInput,
  Id,
  IdInput,
  Page,
  PostalCodeOrBlank,
  filterOf,
  filtersOf,
  limitOf,
  textOf,
} from "../primitives";
import { lotsSchemas } from "../lots/schemas";
import { Strike } from "../strikes/schemas";
import { LIGHT, SEARCH } from "../costs";

/** A wish to bid more than an account may. */
export const BidLimitRequest = z.object({
  id: Id,
  user_id: Id,
  amount: Decimal,
  note: z.string(),
  status: z.enum(["pending", "approved", "refused"]),
  created_at: EpochMs,
  decided_at: z.nullable(EpochMs),
});

export type BidLimitRequest = z.infer<typeof BidLimitRequest>;

/** An account as the operator's staff see it. */
export const StaffUser = z.extend(User, {
  /** The most that it may bid on one lot; null is no limit. */
  bid_limit: z.nullable(Decimal),
  created_at: EpochMs,
  /** The request that waits for an answer. */
  bid_limit_request: z.nullable(BidLimitRequest),
});

export type StaffUser = z.infer<typeof StaffUser>;

/** What staff did to an account, or who acted for it. */
export const AuditEntry = z.object({
  id: Id,
  /** Of the person who did it. */
  actor_id: Id,
  actor_name: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
  created_at: EpochMs,
});

/** One value or several. */
function oneOrMore<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.union([schema, z.array(schema).check(z.minLength(1), z.maxLength(10))]);
}

const Note = z.optional(z.string().check(z.trim(), z.maxLength(500)));

const NamePart = z.string().check(z.trim(), z.maxLength(100));

const Details = {
  first_name: z.optional(textOf(60)),
  last_name: z.optional(textOf(60)),
  companyname: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  organization: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  address1: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  address2: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  state: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  zip: z.optional(PostalCodeOrBlank),
  phone: z.optional(PhoneInput),
  seller_type: z.optional(z.enum(["buyer", "seller"])),
  /** The seller for whom this account works; null ends that. */
  as_employees_id: z.optional(z.nullable(IdInput)),
  /** The most that the account may bid on one lot; null is no limit. */
  bid_limit: z.optional(z.nullable(DecimalInput)),
};

/** What the calls take and answer, by wire name. */
export const staffSchemas = {
  /** Accounts of the house, newest first; buyers, where nothing else is asked for. */
  "user/allbuyers": {
    access: "staff",
    cost: SEARCH,
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(20),
      orderby: z._default(z.enum(["id", "created_at", "email", "last_name", "status"]), "id"),
      order: z._default(z.enum(["asc", "desc"]), "desc"),
      /** Part of a name, a company, an e-mail or a phone. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      filters: z.optional(
        filtersOf({
          status: z.optional(oneOrMore(UserStatus)),
          /** 0 buyers, 1 sellers. */
          admin: z.optional(oneOrMore(FlagInput)),
          email: z.optional(NamePart),
          first_name: z.optional(NamePart),
          last_name: z.optional(NamePart),
          approved_to_bid: z.optional(FlagInput),
          /** 1: the e-mail or the phone is verified. */
          verified: z.optional(FlagInput),
          /** 1: accounts whose request for a limit waits for an answer. */
          bid_limit_requested: z.optional(FlagInput),
        }),
      ),
    }),
    output: z.object({
      records: z.array(StaffUser),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /**
   * The people who bid on a lot and may win it: active accounts that do not sell. Its seller may ask once it is sold, staff at any time.
   */
  "user/allbiddingbuyers": {
    access: "seller",
    cost: SEARCH,
    permissions: ["award"],
    input: z.object({
      project_id: IdInput,
      /** The answer has active buyers alone, also where the filters ask for others. */
      filters: z.optional(
        filtersOf({
          "u.status": z.optional(filterOf(UserStatus)),
          "u.admin": z.optional(filterOf(FlagInput)),
        }),
      ),
    }),
    output: z.object({
      records: z.array(
        z.object({
          users_id: Id,
          users_email: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          /** The last public bid of this account. */
          proposed_amount: z.nullable(Decimal),
        }),
      ),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** One account with what staff did to it. */
  "user/getSingleUser": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({
      record: StaffUser,
      /** Newest first, the last hundred. */
      audit: z.array(AuditEntry),
      /** Open sessions on the site, those of partners' pages left out. */
      sessions: z.number(),
      /** The accounts that this one may act for. */
      accounts: z.array(ActableAccount),
      /** Purchases that it did not pay, newest first. */
      strikes: z.array(Strike),
    }),
  },
  /** The lists of another account, as `product/dashboard` answers them to that account; without its maximums, which it alone reads. */
  "user/product/dashboard": {
    access: "staff",
    silent: true,
    cost: SEARCH,
    inferred: true,
    input: z.extend(lotsSchemas["product/dashboard"].input, {
      /** The account whose lists are read. */
      user_id: IdInput,
    }),
    output: lotsSchemas["product/dashboard"].output,
  },
  /** Opens an account for a person, who gets a letter to choose a password, or changes one. */
  "user/userAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.object({
        action: z.literal("add"),
        ...Details,
        email: Email,
        first_name: textOf(60),
        last_name: textOf(60),
      }),
      z.object({
        action: z.literal("edit"),
        id: IdInput,
        ...Details,
        /** Another e-mail has to be verified again. */
        email: z.optional(Email),
      }),
    ]),
    output: z.object({ record: StaffUser }),
  },
  /** Closes an account or opens it again. All its sessions end. */
  "user/changeStatus": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput, status: UserStatus, reason: Note }),
    output: z.object({ record: StaffUser }),
  },
  /** Sends an account the letter that verifies its e-mail, or the one for a new password. */
  "user/triggerEmail": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput, type: z.enum(["verify_email", "reset_password"]) }),
    output: z.object({ sent: z.literal(true), email: z.string() }),
  },
  /** Answers the request of an account for a higher limit. */
  "user/approveBidLimitRequest": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Of the request. */
      id: IdInput,
      action: z._default(z.enum(["approve", "refuse"]), "approve"),
      /** Another limit than the one asked for. */
      amount: z.optional(DecimalInput),
      reason: Note,
    }),
    output: z.object({ record: BidLimitRequest }),
  },
  /** Staff vouch for an e-mail or a phone, or take that back; and let an account bid. */
  "user/updateUserAccountVerified": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      id: IdInput,
      email_verified: z.optional(FlagInput),
      phone_verified: z.optional(FlagInput),
      approved_to_bid: z.optional(FlagInput),
      reason: Note,
    }),
    output: z.object({ record: StaffUser }),
  },
  /** Asks the house for a higher limit. A new request takes the place of the last one. */
  "custom/requestBidLimit": {
    access: "user",
    rateLimit: "code",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ amount: DecimalInput, note: Note }),
    output: z.object({ record: BidLimitRequest }),
  },
} satisfies CallSchemas;
