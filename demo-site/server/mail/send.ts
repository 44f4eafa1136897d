import type { CallContext } from "../http/context";
import { writeMessages, type NewMessage } from "./outbox-repository";
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
  await sendMails(ctx, name, [{ to, values }]);
}

/** To whom a letter goes, and what it tells. */
export interface Letter<Values> {
  to: string;
  values: Values;
  /** A path of the site to which a mail program may post to end letters of this kind. */
  unsubscribe?: string;
  /** Seconds after which it is not sent any more, e.g. because its price is old. @default it waits for its mail server */
  staleAfter?: number;
}

/** The same letter to many, in one statement. */
export async function sendMails<Name extends MailName>(
  ctx: SendContext,
  name: Name,
  letters: readonly Letter<MailValues<Name>>[],
): Promise<void> {
  // The table pairs each name with its values, which types cannot follow through a lookup.
  const template = MAILS[name] as unknown as MailTemplate<MailValues<Name>>;
  const messages = letters.map(({ to, values, unsubscribe, staleAfter = null }) => ({
    kind: "mail" as const,
    template: name,
    recipient: to,
    goodFor: template.secretForSeconds?.(values) ?? null,
    // Mail programs post to it by themselves: a path alone leads nowhere.
    unsubscribe:
      unsubscribe === undefined || ctx.config.siteUrl === ""
        ? null
        : ctx.config.siteUrl + unsubscribe,
    staleAfter,
    ...renderMail(template, values, ctx.config.siteUrl),
  }));
  await write(ctx, "mail", messages);
}

/** The same for a text message; `to` is E.164. */
export async function sendSms<Name extends SmsName>(
  ctx: SendContext,
  name: Name,
  to: string,
  values: SmsValues<Name>,
  { staleAfter = null }: { staleAfter?: number | null } = {},
): Promise<void> {
  const template = TEXT_MESSAGES[name] as unknown as SmsTemplate<SmsValues<Name>>;
  const goodFor = template.secretForSeconds?.(values) ?? null;
  const text = template.text(values);
  const message = {
    template: name,
    recipient: to,
    subject: "",
    text,
    html: "",
    goodFor,
    staleAfter,
  };
  await write(ctx, "sms", [{ kind: "sms", ...message }]);
}

async function write(ctx: SendContext, kind: NewMessage["kind"], messages: readonly NewMessage[]) {
  const [first] = messages;
  if (!first) return;
  const mode = ctx.delivery[kind];
  if (mode === "drop") {
    ctx.log.warn({ kind, template: first.template }, "nobody sends this message");
  }
  await writeMessages(ctx.db, messages, mode);
}
