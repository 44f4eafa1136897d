// This folder: calls for the contact form and the newsletter.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { plainPhone } from "./phone-pattern";
import { Email } from "../accounts/schemas";
import { textOf } from "../primitives";
import { LIGHT, LIST } from "../costs";

const Name = textOf(80);

/** What a letter's link carries. */
export const LinkToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) });

/** What the calls take and answer, by wire name. */
export const contactSchemas = {
  /** Sends a visitor's message to the house, and a copy to the visitor. */
  "user/submitContactUs": {
    access: "public",
    scope: "read",
    rateLimit: "code",
    cost: LIST,
    inferred: true,
    input: z.object({
      name: Name,
      email: Email,
      phone: z._default(
        z
          .string()
          .check(
            z.overwrite(plainPhone),
            z.regex(/^(?:\+?\d{8,15})?$/, "Only numbers are allowed"),
          ),
        "",
      ),
      subject: textOf(160),
      message: textOf(5_000),
      /** Stays empty: no person sees it, only programs fill it in. */
      website: z.optional(z.string().check(z.maxLength(400))),
      /** Answer of the captcha, where the house asks for one. */
      captcha: z.optional(z.string().check(z.maxLength(4_096))),
    }),
    output: z.object({ received: z.literal(true) }),
  },
  /** Asks for the newsletter. Answers the same whether or not the address has it; letters begin once its link is followed. */
  "custom/subscribeNewsletter": {
    access: "public",
    scope: "read",
    rateLimit: "code",
    cost: LIST,
    inferred: true,
    input: z.object({
      contact: z.object({ name: Name, email: Email }),
      /** What the visitor read before saying yes. */
      consent_text: textOf(1_000),
    }),
    output: z.object({ requested: z.literal(true) }),
  },
  /** Confirms an address by the link that was sent there. May be repeated. */
  "custom/confirmNewsletter": {
    access: "public",
    rateLimit: "check",
    cost: LIST,
    inferred: true,
    input: LinkToken,
    output: z.object({ confirmed: z.literal(true) }),
  },
  /** Ends the newsletter by the link of a letter. May be repeated. */
  "custom/unsubscribeNewsletter": {
    access: "public",
    rateLimit: "check",
    cost: LIGHT,
    inferred: true,
    input: LinkToken,
    output: z.object({ unsubscribed: z.literal(true) }),
  },
} satisfies CallSchemas;
