import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";

/**
 * The seller whose plan it is: people who work for one look after lots, not after its plan, and staff
 * have none. Throws NOT_FOUND.
 */
export function requireSeller(ctx: CallContext): number {
  const { id, admin, asEmployeesId } = ctx.requireViewer();
  if (!admin || asEmployeesId !== null) throw new ApiFault("NOT_FOUND");
  return id;
}
