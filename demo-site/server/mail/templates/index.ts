import type { MailTemplate, SmsTemplate } from "../template";
import * as accounts from "./accounts";
import * as bids from "./bids";
import * as notices from "./notices";
import * as sms from "./sms";
import * as visitors from "./visitors";

/** Every letter that the house writes, by name. A new one is added here and nowhere else. */
export const MAILS = { ...accounts, ...bids, ...notices, ...visitors };

/** Every text message that the house writes, by name. */
export const TEXT_MESSAGES = { ...sms };

export type MailName = keyof typeof MAILS;
export type SmsName = keyof typeof TEXT_MESSAGES;

/** What a letter has to be told. */
export type MailValues<Name extends MailName> =
  (typeof MAILS)[Name] extends MailTemplate<infer Values> ? Values : never;

/** What a text message has to be told. */
export type SmsValues<Name extends SmsName> =
  (typeof TEXT_MESSAGES)[Name] extends SmsTemplate<infer Values> ? Values : never;
