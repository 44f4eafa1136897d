/** A seller's own auctions. An action on one runs under its lock; its lots are published, called off and listed one by one. */
import type {
  auctionAction,
  auctionChangeStatus,
  AuctionPart,
  OutputOf,
  ParsedInputOf,
} from "martillo/contract";
import type { AuctionAction } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { type Editor, ownerIdOf } from "../../lots";
import { editorOf } from "../edit-log";
import { flatFields } from "../fields";
import { copyAuction } from "./copy-auction";
import { callOffLots, publishLots, unpublishLots, type LotsChanged } from "./change-lots";
import { release } from "./arrange";
import { lockLots } from "./auction-lot-repository";
import { logAuctionEdit } from "./auction-log-repository";
import {
  auctionOfKey,
  type AuctionRow,
  insertAuction,
  markAuction,
  readAuction,
  setAuctionStatus,
} from "./auction-repository";
import { auctionFieldsOf, auctionValuesFrom, BLANK_AUCTION } from "./auction-values";
import { mayAct, stateOf, toOwnAuction } from "./auction-view";
import { editAuction, withAuctionAnswers } from "./edit-auction";
import { lockOwnAuction, readOwnAuction } from "./own-auction";
import { publishAuction } from "./publish-auction";

type Input = ParsedInputOf<typeof auctionAction>;
type Answer = OutputOf<typeof auctionAction>;
type Saving = Omit<Extract<Input, { action: "save" }>, "action">;
type StatusInput = ParsedInputOf<typeof auctionChangeStatus>;

export const actOnAuction: Handler<typeof auctionAction> = async (input, ctx) => {
  switch (input.action) {
    case "add":
      return answerOf(await begin(input, ctx), ctx);
    case "save":
      return saveAuction(input, ctx);
    case "publish":
      return changeAuction({ id: input.id, action: "publish" }, ctx);
    case "delete":
      return changeAuction({ id: input.id, action: "delete" }, ctx);
    case "duplicate":
    case "from_template": {
      const { id, failed } = await copyAuction(input, ctx);
      return answerOf(id, ctx, { failed });
    }
  }
};

export const changeAuctionStatus: Handler<typeof auctionChangeStatus> = (input, ctx) =>
  changeAuction(input, ctx);

export async function answerOf(
  id: number,
  ctx: CallContext,
  more: Partial<LotsChanged> & { others?: 0 | 1 } = {},
): Promise<Answer> {
  const row = await readAuction(ctx.db, id);
  return {
    record: row && !row.deleted ? await toOwnAuction(ctx, row) : null,
    version: row?.edit_version ?? 0,
    others: 0,
    failed: [],
    left: 0,
    ...more,
  };
}

/** A new draft, or template; the one that the seller has asked for under the same key before. */
export async function begin(
  input: AuctionPart & { client_key?: string | undefined },
  ctx: CallContext,
  template: string | null = null,
): Promise<number> {
  const viewer = ctx.requireViewer();
  const sellerId = ownerIdOf(viewer);
  const { client_key: key = null } = input;
  const named = await withAuctionAnswers(ctx.db, input, {});
  const values = { ...BLANK_AUCTION, ...auctionValuesFrom(named) };
  const made = await ctx.db.tx(async (t) => {
    const id = await insertAuction(t, sellerId, values, key, template);
    if (id === undefined) return undefined;
    const after = flatFields(auctionFieldsOf(values));
    await logAuctionEdit(t, id, editorOf(viewer, sellerId), { action: "add", before: {}, after });
    return id;
  });
  // Asked for under that key before.
  return made ?? ((await auctionOfKey(ctx.db, sellerId, key ?? "")) as number);
}

