import * as z from "zod/mini";
import { defineAction } from "../../action";
import {
  CompanyOwner,
  CompanyRole,
  DOCUMENT_TYPES,
  InviteDetails,
  Kyc,
  UserAddress,
} from "../../entities/company";
import { Email } from "../../entities/credentials";
import { Id, IdInput } from "../../primitives";

/** One line of text: what has line breaks may be meant for a mail's headers. */
function lineOf(maximum: number, minimum = 0) {
  return z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^\P{Cc}*$/u));
}

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

export const userGetCompanyOwners = defineAction("user/getCompanyOwners", {
  summary: "The owners and employees that the account has named.",
  access: "user",
  silent: true,
  inferred: true,
  input: z.object({}),
  output: Owners,
});

export const userAddCompanyOwner = defineAction("user/addCompanyOwner", {
  summary: "Names an owner or an employee, who gets an invitation to act for the account.",
  access: "user",
  personal: true,
  rateLimit: "code",
  inferred: true,
  input: z.object({
    first_name: lineOf(15, 2),
    last_name: lineOf(15, 2),
    email: Email,
    role: z._default(CompanyRole, "employee"),
    ownership_percent: z._default(Percent, null),
  }),
  output: OneOwner,
});

export const userUpdateCompanyOwner = defineAction("user/updateCompanyOwner", {
  summary: "Changes what is known of an owner or an employee, or sends the invitation again.",
  access: "user",
  personal: true,
  rateLimit: "code",
  inferred: true,
  input: z.object({
    id: IdInput,
    first_name: z.optional(lineOf(15, 2)),
    last_name: z.optional(lineOf(15, 2)),
    role: z.optional(CompanyRole),
    ownership_percent: z.optional(Percent),
    /** Another letter with a new link; the old one ends. */
    resend: z.optional(z.boolean()),
  }),
  output: OneOwner,
});

export const userRemoveCompanyOwner = defineAction("user/removeCompanyOwner", {
  summary: "Takes an owner or an employee off; whoever acts for the account at that moment is out.",
  access: "user",
  personal: true,
  inferred: true,
  input: z.object({ id: IdInput }),
  output: z.object({ id: Id }),
});

const InviteKey = z.object({ key: z.string().check(z.minLength(20), z.maxLength(200)) });

export const userGetInviteDetails = defineAction("user/getInviteDetails", {
  summary: "What an invitation is about, for whoever has its link.",
  access: "public",
  rateLimit: "check",
  silent: true,
  inferred: true,
  input: InviteKey,
  output: z.object({ record: InviteDetails }),
});

export const customAcceptInvite = defineAction("custom/acceptInvite", {
  summary: "Accepts an invitation to act for an account; for the person with the invited e-mail.",
  access: "user",
  personal: true,
  changesUser: true,
  inferred: true,
  input: InviteKey,
  output: z.object({ account: z.object({ id: Id, name: z.string(), role: CompanyRole }) }),
});

export const userAddinviteuser = defineAction("user/addinviteuser", {
  summary: "Invites somebody to open an account.",
  access: "staff",
  inferred: true,
  input: z.object({
    email: Email,
    first_name: z._default(lineOf(15), ""),
    seller_type: z._default(z.enum(["buyer", "seller"]), "buyer"),
  }),
  output: z.object({ sent: z.literal(true) }),
});

const AddressFields = z.object({
  label: z._default(lineOf(40), ""),
  name: z._default(lineOf(80), ""),
  phone: z._default(z.string().check(z.trim(), z.regex(/^([\d\s+()-]{8,15})?$/)), ""),
  address1: lineOf(120, 1),
  address2: z._default(lineOf(120), ""),
  zip: z.string().check(z.trim(), z.regex(/^[\dA-Za-z -]{1,10}$/)),
  city: lineOf(80, 1),
  state: lineOf(80, 1),
  country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "ES"),
});

export const userUserAddress = defineAction("user/userAddress", {
  summary:
    "The addresses of the signed-in person: lists, adds, changes, removes, chooses the usual one.",
  access: "user",
  silent: true,
  inferred: true,
  changesUser: (input) => (input as { action: string }).action !== "list",
  input: z.discriminatedUnion("action", [
    z.object({ action: z.literal("list") }),
    z.extend(AddressFields, { action: z.literal("add") }),
    z.extend(AddressFields, { action: z.literal("edit"), id: IdInput }),
    z.object({ action: z.literal("delete"), id: IdInput }),
    z.object({ action: z.literal("default"), id: IdInput }),
  ]),
  output: z.object({ records: z.array(UserAddress) }),
});

export const userUpdateProfileKYC = defineAction("user/updateProfileKYC", {
  summary: "Stores what says who the signed-in person is. A change asks for another check.",
  access: "user",
  personal: true,
  inferred: true,
  input: z.object({
    document_type: z.enum(DOCUMENT_TYPES),
    document_number: lineOf(20, 5),
    /** Day of birth, or of a company's foundation. */
    birth_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    nationality: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "ES"),
  }),
  output: Kyc,
});

export const userRunKycCheck = defineAction("user/runKycCheck", {
  summary: "Has the stored identity checked; without anything stored it tells what is missing.",
  access: "user",
  personal: true,
  rateLimit: "code",
  inferred: true,
  input: z.object({
    /** Only tells how far it is. */
    only_status: z._default(z.boolean(), false),
  }),
  output: Kyc,
});

/** The calls about companies, invitations, addresses and identity, by wire name. */
export const companyActions = {
  "user/getCompanyOwners": userGetCompanyOwners,
  "user/addCompanyOwner": userAddCompanyOwner,
  "user/updateCompanyOwner": userUpdateCompanyOwner,
  "user/removeCompanyOwner": userRemoveCompanyOwner,
  "user/getInviteDetails": userGetInviteDetails,
  "custom/acceptInvite": customAcceptInvite,
  "user/addinviteuser": userAddinviteuser,
  "user/userAddress": userUserAddress,
  "user/updateProfileKYC": userUpdateProfileKYC,
  "user/runKycCheck": userRunKycCheck,
};
