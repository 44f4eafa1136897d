import type { auctionAction, ParsedInputOf } from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { reasonOf } from "../bulk-action";
import { editorOf } from "../edit-log";
import { flatFields } from "../fields";
import { UNSET_MS } from "../../lots";
import { projectAction } from "../project-action";
import { addLots } from "./add-lots";
import { logAuctionEdit } from "./auction-log-repository";
import { auctionOfKey, copyTerms, insertAuction } from "./auction-repository";
import { auctionFieldsOf, auctionValuesOf } from "./auction-values";
import type { LotsChanged } from "./change-lots";
import { readOwnAuction } from "./own-auction";
import { readUnsold } from "./auction-lot-repository";

type Input = Extract<
  ParsedInputOf<typeof auctionAction>,
  { action: "duplicate" | "from_template" }
>;

/** A new draft, or template, with all that an auction says but its dates; where asked for, with copies of what it did not sell. */
export async function copyAuction(
  input: Input,
  ctx: CallContext,
): Promise<{ id: number; failed: LotsChanged["failed"] }> {
  const viewer = ctx.requireViewer();
  const isFromTemplate = input.action === "from_template";
  const id = isFromTemplate ? input.template_id : input.id;
  const template = isFromTemplate ? null : (input.template ?? null);
  const withUnsold = !isFromTemplate && template === null && input.with_unsold === true;
  const key = input.client_key ?? null;
  const row = await readOwnAuction(ctx.db, id, ctx);
  if (row.deleted || (isFromTemplate && row.template_name === null))
    throw new ApiFault("NOT_FOUND");
  const known = key === null ? undefined : await auctionOfKey(ctx.db, row.seller_id, key);
  if (known !== undefined) return { id: known, failed: [] };
  const values = {
    ...auctionValuesOf(row),
    opens_ms: UNSET_MS,
    closes_ms: UNSET_MS,
    stagger_s: row.stagger_s ?? 60,
  };
  const copy = await ctx.db.tx(async (t) => {
    const made = await insertAuction(t, row.seller_id, values, key, template);
    if (made === undefined) return undefined;
    await copyTerms(t, id, made, viewer.actedBy ?? viewer.id);
    await logAuctionEdit(t, made, editorOf(viewer, row.seller_id), {
      action: input.action,
      before: {},
      after: flatFields(auctionFieldsOf(values)),
    });
    return made;
  });
  if (copy === undefined)
    return { id: (await auctionOfKey(ctx.db, row.seller_id, key ?? "")) ?? id, failed: [] };
  return { id: copy, failed: withUnsold ? await copyUnsold(id, copy, ctx) : [] };
}

async function copyUnsold(
  from: number,
  to: number,
  ctx: CallContext,
): Promise<LotsChanged["failed"]> {
  const rows = await readUnsold(ctx.db, from);
  const [copies, failed]: [number[], LotsChanged["failed"]] = [[], []];
  for (const { id } of rows) {
    try {
      const copied = await projectAction({ action: "duplicate", id }, ctx);
      copies.push(copied.record.id);
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      failed.push({ id, code: error.code, message: reasonOf(error) });
    }
  }
  if (copies.length > 0) await addLots({ auction_id: to, project_ids: copies }, ctx);
  return failed;
}