/** Changes a draft, or begins one; `also` is done after the change, in its transaction. */
export async function saveAuction(
  input: Saving,
  ctx: CallContext,
  also?: (t: Db, row: AuctionRow, editor: Editor) => Promise<void>,
) {
  const { client_key: key, expected_version: expectedVersion } = input;
  const known =
    input.id ??
    (key === undefined
      ? undefined
      : await auctionOfKey(ctx.db, ownerIdOf(ctx.requireViewer()), key));
  if (known === undefined) return answerOf(await begin(input, ctx), ctx);
  let others: 0 | 1 = 0;
  const changed = await ctx.db.tx(async (t) => {
    const { row, editor } = await lockOwnAuction(t, known, ctx);
    if (row.archived || row.deleted) throw new ApiFault("ILLEGAL_TRANSITION");
    others = expectedVersion !== undefined && expectedVersion < row.edit_version ? 1 : 0;
    const lots = await editAuction(t, input, row, { editor, expectedVersion });
    await also?.(t, row, editor);
    return lots;
  });
  ctx.bus.lotChanged(changed);
  return answerOf(known, ctx, { others });
}

export async function changeAuction(input: StatusInput, ctx: CallContext): Promise<Answer> {
  const { id, action, notes } = input;
  switch (action) {
    case "publish": {
      await publishAuction(id, ctx);
      const lots = await publishLots(id, ctx);
      return answerOf(id, ctx, lots);
    }
    case "unpublish": {
      requireMay("unpublish", await readOwnAuction(ctx.db, id, ctx), ctx);
      const lots = await unpublishLots(id, ctx);
      if (lots.failed.length > 0) return answerOf(id, ctx, lots);
      await setStatus(id, "unpublish", "draft", ctx, notes);
      return answerOf(id, ctx);
    }
    case "cancel": {
      const row = await readOwnAuction(ctx.db, id, ctx);
      requireMay("cancel", row, ctx);
      if (row.bid_count > 0 && !notes) {
        throw new ApiFault("INVALID_INPUT", { fields: { notes: "Obligatorio." } });
      }
      const lots = await callOffLots(id, notes, ctx);
      if (lots.failed.length > 0) return answerOf(id, ctx, lots);
      await setStatus(id, "cancel", "cancelled", ctx, notes);
      return answerOf(id, ctx);
    }
    default:
      await mark(id, action, ctx, notes);
      return answerOf(id, ctx);
  }
}

function requireMay(action: AuctionAction, row: AuctionRow, ctx: CallContext) {
  if (!mayAct(action, row, ctx.requireViewer())) throw new ApiFault("ILLEGAL_TRANSITION");
}

/** After its lots were changed; a seller may have published or a bidder bid meanwhile. */
async function setStatus(
  id: number,
  action: "unpublish" | "cancel",
  status: AuctionRow["status"],
  ctx: CallContext,
  reason: string | undefined,
) {
  await ctx.db.tx(async (t) => {
    const { row, editor } = await lockOwnAuction(t, id, ctx);
    requireMay(action, row, ctx);
    const lots = await lockLots(t, id);
    const isBusy = lots.some(({ status: each }) => !OUT_OF_SALE.has(each));
    if (isBusy) throw new ApiFault("ILLEGAL_TRANSITION");
    if (status === "cancelled") await release(t, draftsAmong(lots));
    await setAuctionStatus(t, id, status, reason ?? null);
    const [before, after] = [{ state: stateOf(row) }, { state: status }];
    await logAuctionEdit(t, id, editor, { action, before, after, reason });
  });
}

const OUT_OF_SALE: ReadonlySet<string> = new Set(["draft", "cancelled", "withdrawn"]);

function draftsAmong(lots: readonly { id: number; status: string }[]): number[] {
  return lots.filter(({ status }) => status === "draft").map(({ id }) => id);
}

const FLAGS = {
  archive: ["archived_at", true],
  unarchive: ["archived_at", false],
  delete: ["deleted_at", true],
  restore: ["deleted_at", false],
} as const;

async function mark(
  id: number,
  action: keyof typeof FLAGS,
  ctx: CallContext,
  reason: string | undefined,
) {
  await ctx.db.tx(async (t: Db) => {
    const { row, editor } = await lockOwnAuction(t, id, ctx);
    requireMay(action, row, ctx);
    const [flag, isSet] = FLAGS[action];
    // The lots in it stay with their seller.
    if (action === "delete") await release(t, draftsAmong(await lockLots(t, id)));
    await markAuction(t, id, flag, isSet);
    const name = flag.replace("_at", "");
    const [before, after] = [{ [name]: !isSet }, { [name]: isSet }];
    await logAuctionEdit(t, id, editor, { action, before, after, reason });
  });
}
