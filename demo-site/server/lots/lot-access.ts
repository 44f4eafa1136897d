import type { Viewer } from "../http/context";

export type LotViewer = Pick<Viewer, "id" | "asEmployeesId" | "staff">;

/** The account whose lots the viewer manages: an employee manages those of its seller. */
export function ownerIdOf(viewer: LotViewer): number {
  return viewer.asEmployeesId ?? viewer.id;
}

/** The seller of a lot, its employees and staff: they see names and may award. */
export function mayManageLot(viewer: LotViewer | null, sellerId: number): boolean {
  return viewer !== null && (viewer.staff || ownerIdOf(viewer) === sellerId);
}
