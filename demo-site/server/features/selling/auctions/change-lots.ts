/** An action on an auction is done to its lots, to each for itself: under its own lock, by its own rules, and logged as its own. */
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { readLotChoices } from "../../house";
import { reasonOf } from "../bulk-action";
import { changeStatus } from "../change-status";
import { readDrafts } from "./auction-view";
import { setAuctionStatus } from "./auction-repository";
import { lockOwnAuction } from "./own-auction";
import { hasRunLots, lotsIn } from "./auction-lot-repository";

export interface LotsChanged {
  /** Lots that stayed as they were, and why. */
  failed: { id: number; code: string; message: string }[];
  /** Lots that are still to be changed: no caller waits longer for an answer. */
  left: number;
}

const MOST_AT_ONCE = 200;

type Action = Parameters<typeof changeStatus>[0]["action"];

async function changeEach(
  ids: readonly number[],
  action: Action,
  ctx: CallContext,
  notes?: string,
): Promise<LotsChanged["failed"]> {
  const failed: LotsChanged["failed"] = [];
  for (const id of ids) {
    try {
      await changeStatus({ id, action, ...(notes && { notes }) }, ctx);
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      failed.push({ id, code: error.code, message: reasonOf(error) });
    }
  }
  return failed;
}

/** Publishes the lots of a public auction that are complete; the others stay drafts. Where not one could be, the auction is a draft again. */
export async function publishLots(id: number, ctx: CallContext): Promise<LotsChanged> {
  const drafts = await readDrafts(ctx.db, id, await readLotChoices(ctx));
  const ready = drafts.filter(({ lacks }) => Object.keys(lacks).length === 0);
  const incomplete = drafts.flatMap(({ id: lot, lacks }) => {
    if (Object.keys(lacks).length === 0) return [];
    const fault = new ApiFault("INVALID_INPUT", { fields: lacks });
    return [{ id: lot, code: fault.code, message: reasonOf(fault) }];
  });
  const now = ready.slice(0, MOST_AT_ONCE).map((draft) => draft.id);
  const failed = await changeEach(now, "publish", ctx);
  if (failed.length === now.length && now.length > 0) await takeBack(id, ctx);
  return { failed: [...failed, ...incomplete], left: ready.length - now.length };
}

async function takeBack(id: number, ctx: CallContext) {
  await ctx.db.tx(async (t) => {
    await lockOwnAuction(t, id, ctx);
    const others = await hasRunLots(t, id);
    if (!others) await setAuctionStatus(t, id, "draft");
  });
}

export async function unpublishLots(id: number, ctx: CallContext): Promise<LotsChanged> {
  return {
    failed: await changeEach(await lotsIn(id, ["scheduled"], ctx), "unpublish", ctx),
    left: 0,
  };
}

/** Calls off what is on sale; its drafts are let go. */
export async function callOffLots(
  id: number,
  notes: string | undefined,
  ctx: CallContext,
): Promise<LotsChanged> {
  const ids = await lotsIn(id, ["scheduled", "open", "closing"], ctx);
  return { failed: await changeEach(ids, "withdraw", ctx, notes), left: 0 };
}
