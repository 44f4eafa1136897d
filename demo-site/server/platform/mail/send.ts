// This folder: letters and text messages, their outbox and its pages.
import type { MailFile } from "../../ports/mail";
import type { CallContext } from "../call/context";
import { toBase64 } from "../security/base64";
import { writeMessages, type NewMessage } from "./outbox-repository";
import { oneFullStop, renderMail, type MailTemplate, type SmsTemplate } from "./template";
import { wordsFor } from "./translations";

/** What sending needs of a call. In a transaction pass its handle: `sendMail({ ...ctx, db: t }, …)`. */
export type SendContext = Pick<CallContext, "db" | "config" | "delivery" | "log">;

/**
 * Writes a letter into the outbox, in the transaction of `ctx.db`: it goes out if and only if that commits, some moments later.
 * `values` are plain texts, escaped here; links are paths of the site such as `/reset_password/…`.
 */
export async function sendMail<Values extends object>(
  ctx: SendContext,
  template: MailTemplate<Values>,
  to: string,
  values: Values,
  attachments: readonly MailFile[] = [],
): Promise<void> {
  await sendMails(ctx, template, [{ to, values, attachments }]);
}

/** To whom a letter goes, and what it tells. */
export interface Letter<Values> {
  to: string;
  values: Values;
  /** A path of the site to which a mail program may post to end letters of this kind. */
  unsubscribe?: string;
  /** Seconds after which it is not sent any more, e.g. because its price is old. @default it waits for its mail server */
  staleAfter?: number;
  attachments?: readonly MailFile[];
}

/** The same letter to many, in one statement. */
export async function sendMails<Values extends object>(
  ctx: SendContext,
  template: MailTemplate<Values>,
  letters: readonly Letter<Values>[],
): Promise<void> {
  const messages = letters.map(
    ({ to, values, unsubscribe, staleAfter = null, attachments = [] }) => ({
      kind: "mail" as const,
      template: template.name,
      recipient: to,
      goodFor: template.secretForSeconds?.(values) ?? null,
      // Mail programs post to it by themselves: a path alone leads nowhere.
      unsubscribe:
        unsubscribe === undefined || ctx.config.siteUrl === ""
          ? null
          : ctx.config.siteUrl + unsubscribe,
      staleAfter,
      attachments: attachments.map(({ name, type, bytes }) => ({
        name,
        type,
        content: toBase64(bytes),
      })),
      ...render(ctx, template, values),
    }),
  );
  await write(ctx, "mail", messages);
}

/** The same for a text message; `to` is E.164. */
export async function sendSms<Values extends object>(
  ctx: SendContext,
  template: SmsTemplate<Values>,
  to: string,
  values: Values,
  { staleAfter = null }: { staleAfter?: number | null } = {},
): Promise<void> {
  const goodFor = template.secretForSeconds?.(values) ?? null;
  const { translations } = ctx.delivery;
  const { words } = wordsFor(translations, template, values);
  const text = oneFullStop(words.text(values));
  const message = {
    template: template.name,
    recipient: to,
    subject: "",
    text,
    html: "",
    goodFor,
    staleAfter,
  };
  await write(ctx, "sms", [{ kind: "sms", ...message }]);
}

function render<Values extends object>(
  ctx: SendContext,
  template: MailTemplate<Values>,
  values: Values,
) {
  const { siteUrl, operator: sender } = ctx.config;
  const { words, language } = wordsFor(ctx.delivery.translations, template, values);
  return renderMail(words, values, { siteUrl, sender, language });
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
