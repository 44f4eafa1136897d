import type { Viewer } from "../../platform/call/context";
import { can } from "../../platform/security/permissions";

export type LotViewer = Pick<Viewer, "id" | "asEmployeesId" | "staff" | "pass" | "permissions">;

/** No account has this id. */
const NOBODY = 0;

/**
 * The account whose lots the viewer manages: an employee manages those of its seller. On a partner's page no viewer manages lots, so
 * that drafts and names of bidders do not get there.
 */
export function ownerIdOf(viewer: LotViewer): number {
  return viewer.pass ? NOBODY : (viewer.asEmployeesId ?? viewer.id);
}

/** The seller of a lot, its employees and staff. The rights of each of them there are another question: `can`. */
export function mayManageLot(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && (viewer.staff || isOwnerSide(viewer, sellerId));
}

/** Viewers who manage a lot and may decide who gets it: they read the names of its bidders. */
export function mayAward(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && mayManageLot(viewer, sellerId) && can(viewer, "award");
}

/** The seller of a lot and its employees, without staff. */
export function isOwnerSide(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && ownerIdOf(viewer) === sellerId;
}
