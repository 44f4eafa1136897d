import type { cartPendingCount } from "martillo/contract";
import type { Handler } from "../../platform/call/mount";
import { requirePermission } from "../../platform/security/permissions";
import { ownerIdOf } from "../lots";
import { countOwn } from "./pending-count-repository";

export const pendingCount: Handler<typeof cartPendingCount> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  if (input.table === "projects") requirePermission(viewer, "post");
  // Lots are the seller's, whichever person works there; purchases are the person's own.
  const ownerId = input.table === "projects" ? ownerIdOf(viewer) : viewer.id;
  const rows = await countOwn(ctx.db, ownerId, input);
  const count = rows.reduce((sum, row) => sum + row.n, 0);
  if (input.extraField === undefined) return { count };
  return { count, counts: Object.fromEntries(rows.map((row) => [row.value, row.n])) };
};
