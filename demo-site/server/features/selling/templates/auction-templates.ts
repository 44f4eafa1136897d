/** A seller's own templates of auctions. What is no template is not found by these calls, and what they make is never published. */
import type {
  OutputOf,
  ParsedInputOf,
  templateAuctionAuctionAction,
  templateAuctionChangeStatus,
  templateAuctionGetSingleAuction,
  templateAuctionLots,
  templateAuctionSearch,
} from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { mayManageLot, ownerIdOf } from "../../lots";
import { answerOf, begin, changeAuction, saveAuction } from "../auctions/auction-action";
import { logAuctionEdit } from "../auctions/auction-log-repository";
import {
  auctionOfKey,
  type AuctionRow,
  readAuction,
  readAuctions,
  renameAuctionTemplate,
} from "../auctions/auction-repository";
import { toAuctionDetail } from "../auctions/auction-view";
import { copyAuction } from "../auctions/copy-auction";
import { lotsInside, singleAuction } from "../auctions/read-auctions";
import { nameOfCopy, requireName } from "./find-template";

type Input = ParsedInputOf<typeof templateAuctionAuctionAction>;
type Saving = Extract<Input, { action: "save" }>;
type Answer = OutputOf<typeof templateAuctionAuctionAction>;

export const actOnAuctionTemplate: Handler<typeof templateAuctionAuctionAction> = async (
  input,
  ctx,
) => {
  switch (input.action) {
    case "add":
      return answerTemplate(await begin(input, ctx, input.name), ctx);
    case "save":
      return save(input, ctx);
    case "duplicate": {
      const { id, action, client_key } = input;
      const former = await requireTemplate(id, ctx);
      const template = input.name ?? nameOfCopy(former.template_name);
      const copied = await copyAuction({ action, id, template, client_key }, ctx);
      return answerTemplate(copied.id, ctx);
    }
    case "delete":
      await requireTemplate(input.id, ctx);
      return changeAuction({ id: input.id, action: "delete" }, ctx);
  }
};

/** Asked for under a key that has made an auction, it is not found. */
async function answerTemplate(id: number, ctx: CallContext): Promise<Answer> {
  await requireTemplate(id, ctx);
  return answerOf(id, ctx);
}

async function save({ name, ...input }: Saving, ctx: CallContext): Promise<Answer> {
  const { client_key: key } = input;
  const viewer = ctx.requireViewer();
  const ofKey = key === undefined ? undefined : await auctionOfKey(ctx.db, ownerIdOf(viewer), key);
  const id = input.id ?? ofKey;
  if (id === undefined) return answerTemplate(await begin(input, ctx, requireName(name)), ctx);
  await requireTemplate(id, ctx);
  return saveAuction({ ...input, id }, ctx, async (t, { template_name: former }, editor) => {
    if (name === undefined || name === former) return;
    await renameAuctionTemplate(t, id, name);
    const entry = { before: { template: former }, after: { template: name } };
    await logAuctionEdit(t, id, editor, { action: "save", ...entry });
  });
}

export const changeAuctionTemplateStatus: Handler<typeof templateAuctionChangeStatus> = async (
  input,
  ctx,
) => {
  await requireTemplate(input.id, ctx);
  return changeAuction(input, ctx);
};

export const singleAuctionTemplate: Handler<typeof templateAuctionGetSingleAuction> = async (
  input,
  ctx,
) => {
  await requireTemplate(input.id, ctx);
  return singleAuction(input, ctx);
};

export const lotsOfTemplate: Handler<typeof templateAuctionLots> = async (input, ctx) => {
  const { deleted } = await requireTemplate(input.auction_id, ctx);
  if (deleted) throw new ApiFault("NOT_FOUND");
  return lotsInside(input, ctx);
};

export const auctionTemplates: Handler<typeof templateAuctionSearch> = async (input, ctx) => {
  const { page, limit } = input;
  const { rows, total } = await readAuctions(ctx.db, {
    sellerId: ownerIdOf(ctx.requireViewer()),
    states: null,
    isArchived: false,
    isTemplates: true,
    search: "",
    page,
    limit,
  });
  return {
    records: rows.map(toEvent),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

/** A template in the shape of an auction in a list. */
function toEvent(row: AuctionRow): OutputOf<typeof templateAuctionSearch>["records"][number] {
  const { id, title, description, seller, avatar, watched, ...more } = toAuctionDetail(row, false);
  const { date_start, date_closed, lot_count, open_lot_count } = more;
  const shown = { id, title, description, seller, avatar, watched };
  const counted = { date_start, date_closed, lot_count, open_lot_count };
  return { ...shown, ...counted, template: row.template_name ?? "" };
}

/** A template that the caller manages, a deleted one, too. Throws NOT_FOUND for all else, auctions among it. */
async function requireTemplate(
  id: number,
  ctx: CallContext,
): Promise<AuctionRow & { template_name: string }> {
  const row = await readAuction(ctx.db, id);
  const { template_name: name = null } = row ?? {};
  if (!row || name === null || !mayManageLot(ctx.requireViewer(), row.seller_id)) {
    throw new ApiFault("NOT_FOUND");
  }
  return { ...row, template_name: name };
}
