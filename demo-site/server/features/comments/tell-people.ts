import { lotPath } from "martillo/contract";
import { sendMails, type SendContext } from "../../platform/mail/send";
import { quietUntil, type Reader, readReader, stopPath } from "../notices";
import { lockComments } from "./comment-repository";
import { questionAnswered, questionAsked } from "./comments.mail";
import { markTold, readToTell, readUntold, type UntoldRow } from "./told-repository";

const AT_ONCE = 200;
/** Of a text, as the letter repeats it. */
const LONGEST_QUOTE = 300;

export type TellContext = SendContext & { now(): Promise<number> };

/** Writes to sellers of questions, and to those who asked of answers; at night not. Returns how many letters were written. */
export async function tellPeople(ctx: TellContext): Promise<number> {
  let letters = 0;
  for (let after = 0; ;) {
    const rows = await readUntold(ctx.db, { after, limit: AT_ONCE });
    for (const row of rows) if (await tell(ctx, row.id, row.lot_id)) letters += 1;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return letters;
    after = last.id;
  }
}

function tell(ctx: TellContext, id: number, lotId: number): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    await lockComments(t, lotId);
    const row = await readToTell(t, id);
    const reader = row && (await readReader(t, row.reader_id, ctx.config));
    const to = reader?.wants.question.mail ? reader.addresses.mail : null;
    if (reader && to !== null && quietUntil(await ctx.now(), reader.zone) !== null) return false;
    await markTold(t, id);
    if (!row || !reader || to === null) return false;
    await send({ ...ctx, db: t }, { row, reader, to });
    return true;
  });
}

async function send(
  ctx: SendContext,
  { row, reader, to }: { row: UntoldRow; reader: Reader; to: string },
): Promise<void> {
  const stopLink = await stopPath(ctx, { userId: reader.id, kind: "question" });
  const values = {
    language: reader.language,
    name: reader.firstName,
    title: row.title,
    question: quoteOf(row.question),
    link: lotPath({ id: row.lot_id, auction: row.auction }),
    stopLink,
  };
  if (row.parent_id === null) {
    return sendMails(ctx, questionAsked, [{ to, unsubscribe: stopLink, values }]);
  }
  const answered = { ...values, from: row.seller_name, answer: quoteOf(row.answer) };
  await sendMails(ctx, questionAnswered, [{ to, unsubscribe: stopLink, values: answered }]);
}

function quoteOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
