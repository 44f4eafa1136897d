// This folder: calls for companies, their owners and the people who work for a seller.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Email, NameOfPerson } from "../accounts/schemas";
import { BooleanInput, EpochMs, Flag, Id, IdInput, lineOf } from "../primitives";
import { DOCUMENT_TYPES, SELLER_PERMISSIONS } from "./values";
import { LIGHT, LIST } from "../costs";

/** The role of a person in a company: one of its owners, or a person who works in its account. */
export const CompanyRole = z.enum(["owner", "employee"]);

export type CompanyRole = z.infer<typeof CompanyRole>;

/** A person of a company, as the company sees it. */
export const CompanyOwner = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: CompanyRole,
  /** Part of the company in percent, at most two decimals; null where it was not said. */
  ownership_percent: z.nullable(z.number()),
  /** `invited` until the person has accepted; only then may they act for the account. */
  state: z.enum(["invited", "accepted", "expired"]),
  created_at: EpochMs,
});

export type CompanyOwner = z.infer<typeof CompanyOwner>;

/** A person who works for an account that sells, and the person's rights there. */
export const SellerPerson = z.object({
  /** The account of the person. */
  user_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Owners may do everything. */
  role: CompanyRole,
  permissions: z.array(z.enum(SELLER_PERMISSIONS)),
  /** 1: this person has no settings of their own yet, and may do what new employees may. */
  is_default: Flag,
  /** Of `user/removeCompanyOwner`; null for a person whom the house has put there. */
  owner_id: z.nullable(Id),
});

export type SellerPerson = z.infer<typeof SellerPerson>;

/** An invitation, as a visitor with its link sees it. */
export const InviteDetails = z.object({
  /** `company`: to act for an account; `account`: to open one. */
  kind: z.enum(["company", "account"]),
  /** The person who invites. */
  from: z.string(),
  /** The company; empty for an invitation to open an account. */
  company: z.string(),
  first_name: z.string(),
  email: z.string(),
  role: z.nullable(CompanyRole),
  seller_type: z.nullable(z.enum(["buyer", "seller"])),
  expires_at: EpochMs,
  state: z.enum(["open", "accepted", "expired"]),
});

export type InviteDetails = z.infer<typeof InviteDetails>;

/** An address of a person's own. */
export const UserAddress = z.object({
  id: Id,
  /** What the person calls it, e.g. "Taller". */
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  address1: z.string(),
  address2: z.string(),
  zip: z.string(),
  city: z.string(),
  /** Name of the province. */
  state: z.string(),
  country: z.string(),
  is_default: Flag,
});

export type UserAddress = z.infer<typeof UserAddress>;

/** How far the house knows a person's identity. */
export const KycStatus = z.enum(["none", "incomplete", "review", "approved", "rejected"]);

export type KycStatus = z.infer<typeof KycStatus>;

/** What the house knows of a person's identity; of the number of the document only the end. */
export const Kyc = z.object({
  status: KycStatus,
  document_type: z.nullable(z.enum(DOCUMENT_TYPES)),
  document_end: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  /** Why it was not approved, for the person. */
  reasons: z.array(z.string()),
  checked_at: z.nullable(EpochMs),
});

export type Kyc = z.infer<typeof Kyc>;

const Percent = z.nullable(
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, {
      error: "Como mucho dos decimales.",
    }),
  ),
);

const Owners = z.object({ records: z.array(CompanyOwner), totalRecords: z.number() });

const OneOwner = z.object({ record: CompanyOwner });

const InviteKey = z.object({ key: z.string().check(z.minLength(20), z.maxLength(200)) });

/** What the calls take and answer, by wire name. */
export const companiesSchemas = {
  /** The owners and employees that the account has named. */
  "user/getCompanyOwners": {
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: Owners,
  },
  /** Names an owner or an employee, who gets an invitation to act for the account. */
  "user/addCompanyOwner": {
    access: "user",
    personal: true,
    rateLimit: "code",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      first_name: NameOfPerson,
      last_name: NameOfPerson,
      email: Email,
      role: z._default(CompanyRole, "employee"),
      ownership_percent: z._default(Percent, null),
    }),
    output: OneOwner,
  },
  /** Changes what is known of an owner or an employee, or sends the invitation again. */
  "user/updateCompanyOwner": {
    access: "user",
    personal: true,
    rateLimit: "code",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      id: IdInput,
      first_name: z.optional(NameOfPerson),
      last_name: z.optional(NameOfPerson),
      role: z.optional(CompanyRole),
      ownership_percent: z.optional(Percent),
      /** Another letter with a new link; the old one ends. */
      resend: z.optional(BooleanInput),
    }),
    output: OneOwner,
  },
  /** Removes an owner or an employee; a removed person who acts for the account at that moment is out at once. */
  "user/removeCompanyOwner": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ id: Id }),
  },
  /** The people who work for the account, in either way, and the rights of each. */
  "custom/sellerPeople": {
    access: "seller",
    personal: true,
    silent: true,
    cost: LIST,
    permissions: null,
    inferred: true,
    input: z.object({
      /** Of which account; for staff. Left out: the own one. */
      account_id: z.optional(IdInput),
    }),
    output: z.object({ records: z.array(SellerPerson), totalRecords: z.number() }),
  },
  /** Sets the rights of a person who works for the account. It holds at once, also where the person is signed in. */
  "custom/sellerPermissions": {
    access: "seller",
    personal: true,
    cost: LIGHT,
    permissions: null,
    inferred: true,
    input: z.object({
      account_id: z.optional(IdInput),
      user_id: IdInput,
      /** All that the person may do from now on. */
      permissions: z
        .array(z.enum(SELLER_PERMISSIONS))
        .check(z.maxLength(SELLER_PERMISSIONS.length)),
    }),
    output: z.object({ record: SellerPerson }),
  },
  /** What an invitation is about, for a visitor with its link. */
  "user/getInviteDetails": {
    access: "public",
    rateLimit: "check",
    silent: true,
    cost: LIST,
    inferred: true,
    input: InviteKey,
    output: z.object({ record: InviteDetails }),
  },
  /** Accepts an invitation to act for an account; for the person with the invited e-mail. */
  "custom/acceptInvite": {
    access: "user",
    personal: true,
    changesUser: true,
    cost: LIGHT,
    inferred: true,
    input: InviteKey,
    output: z.object({ account: z.object({ id: Id, name: z.string(), role: CompanyRole }) }),
  },
  /** Invites a person to open an account. */
  "user/addinviteuser": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      email: Email,
      first_name: z._default(lineOf(15), ""),
      seller_type: z._default(z.enum(["buyer", "seller"]), "buyer"),
    }),
    output: z.object({ sent: z.literal(true) }),
  },
} satisfies CallSchemas;
