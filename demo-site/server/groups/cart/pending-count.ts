import type { cartPendingCount } from "martillo/contract";
import type { Handler } from "../../http/mount";
import { ownerIdOf } from "../../lots/lot-access";
import { countOwnLots } from "./pending-count-repository";

export const pendingCount: Handler<typeof cartPendingCount> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { extraField, filters } = input;
  const rows = await countOwnLots(ctx.db, ownerIdOf(viewer), filters, extraField);
  const count = rows.reduce((sum, row) => sum + row.n, 0);
  if (extraField === undefined) return { count };
  return { count, counts: Object.fromEntries(rows.map((row) => [row.value, row.n])) };
};
