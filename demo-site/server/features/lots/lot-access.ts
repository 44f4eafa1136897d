import type { Viewer } from "../../platform/call/context";

export type LotViewer = Pick<Viewer, "id" | "asEmployeesId" | "staff" | "pass">;

/** No account has this id. */
const NOBODY = 0;

/**
 * The account whose lots the viewer manages: an employee manages those of its seller. On a partner's page nobody manages lots, so
 * that drafts and names of bidders do not get there.
 */
export function ownerIdOf(viewer: LotViewer): number {
  return viewer.pass ? NOBODY : (viewer.asEmployeesId ?? viewer.id);
}

/** The seller of a lot, its employees and staff: they see names and may award. */
export function mayManageLot(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && (viewer.staff || isOwnerSide(viewer, sellerId));
}

/** The seller of a lot and its employees, without staff. */
export function isOwnerSide(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && ownerIdOf(viewer) === sellerId;
}
