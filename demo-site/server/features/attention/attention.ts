import type { customAttention } from "martillo/contract";
import type { Handler } from "../../platform/call/mount";
import { readLots, toLot } from "../lots";
import { countOpenPurchases } from "../pickup";
import { attentionIds } from "./attention-repository";

export const readAttention: Handler<typeof customAttention> = async (_input, ctx) => {
  const viewer = ctx.requireViewer();
  const rows = await readLots(ctx.db, await attentionIds(ctx.db, viewer.id), viewer);
  return {
    records: rows.map((row) => toLot(row, viewer.id)),
    purchases: await countOpenPurchases(ctx.db, viewer.id),
  };
};
