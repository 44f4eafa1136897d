import * as z from "zod/mini";
import { defineAction } from "../action";
import { Email } from "../entities/credentials";
import { NOTIFICATION_KINDS } from "../entities/preferences";
import { textOf } from "../primitives";

const Name = textOf(80);
/** What a letter's link carries. */
const LinkToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) });

export const userSubmitContactUs = defineAction("user/submitContactUs", {
  summary: "Sends a visitor's message to the house, and a copy to the visitor.",
  access: "public",
  scope: "read",
  rateLimit: "code",
  inferred: true,
  input: z.object({
    name: Name,
    email: Email,
    phone: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(15),
          z.regex(/^(?:[\d\s+()-]{8,})?$/, "Only numbers are allowed"),
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
});

export const customSubscribeNewsletter = defineAction("custom/subscribeNewsletter", {
  summary:
    "Asks for the newsletter. Answers the same whether or not the address has it; letters begin once its link is followed.",
  access: "public",
  scope: "read",
  rateLimit: "code",
  inferred: true,
  input: z.object({
    contact: z.object({ name: Name, email: Email }),
    /** What the visitor read before saying yes. */
    consent_text: textOf(1_000),
  }),
  output: z.object({ requested: z.literal(true) }),
});

export const customConfirmNewsletter = defineAction("custom/confirmNewsletter", {
  summary: "Confirms an address by the link that was sent there. May be repeated.",
  access: "public",
  rateLimit: "check",
  inferred: true,
  input: LinkToken,
  output: z.object({ confirmed: z.literal(true) }),
});

export const customUnsubscribeNewsletter = defineAction("custom/unsubscribeNewsletter", {
  summary: "Ends the newsletter by the link of a letter. May be repeated.",
  access: "public",
  rateLimit: "check",
  inferred: true,
  input: LinkToken,
  output: z.object({ unsubscribed: z.literal(true) }),
});

export const customStopNotices = defineAction("custom/stopNotices", {
  summary: "Ends letters of one kind by the link of one of them. May be repeated; signs nobody in.",
  access: "public",
  rateLimit: "check",
  inferred: true,
  input: LinkToken,
  output: z.object({ stopped: z.enum(NOTIFICATION_KINDS) }),
});

/** What visitors send without an account, by wire name. */
export const visitorActions = {
  "user/submitContactUs": userSubmitContactUs,
  "custom/subscribeNewsletter": customSubscribeNewsletter,
  "custom/confirmNewsletter": customConfirmNewsletter,
  "custom/unsubscribeNewsletter": customUnsubscribeNewsletter,
  "custom/stopNotices": customStopNotices,
};
