import type { SellerPermission } from "martillo/contract";
import type { Viewer } from "../../platform/call/context";
import { can } from "../../platform/security/permissions";
import type { ListId } from "./seller-list-repository";

/** The permission to act on what a list shows; other lists run, and every person of the seller reads them. */
const NEEDS: Readonly<Partial<Record<ListId, SellerPermission>>> = {
  provisional: "award",
  offers: "award",
  access: "access",
  returns: "money",
  unpaid: "money",
  appointments: "money",
  deliveries: "money",
  drafts: "post",
  unsold: "publish",
};

/** Whether the viewer may do something about the rows of a list. */
export function mayActOn(list: ListId, viewer: Viewer): boolean {
  const needed = NEEDS[list];
  return needed === undefined || can(viewer, needed);
}
