import type {
  activemsgcount,
  archivemsgcount,
  messagesList,
  readMessages as readMessagesCall,
  searchactualmessages,
  searchprojectmessages,
  ParsedInputOf,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { escapeLike } from "../lots";
import { findMessages, FOUND, readMessages, readMessagesByIds } from "./message-repository";
import { toMessages } from "./message-view";
import { tellBoth } from "./tell-both";
import { type Talker, talkerOf } from "./talker";
import {
  FOUND_IN,
  foundBy,
  IN_ARCHIVE,
  IS_UNREAD,
  noteRead,
  readThread,
  readThreads,
  readThreadsByIds,
  talkerValues,
} from "./thread-repository";
import { countersOf, toThreads } from "./thread-view";

/** Messages of a conversation that are read at once. */
const MESSAGES_AT_ONCE = 50;

type ListInput = ParsedInputOf<typeof messagesList>;

/** The conversations of a box, or the messages of one. */
export const list: Handler<typeof messagesList> = async (input, ctx) => {
  const talker = talkerOf(ctx);
  if (input.thread_id !== undefined) return readOne(ctx, talker, input.thread_id, input);
  const parameters = new SqlParameters(...talkerValues(talker));
  const { project_id: lotId, unread } = input.filters ?? {};
  const conditions = [input.box === "archive" ? IN_ARCHIVE : `not ${IN_ARCHIVE}`];
  if (lotId !== undefined) conditions.push(`t.lot_id = ${parameters.add(lotId)}::bigint`);
  if (unread === 1) conditions.push(IS_UNREAD);
  return answerList(ctx, talker, { conditions, parameters }, input);
};

export const searchThreads: Handler<typeof searchprojectmessages> = (input, ctx) => {
  const talker = talkerOf(ctx);
  const parameters = new SqlParameters(...talkerValues(talker));
  const text = parameters.add(`%${escapeLike(input.search)}%`);
  return answerList(ctx, talker, { conditions: [foundBy(text)], parameters }, input);
};

async function answerList(
  { db }: Pick<CallContext, "db">,
  talker: Talker,
  where: Parameters<typeof readThreads>[1],
  { page, limit }: { page: number; limit: number },
) {
  const { rows, total } = await readThreads(db, where, { page, limit });
  return {
    records: await toThreads(db, rows),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    ...(await countersOf(db, talker)),
  };
}

async function readOne(
  { db }: Pick<CallContext, "db">,
  talker: Talker,
  id: number,
  { before, after }: Pick<ListInput, "before" | "after">,
) {
  const thread = await readThread(db, talker, id);
  if (!thread) throw new ApiFault("NOT_FOUND");
  const of = { threadId: id, clearedId: thread.cleared_id, limit: MESSAGES_AT_ONCE + 1 };
  const rows = await readMessages(db, of, { before, after });
  const hasMore = rows.length > MESSAGES_AT_ONCE;
  // One more was asked for than is shown: it says whether there are earlier ones.
  const shown =
    after === undefined ? rows.slice(-MESSAGES_AT_ONCE) : rows.slice(0, MESSAGES_AT_ONCE);
  return {
    records: await toThreads(db, [thread]),
    totalRecords: 1,
    setDisp: displayRange(1, 1, 1, 1),
    ...(await countersOf(db, talker)),
    messages: await toMessages(db, shown, new Map([[id, thread]])),
    earlier: hasMore && after === undefined ? (1 as const) : (0 as const),
  };
}

/** Messages by their words. */
export const searchMessages: Handler<typeof searchactualmessages> = async (input, ctx) => {
  const { db } = ctx;
  const { page, limit, search } = input;
  const talker = talkerOf(ctx);
  const parameters = new SqlParameters(...talkerValues(talker));
  const { rows, total } = await findMessages(
    db,
    { ...FOUND_IN, parameters },
    { search, page, limit },
  );
  const threads = await readThreadsByIds(db, talker, [
    ...new Set(rows.map(({ thread_id }) => thread_id)),
  ]);
  const rowOf = new Map(threads.map((thread) => [thread.id, thread]));
  const shownThreads = new Map(
    (await toThreads(db, threads)).map((thread) => [thread.thread_id, thread]),
  );
  const messages = await readMessagesByIds(
    db,
    rows.map(({ id }) => id),
  );
  const shown = new Map(
    (await toMessages(db, messages, rowOf)).map((message) => [message.message_id, message]),
  );
  return {
    records: rows.flatMap(({ id, thread_id, piece }) => {
      const message = shown.get(id);
      const thread = shownThreads.get(thread_id);
      return message && thread ? [{ message, thread, marked: partsOf(piece) }] : [];
    }),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    ...(await countersOf(db, talker)),
  };
};

/** A piece in parts: those between the two signs were found. */
function partsOf(piece: string) {
  const [before = "", ...marked] = piece.split(FOUND.from);
  return [
    { text: before, found: 0 as const },
    ...marked.flatMap((part) => {
      const [word = "", ...rest] = part.split(FOUND.to);
      return [
        { text: word, found: 1 as const },
        { text: rest.join(""), found: 0 as const },
      ];
    }),
  ].filter(({ text }) => text !== "");
}

export const countActive: Handler<typeof activemsgcount> = async (_, ctx) =>
  (await countersOf(ctx.db, talkerOf(ctx))).activemsgcount;

export const countArchived: Handler<typeof archivemsgcount> = async (_, ctx) =>
  (await countersOf(ctx.db, talkerOf(ctx))).archivemsgcount;

/** Notes up to where the person has read, and tells the other side. */
export const markRead: Handler<typeof readMessagesCall> = async (input, ctx) => {
  const talker = talkerOf(ctx);
  const thread = await readThread(ctx.db, talker, input.thread_id);
  if (!thread) throw new ApiFault("NOT_FOUND");
  const of = { threadId: thread.id, side: thread.side, userId: talker.personId };
  const hasMoved = await noteRead(ctx.db, { ...of, messageId: input.message_id });
  if (hasMoved) tellBoth(ctx, thread);
  return countersOf(ctx.db, talker);
};
