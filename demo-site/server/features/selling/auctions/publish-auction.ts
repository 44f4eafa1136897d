import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { readLotChoices } from "../../house";
import { UNSET_MS } from "../../lots";
import { readAuctionFields } from "../answers";
import { requireVerified } from "../project-action";
import { carryOver } from "./arrange";
import { logAuctionEdit } from "./auction-log-repository";
import { lockAuction, setAuctionStatus, updateAuction } from "./auction-repository";
import { auctionFaults, auctionValuesOf } from "./auction-values";
import { mayAct, readDrafts, stateOf } from "./auction-view";
import { lockOwnAuction } from "./own-auction";

/** Makes a draft public, with the times that its lots have from it. One that is public already stays as it is. */
export async function publishAuction(id: number, ctx: CallContext): Promise<void> {
  requireVerified(ctx);
  const choices = await readLotChoices(ctx);
  await ctx.db.tx(async (t) => {
    const { row, editor } = await lockOwnAuction(t, id, ctx);
    if (!mayAct("publish", row, ctx.requireViewer())) throw new ApiFault("ILLEGAL_TRANSITION");
    if (stateOf(row) !== "draft") return;
    const drafts = await readDrafts(t, id, choices);
    const ready = drafts.filter(({ lacks }) => Object.keys(lacks).length === 0).length;
    const asked = await readAuctionFields(t);
    const faults = auctionFaults(auctionValuesOf(row), row.now_ms, { readyLots: ready, asked });
    if (Object.keys(faults).length > 0) throw new ApiFault("INVALID_INPUT", { fields: faults });
    const nowMs = Math.floor(row.now_ms);
    if (row.opens_ms === UNSET_MS || row.opens_ms < nowMs) {
      await updateAuction(t, id, { opens_ms: nowMs });
    }
    await setAuctionStatus(t, id, "published");
    const after = { state: "published" };
    await logAuctionEdit(t, id, editor, { action: "publish", before: { state: "draft" }, after });
    const now = await lockAuction(t, id);
    if (now) await carryOver(t, now);
  });
}
