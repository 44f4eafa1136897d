// This folder: calls for a user's own data and preferences.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { NameOfPerson, PhoneInput, User } from "../accounts/schemas";
import { Kyc, UserAddress } from "../companies/schemas";
import { DOCUMENT_TYPES } from "../companies/values";
import { plainPhone } from "../contact/phone-pattern";
import { POSTAL_CODE_TEXT, isPostalCodeOf, plainPostalCode } from "../places/postal-code";
import { BooleanInput, IdInput, PostalCode, PostalCodeOrBlank, lineOf } from "../primitives";
import { NOTIFICATION_KINDS, NOTIFICATION_MEDIA, TIME_ZONES } from "./values";
import { LIGHT } from "../costs";

/** What a person wants to hear of, and how pages should look to them. */
export const Preferences = z.object({
  notifications: z.record(
    z.enum(NOTIFICATION_KINDS),
    z.object({ mail: z.boolean(), sms: z.boolean() }),
  ),
  /** Code of a language set; null follows the visitor's country. */
  language: z.nullable(z.string()),
  time_zone: z.enum(TIME_ZONES),
  theme: z.enum(["auto", "light", "dark"]),
});

export type Preferences = z.infer<typeof Preferences>;

const AddressFields = z.object({
  label: z._default(lineOf(40), ""),
  name: z._default(lineOf(80), ""),
  phone: z._default(z.string().check(z.overwrite(plainPhone), z.regex(/^(?:\+?\d{8,15})?$/)), ""),
  address1: lineOf(120, 1),
  address2: z._default(lineOf(120), ""),
  zip: z.string().check(z.overwrite(plainPostalCode), z.regex(/^[\dA-Za-z -]{1,10}$/)),
  city: lineOf(80, 1),
  state: lineOf(80, 1),
  country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "ES"),
});

/** In Spain a postal code is one of Spain. */
const ZipOfCountry = z.refine<{ zip: string; country: string }>(
  ({ zip, country }) => isPostalCodeOf(zip, country),
  { path: ["zip"], error: POSTAL_CODE_TEXT },
);

/**
 * The fields that people change by themselves; an empty text clears a field. Role, status, verification, e-mail and phone are not among
 * them and do not change, also where they are sent.
 */
export const ProfileChange = z.object({
  first_name: z.optional(NameOfPerson),
  last_name: z.optional(NameOfPerson),
  companyname: z.optional(lineOf(120)),
  /** Name of a seller's organisation; of others it is ignored. */
  organization: z.optional(lineOf(120)),
  address1: z.optional(lineOf(120)),
  address2: z.optional(lineOf(120)),
  city: z.optional(lineOf(80)),
  state: z.optional(lineOf(80)),
  zip: z.optional(PostalCodeOrBlank),
  /** Name of a picture that was uploaded into the folder `avatars`. */
  avatar: z.optional(z.string().check(z.maxLength(200))),
  /** Values of the fields of the house's own, by name; those that are not named stay. */
  custom_fields: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
});

export type ProfileChange = z.infer<typeof ProfileChange>;

const Media = z.partialRecord(z.enum(NOTIFICATION_MEDIA), z.boolean());

/** What the calls take and answer, by wire name. */
export const profileSchemas = {
  /** The addresses of the signed-in person: lists, adds, changes, removes, chooses the usual one. */
  "user/userAddress": {
    access: "user",
    silent: true,
    changesUser: (input) => (input as { action: string }).action !== "list",
    cost: LIGHT,
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.object({ action: z.literal("list") }),
      z.extend(AddressFields, { action: z.literal("add") }).check(ZipOfCountry),
      z.extend(AddressFields, { action: z.literal("edit"), id: IdInput }).check(ZipOfCountry),
      z.object({ action: z.literal("delete"), id: IdInput }),
      z.object({ action: z.literal("default"), id: IdInput }),
    ]),
    output: z.object({ records: z.array(UserAddress) }),
  },
  /** Stores what says who the signed-in person is. A change asks for another check. */
  "user/updateProfileKYC": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      document_type: z.enum(DOCUMENT_TYPES),
      document_number: lineOf(20, 5),
      /** Day of birth, or of a company's foundation. */
      birth_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      nationality: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "ES"),
    }),
    output: Kyc,
  },
  /** Has the stored identity checked; without anything stored it tells what is missing. */
  "user/runKycCheck": {
    access: "user",
    personal: true,
    rateLimit: "code",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Only tells how far it is. */
      only_status: z._default(BooleanInput, false),
    }),
    output: Kyc,
  },
  /** Changes name, company, address and picture of the signed-in person. E-mail and phone change by their codes. */
  "user/updateProfile": {
    access: "user",
    personal: true,
    changesUser: true,
    cost: LIGHT,
    inferred: true,
    input: ProfileChange,
    output: z.object({ user: User }),
  },
  /** The whole profile of the signed-in person: the user, and what they prefer. */
  "user/decryptProfile": {
    access: "user",
    personal: true,
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: z.object({ user: User, preferences: Preferences }),
  },
  /** Changes what the signed-in person wants to hear of, language, time zone and looks. */
  "user/updatePreference": {
    access: "user",
    personal: true,
    changesUser: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Only what changes; messages to a phone need a verified one. */
      notifications: z.optional(z.partialRecord(z.enum(NOTIFICATION_KINDS), Media)),
      /** Code of a language set; null follows the visitor's country. */
      language: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2,12}(_[a-z]{2,20})?$/)))),
      time_zone: z.optional(z.enum(TIME_ZONES)),
      theme: z.optional(z.enum(["auto", "light", "dark"])),
    }),
    output: z.object({ preferences: Preferences }),
  },
  /**
   * Names the person of an account that was registered without, with all that the house asks for. An account that has a name stays as it is.
   */
  "custom/completeAccount": {
    access: "user",
    personal: true,
    changesUser: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      first_name: NameOfPerson,
      last_name: NameOfPerson,
      companyname: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      /** Counts as unverified; a verified one stays. */
      phone: z.optional(PhoneInput),
      address1: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      address2: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      state: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      zip: z.optional(PostalCode),
      /** Name of a picture that was uploaded into the folder `avatars`, where the house asks for one. */
      avatar: z.optional(z.string().check(z.maxLength(200))),
      /** Values of the fields of the house's own, by name. */
      custom_fields: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    }),
    output: z.object({ user: User }),
  },
} satisfies CallSchemas;
