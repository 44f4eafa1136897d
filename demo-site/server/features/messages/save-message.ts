import type { messagesSave, messagesSaveFromView } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { type NewFile, readPrivateFile } from "../files";
import { readLotStates } from "../lots";
import { readParty } from "../sale";
import { hiddenIn } from "./hide-contacts";
import {
  addFiles,
  countSent,
  insertMessage,
  readByKey,
  readJustBefore,
  readMessage,
} from "./message-repository";
import { toMessages, withoutHidden } from "./message-view";
import { type Talker, talkerOf } from "./talker";
import { tellBoth } from "./tell-both";
import {
  countOpened,
  isOwnLot,
  lockThread,
  noteWritten,
  openThread,
  readThread,
  type ThreadRow,
} from "./thread-repository";
import { closedBy, countersOf, toThreads } from "./thread-view";

/** New conversations of an account in a day. */
const MOST_THREADS_A_DAY = 20;
/** Messages of a person in ten minutes. */
const MOST_MESSAGES = 30;
const MINUTES = 10;
/** What of a side is read together with its next message, within those minutes. */
const TOGETHER = 4;

interface Words {
  text: string;
  files?: readonly File[] | undefined;
  client_key: string;
}

/** Writes in a conversation, or to the house. */
export const saveMessage: Handler<typeof messagesSave> = (input, ctx) =>
  write(ctx, input, async (inside, talker) => input.thread_id ?? openWithHouse(inside, talker));

/** Writes about a lot, or about its sale. */
export const saveMessageFromView: Handler<typeof messagesSaveFromView> = (input, ctx) =>
  write(ctx, input, (inside, talker) => openAboutLot(inside, talker, input));

async function write(
  ctx: CallContext,
  { text, files = [], client_key: key }: Words,
  find: (inside: CallContext, talker: Talker) => Promise<number>,
) {
  if (text === "" && files.length === 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { text: "Required!" } });
  }
  const talker = talkerOf(ctx);
  // Read before the transaction: a picture takes a moment.
  const kept = await Promise.all(files.map((file) => readPrivateFile(file, ctx)));
  const { messageId, threadId, isNew } = await ctx.db.tx(async (t) => {
    const id = await find({ ...ctx, db: t }, talker);
    await lockThread(t, id);
    const sent = await readByKey(t, talker.personId, key);
    if (sent) return { messageId: sent.id, threadId: sent.thread_id, isNew: false };
    const thread = await readThread(t, talker, id);
    if (!thread) throw new ApiFault("NOT_FOUND");
    requireOpen(thread);
    if ((await countSent(t, talker.personId, MINUTES)) >= MOST_MESSAGES) {
      throw new ApiFault("RATE_LIMITED", { retry_after: MINUTES * 60 });
    }
    return { ...(await add(t, { thread, talker, text, key }, kept)), isNew: true };
  });
  const thread = await readThread(ctx.db, talker, threadId);
  const row = await readMessage(ctx.db, messageId);
  if (!thread || !row) throw new Error("martillo: a message that was written is not there");
  if (isNew) tellBoth(ctx, thread);
  const [record] = await toMessages(ctx.db, [row], new Map([[threadId, thread]]));
  const [shown] = await toThreads(ctx.db, [thread]);
  if (!record || !shown) throw new Error("martillo: a message that was written cannot be shown");
  return { record, thread: shown, ...(await countersOf(ctx.db, talker)) };
}

async function add(
  t: CallContext["db"],
  { thread, talker, text, key }: { thread: ThreadRow; talker: Talker; text: string; key: string },
  files: readonly NewFile[],
) {
  const { id: threadId, side } = thread;
  const hidden = thread.has_sale
    ? []
    : hiddenIn(
        text,
        await readJustBefore(t, { threadId, side, minutes: MINUTES, limit: TOGETHER }),
      );
  const shown = withoutHidden(text, hidden);
  const { personId } = talker;
  const messageId = await insertMessage(t, { threadId, side, personId, text, shown, hidden, key });
  await addFiles(t, messageId, files);
  await noteWritten(t, { threadId, side, messageId });
  return { messageId, threadId };
}

/** Throws BLOCKED_BY_OTHER, THREAD_CLOSED. */
function requireOpen(thread: ThreadRow): void {
  if (thread.is_blocked) throw new ApiFault("BLOCKED_BY_OTHER");
  if (closedBy(thread) !== null) throw new ApiFault("THREAD_CLOSED");
}

async function openWithHouse({ db }: CallContext, talker: Talker): Promise<number> {
  // The house writes in a conversation that an account has begun.
  if (talker.isHouse) throw new ApiFault("FORBIDDEN");
  const of = { lotId: null, ownerId: talker.accountId, otherId: null };
  return (await openThread(db, of)).id;
}

async function openAboutLot(
  ctx: CallContext,
  talker: Talker,
  { project_id, invoice_id }: { project_id: number; invoice_id?: number | undefined },
): Promise<number> {
  if (invoice_id !== undefined) {
    const { row } = await readParty(ctx, invoice_id);
    if (row.lot_id !== project_id) throw new ApiFault("NOT_FOUND");
    const of = { lotId: row.lot_id, ownerId: row.buyer_id, otherId: row.seller_id };
    return (await openThread(ctx.db, of)).id;
  }
  const [lot] = await readLotStates(ctx.db, [project_id]);
  if (!lot || lot.status === "draft" || lot.is_hidden) throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, talker, lot.seller_id);
  const of = { lotId: lot.id, ownerId: talker.accountId, otherId: lot.seller_id };
  const { id, isNew } = await openThread(ctx.db, of);
  if (isNew && (await countOpened(ctx.db, talker.accountId)) > MOST_THREADS_A_DAY) {
    throw new ApiFault("RATE_LIMITED", { retry_after: 86_400 });
  }
  return id;
}

/** A person who is known by the e-mail may ask a seller, but not on the seller's own side. Throws FORBIDDEN, NOT_VERIFIED, OWN_LOT. */
async function requireBuyer(
  { requireViewer, db }: Pick<CallContext, "requireViewer" | "db">,
  { accountId, personId }: Talker,
  sellerId: number,
): Promise<void> {
  const viewer = requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  if (viewer.status !== "active" || !viewer.emailVerified) throw new ApiFault("NOT_VERIFIED");
  if (await isOwnLot(db, { accountId, personId, sellerId })) throw new ApiFault("OWN_LOT");
}
