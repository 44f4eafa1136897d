import { type customLotDocument, type LotDocument } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { foreignFiles, insertLotFile, lotFilesToday, ownerIdOf } from "../lots";
import { readPrivateFile } from "../files";

/** More than anybody puts beside what they sell. */
const FILES_A_DAY = 200;

/** Keeps a document for lots of the account; a lot names it afterwards. */
export const lotDocument: Handler<typeof customLotDocument> = async ({ file }, ctx) => {
  const viewer = ctx.requireViewer();
  if ((await lotFilesToday(ctx.db, viewer.id)) >= FILES_A_DAY) {
    throw new ApiFault("UPLOADS_USED_UP");
  }
  const { name, type, bytes } = await readPrivateFile(file, ctx);
  const kept = { name, type, bytes, userId: viewer.id, sellerId: ownerIdOf(viewer) };
  return { document: { id: await insertLotFile(ctx.db, kept), name, bytes: bytes.length } };
};

/** Refuses to name a file that belongs to another account, or is gone. */
export async function checkDocuments(
  t: Db,
  documents: readonly LotDocument[] | undefined,
  sellerId: number,
  before: readonly LotDocument[] = [],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const added = (documents ?? []).map(({ id }) => id).filter((id) => !known.has(id));
  const foreign = await foreignFiles(t, added, sellerId);
  if (foreign.length > 0) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { documents: "Ese archivo ya no está. Súbalo otra vez." },
    });
  }
}
