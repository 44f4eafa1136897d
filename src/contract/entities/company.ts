import * as z from "zod/mini";
import { EpochMs, Flag, Id } from "../primitives";

/** What somebody is to a company: one of its owners, or somebody who works in its account. */
export const CompanyRole = z.enum(["owner", "employee"]);
export type CompanyRole = z.infer<typeof CompanyRole>;

/** A person of a company, as the company sees it. */
export const CompanyOwner = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: CompanyRole,
  /** Part of the company in percent, at most two decimals; null where nobody said. */
  ownership_percent: z.nullable(z.number()),
  /** `invited` until the person has accepted; only then may they act for the account. */
  state: z.enum(["invited", "accepted", "expired"]),
  created_at: EpochMs,
});
export type CompanyOwner = z.infer<typeof CompanyOwner>;

/** An invitation, as whoever has its link sees it. */
export const InviteDetails = z.object({
  /** `company`: to act for an account; `account`: to open one. */
  kind: z.enum(["company", "account"]),
  /** Who invites. */
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

/** How far the house knows who somebody is. */
export const KycStatus = z.enum(["none", "incomplete", "review", "approved", "rejected"]);
export type KycStatus = z.infer<typeof KycStatus>;

/** Kinds of documents that say who somebody is. */
export const DOCUMENT_TYPES = ["dni", "nie", "passport", "cif"] as const;

/** What the house knows of somebody's identity; of the number of the document only the end. */
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
