import { PATHS } from "martillo/contract";
import { sendMails, type SendContext } from "../../platform/mail/send";
import { quietUntil, readReader, stopPath } from "../notices";
import { messageUnread } from "./messages.mail";
import { lockThread } from "./thread-repository";
import { noteTold, readStillUnread, readUnread, type UnreadRow } from "./unread-repository";

/** How long a message waits for its reader before a letter tells of it. */
const WAIT_MINUTES = 10;
const AT_ONCE = 200;
/** Of the last message, as the letter repeats it. */
const LONGEST_QUOTE = 200;

export type UnreadContext = SendContext & { now(): Promise<number> };

/** Tells people of messages that they have not read, once for each conversation until they have. Returns how many letters were written. */
export async function tellUnread(ctx: UnreadContext): Promise<number> {
  let letters = 0;
  for (let after = 0; ;) {
    const rows = await readUnread(ctx.db, { minutes: WAIT_MINUTES, after, limit: AT_ONCE });
    for (const row of rows) if (await tell(ctx, row)) letters += 1;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return letters;
    after = last.thread_id;
  }
}

function tell(ctx: UnreadContext, { thread_id: threadId, side }: UnreadRow): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    await lockThread(t, threadId);
    const row = await readStillUnread(t, { threadId, side, minutes: WAIT_MINUTES });
    if (!row) return false;
    const reader = await readReader(t, row.account_id, ctx.config);
    const to = reader?.wants.message.mail ? reader.addresses.mail : null;
    if (!reader || to === null) return false;
    // Of a sale they go at once: an appointment may be at stake.
    if (!row.has_sale && quietUntil(await ctx.now(), reader.zone) !== null) return false;
    await noteTold(t, { threadId, side, messageId: row.message_id });
    const stopLink = await stopPath(
      { db: t, config: ctx.config },
      { userId: reader.id, kind: "message" },
    );
    const values = {
      language: reader.language,
      name: reader.firstName,
      from: row.other_name,
      title: row.title,
      count: row.count,
      text: quoteOf(row.shown),
      link: `${PATHS.messages}?conversacion=${threadId}`,
      stopLink,
    };
    await sendMails({ ...ctx, db: t }, messageUnread, [{ to, unsubscribe: stopLink, values }]);
    return true;
  });
}

function quoteOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
