import type { CallContext, Viewer } from "../../platform/call/context";
import { can } from "../../platform/security/permissions";
import { ownerIdOf } from "../lots";

/** For whom a person reads and writes. */
export interface Talker {
  /** The account as which the person buys. */
  accountId: number;
  /** The account for which the person sells; null for a person who may not answer for one. */
  sellerId: number | null;
  /** The person writes for the house. */
  isHouse: boolean;
  /** The person who sits there. */
  personId: number;
}

/** The sides on which the viewer may stand. */
export function talkerOf(ctx: Pick<CallContext, "requireViewer">): Talker {
  const viewer: Viewer = ctx.requireViewer();
  return {
    accountId: viewer.id,
    sellerId: can(viewer, "talk") ? ownerIdOf(viewer) : null,
    isHouse: viewer.staff,
    personId: viewer.actedBy ?? viewer.id,
  };
}
