import * as z from "zod/mini";
import { defineAction } from "../../action";
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_MEDIA,
  Preferences,
  TIME_ZONES,
} from "../../entities/preferences";
import { User } from "../../entities/user";

/** One line of text: what has line breaks in a name may be meant for a mail's headers. */
function lineOf(maximum: number) {
  return z.string().check(z.trim(), z.maxLength(maximum), z.regex(/^\P{Cc}*$/u));
}

const PersonName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(15), z.regex(/^\P{Cc}*$/u));

/** What people change by themselves; an empty text clears a field. Role, status, verification, e-mail and phone are not among it, whatever else is sent. */
export const ProfileChange = z.object({
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
  companyname: z.optional(lineOf(120)),
  /** Name of a seller's organisation; of others it is ignored. */
  organization: z.optional(lineOf(120)),
  address1: z.optional(lineOf(120)),
  address2: z.optional(lineOf(120)),
  city: z.optional(lineOf(80)),
  state: z.optional(lineOf(80)),
  zip: z.optional(z.string().check(z.trim(), z.regex(/^\d{0,6}$/))),
  /** Name of a picture that was uploaded into the folder `avatars`. */
  avatar: z.optional(z.string().check(z.maxLength(200))),
  /** Values of the fields of the house's own, by name; those that are not named stay. */
  custom_fields: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const userUpdateProfile = defineAction("user/updateProfile", {
  summary:
    "Changes name, company, address and picture of the signed-in person. E-mail and phone change by their codes.",
  access: "user",
  personal: true,
  changesUser: true,
  inferred: true,
  input: ProfileChange,
  output: z.object({ user: User }),
});

export const userDecryptProfile = defineAction("user/decryptProfile", {
  summary: "The whole profile of the signed-in person: the user, and what they prefer.",
  access: "user",
  personal: true,
  silent: true,
  inferred: true,
  input: z.object({}),
  output: z.object({ user: User, preferences: Preferences }),
});

const Media = z.partialRecord(z.enum(NOTIFICATION_MEDIA), z.boolean());

export const userUpdatePreference = defineAction("user/updatePreference", {
  summary: "Changes what the signed-in person wants to hear of, language, time zone and looks.",
  access: "user",
  personal: true,
  changesUser: true,
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
});

/** The calls about one's own profile, by wire name. */
export const profileActions = {
  "user/updateProfile": userUpdateProfile,
  "user/decryptProfile": userDecryptProfile,
  "user/updatePreference": userUpdatePreference,
};
