/** Documents of lots: the people who may open them, and the place of their files. */
import type { Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { asksBidders, MUST_CODES, mustOf } from "./admission";
import { readAdmission } from "./admission-repository";
import { isOwnerSide, mayManageLot } from "./lot-access";
import { readLots } from "./lot-repository";
import type { LotRow } from "./lot-row";
import { readFileOwner, readLotFile, readLotsOfFile } from "./lot-file-repository";
import type { FileSources } from "../files";

type Must = ReturnType<typeof mustOf>;

/** Whether the viewer may open the documents of a lot: as its seller's side, staff, its buyer or a person who may bid on it. */
export function mayOpenDocuments(row: LotRow, viewer: Viewer | null, must: Must): boolean {
  if (viewer === null) return false;
  if (mayManageLot(viewer, row.seller_id) || row.winner_id === viewer.id) return true;
  return viewer.approvedToBid && (must === null || must === "terms");
}

/** A document of a lot. */
export const fileSources = {
  lot: {
    check: ({ db, requireViewer }, id) => requireLotFile(db, id, requireViewer()),
    read: async ({ db }, id) => (await readLotFile(db, id)) ?? null,
  },
} satisfies Partial<FileSources>;

/** Throws NOT_FOUND for what no lot names that the viewer sees; else what the viewer has to do first. */
async function requireLotFile(db: Db, id: number, viewer: Viewer): Promise<void> {
  const file = await readFileOwner(db, id);
  if (!file) throw new ApiFault("NOT_FOUND");
  if (viewer.staff || isOwnerSide(viewer, file.seller_id)) return;
  const naming = await readLotsOfFile(db, id);
  const rows = await readLots(
    db,
    naming.map((lot) => lot.id),
    viewer,
  );
  let refusal: ApiFault | undefined;
  for (const row of rows) {
    const must = asksBidders(row) ? mustOf(row, await readAdmission(db, row.id, viewer.id)) : null;
    if (mayOpenDocuments(row, viewer, must)) return;
    refusal = new ApiFault(must && viewer.approvedToBid ? MUST_CODES[must] : "NOT_APPROVED");
  }
  throw refusal ?? new ApiFault("NOT_FOUND");
}
