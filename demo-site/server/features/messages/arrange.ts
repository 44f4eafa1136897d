import type { archiveMessages, blockPerson, deleteMessage } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readMessage, takeBack } from "./message-repository";
import { takeBackUntil } from "./message-view";
import { tellBoth } from "./tell-both";
import { type Talker, talkerOf } from "./talker";
import {
  arrangeThread,
  lockThread,
  readLastId,
  readThread,
  readThreadsByIds,
  recountLast,
  setBlock,
  type ThreadRow,
} from "./thread-repository";
import { countersOf } from "./thread-view";

/** Archives conversations of the caller's side, or takes them back into use; ends letters about them. */
export const arrange: Handler<typeof archiveMessages> = async (input, ctx) => {
  const talker = talkerOf(ctx);
  const { thread_ids: ids, archived, muted } = input;
  const change = {
    archived: archived === undefined ? undefined : archived === 1,
    muted: muted === undefined ? undefined : muted === 1,
  };
  const changed = await forEachOwn(ctx, talker, ids, (t, { id, side }) =>
    arrangeThread(t, { threadId: id, side }, change),
  );
  return { changed, ...(await countersOf(ctx.db, talker)) };
};

/** Takes a message back from both sides, or removes conversations from the caller's own. */
export const remove: Handler<typeof deleteMessage> = async (input, ctx) => {
  const talker = talkerOf(ctx);
  const { message_id: messageId, thread_ids: ids } = input;
  if ((messageId === undefined) === (ids === undefined)) {
    throw new ApiFault("INVALID_INPUT", { fields: { message_id: "Required!" } });
  }
  if (messageId !== undefined) await takeMessageBack(ctx, talker, messageId);
  const changed =
    ids === undefined
      ? [messageId ?? 0]
      : await forEachOwn(ctx, talker, ids, async (t, { id, side }) =>
          arrangeThread(t, { threadId: id, side }, { clearedId: await readLastId(t, id) }),
        );
  return { changed, ...(await countersOf(ctx.db, talker)) };
};

/** Passes over conversations of others; throws NOT_FOUND where none is the caller's. */
async function forEachOwn(
  ctx: CallContext,
  talker: Talker,
  ids: readonly number[],
  change: (t: CallContext["db"], thread: ThreadRow) => Promise<void>,
): Promise<number[]> {
  return ctx.db.tx(async (t) => {
    const threads = await readThreadsByIds(t, talker, ids);
    if (threads.length === 0) throw new ApiFault("NOT_FOUND");
    const inOrder = threads.toSorted((a, b) => a.id - b.id);
    for (const thread of inOrder) {
      await lockThread(t, thread.id);
      await change(t, thread);
    }
    return inOrder.map(({ id }) => id);
  });
}

async function takeMessageBack(ctx: CallContext, talker: Talker, id: number): Promise<void> {
  const thread = await ctx.db.tx(async (t) => {
    const found = await readMessage(t, id);
    if (!found) throw new ApiFault("NOT_FOUND");
    await lockThread(t, found.thread_id);
    const [row, owner] = [await readMessage(t, id), await readThread(t, talker, found.thread_id)];
    if (!row || !owner || row.side !== owner.side) throw new ApiFault("NOT_FOUND");
    if (row.is_taken_back) return owner;
    if (takeBackUntil(row, owner) === null) throw new ApiFault("TOO_LATE_TO_EDIT");
    await takeBack(t, id);
    await recountLast(t, owner.id);
    return owner;
  });
  tellBoth(ctx, thread);
}

/** The account of the caller's side hears no more of the other one, or does again. */
export const block: Handler<typeof blockPerson> = async (input, ctx) => {
  const talker = talkerOf(ctx);
  const thread = await readThread(ctx.db, talker, input.thread_id);
  if (!thread || thread.other_id === null) throw new ApiFault("NOT_FOUND");
  const [accountId, blockedId] =
    thread.side === "owner"
      ? [thread.owner_id, thread.other_id]
      : [thread.other_id, thread.owner_id];
  await setBlock(ctx.db, { accountId, blockedId, isBlocked: input.blocked === 1 });
  tellBoth(ctx, thread);
  return { blocked: input.blocked };
};
