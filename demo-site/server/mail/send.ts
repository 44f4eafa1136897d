import type { CallContext } from "../http/context";
import { writeMessage } from "./outbox-repository";
import { renderMail, type MailTemplate, type SmsTemplate } from "./template";
import {
  MAILS,
  TEXT_MESSAGES,
  type MailName,
  type MailValues,
  type SmsName,
  type SmsValues,
} from "./templates";

/** What sending needs of a call. In a transaction pass its handle: `sendMail({ ...ctx, db: t }, …)`. */
export type SendContext = Pick<CallContext, "db" | "config" | "delivery" | "log">;

/**
 * Writes a letter into the outbox, in the transaction of `ctx.db`: it goes out if and only if that commits, some moments later.
 * `values` are plain texts, escaped here; links are paths of the site such as `/reset_password/…`.
 */
export async function sendMail<Name extends MailName>(
  ctx: SendContext,
  name: Name,
  to: string,
  values: MailValues<Name>,
): Promise<void> {
  // The table pairs each name with its values, which types cannot follow through a lookup.
  const template = MAILS[name] as unknown as MailTemplate<MailValues<Name>>;
  const rendered = renderMail(template, values, ctx.config.siteUrl);
  const goodFor = template.secretForSeconds?.(values) ?? null;
  await write(ctx, { kind: "mail", template: name, recipient: to, goodFor, ...rendered });
}

/** The same for a text message; `to` is E.164. */
export async function sendSms<Name extends SmsName>(
  ctx: SendContext,
  name: Name,
  to: string,
  values: SmsValues<Name>,
): Promise<void> {
  const template = TEXT_MESSAGES[name] as unknown as SmsTemplate<SmsValues<Name>>;
  const goodFor = template.secretForSeconds?.(values) ?? null;
  const text = template.text(values);
  const message = { template: name, recipient: to, subject: "", text, html: "", goodFor };
  await write(ctx, { kind: "sms", ...message });
}

interface Message {
  kind: "mail" | "sms";
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Seconds that what is secret in it is good for; null where nothing is. */
  goodFor: number | null;
}

async function write(ctx: SendContext, message: Message) {
  const mode = ctx.delivery[message.kind];
  if (mode === "drop") {
    ctx.log.warn({ kind: message.kind, template: message.template }, "nobody sends this message");
  }
  await writeMessage(ctx.db, message, mode);
}
