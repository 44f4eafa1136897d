import { SELLER_PERMISSIONS } from "martillo/contract";
import type { MoneyContext } from "../features/money";
import { closeOffers } from "../features/offers";
import type { CallContext, Viewer } from "../platform/call/context";

/** A call that a person of the demo makes: not one of its staff, and not one whose account is limited. */
export function as(ctx: MoneyContext, id: number): CallContext {
  const viewer: Pick<
    Viewer,
    | "id"
    | "staff"
    | "status"
    | "approvedToBid"
    | "firstName"
    | "actedBy"
    | "asEmployeesId"
    | "pass"
    | "permissions"
  > = {
    id,
    staff: false,
    status: "active",
    approvedToBid: true,
    firstName: "Demo",
    actedBy: null,
    asEmployeesId: null,
    pass: null,
    permissions: SELLER_PERMISSIONS,
  };
  // Seeds ask once: nothing is kept.
  const cache = { get: (_name: string, read: () => Promise<unknown>) => read() };
  const made = { ...ctx, cache, closeOffers, viewer, requireViewer: () => viewer };
  return made as unknown as CallContext;
}
