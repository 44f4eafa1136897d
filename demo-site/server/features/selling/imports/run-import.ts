/** Imports the rows of a sheet that are right, in pieces, each row once: a process that dies in the middle has lost nothing. */
import { type CellFault, ERRORS, PATHS, TEMPLATE_NAME_LENGTH } from "martillo/contract";
import { ApiFault } from "../../../platform/call/fault";
import { type Db, sqlState } from "../../../platform/db/db";
import { jobKind } from "../../../platform/jobs/job";
import { enqueue } from "../../../platform/jobs/job-repository";
import { type SendContext, sendMail } from "../../../platform/mail/send";
import {
  lockLot,
  readLots,
  insertLot,
  type Editor,
  logEdit,
  type LotValues,
  type NewDraft,
  versionOf,
} from "../../lots";
import { editorOf } from "../edit-log";

import { withAnswers } from "../answers";
import { editLot } from "../edit-lot";
import { fieldsOf, flatFields } from "../fields";
import { EVERYBODY } from "../logged";
import { BLANK, draftOf, ofAnyVehicle, ownTerms, valuesFrom } from "../lot-values";
import { numberLots, placeLot } from "../auctions/add-lots";
import { hasPlannedEvent, ownsEvent } from "../project-repository";
import { importDone } from "../selling.mail";
import {
  countRows,
  type ImportRecord,
  lockImport,
  nextRows,
  noteWritten,
  numberedLots,
  readReader,
  type RowToWrite,
  setImportState,
  type Written,
} from "./import-repository";

/** Rows of a transaction; a bid waits for no more than that where the database has one session. */
const PIECE = 100;
/** After so long the job begins another, so that its lease never ends before it. */
const LONGEST_MS = 15_000;
/** Of a process that has died another takes the import over. */
const LEASE_SECONDS = 60;
/** A seller who imports fewer rows waits for them. */
const LETTER_ROWS = 500;

interface Payload {
  import: number;
}

export const importJob = jobKind<Payload, SendContext>({
  name: "import of lots",
  leaseSeconds: LEASE_SECONDS,
  run: (payload, ctx) => goOn(payload.import, ctx),
});

/** Begins an import: it runs if and only if the transaction commits. */
export async function beginImport(t: Db, id: number): Promise<void> {
  await setImportState(t, id, "running");
  await enqueue<Payload>(t, importJob, [{ import: id }]);
}

async function goOn(id: number, ctx: SendContext): Promise<void> {
  const began = performance.now();
  while (await runPiece(id, ctx)) {
    if (performance.now() - began < LONGEST_MS) continue;
    await enqueue<Payload>(ctx.db, importJob, [{ import: id }]);
    return;
  }
}

/** Resolves to whether there is more to do. */
export function runPiece(id: number, ctx: SendContext): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    const one = await lockImport(t, id);
    if (one?.state !== "running") return false;
    const rows = one.cancel_asked ? [] : await nextRows(t, id, PIECE);
    const written: Written[] = [];
    for (const row of rows) written.push(await writeRow(t, one, row));
    if (written.length > 0) await noteWritten(t, id, written);
    if (rows.length === PIECE) return true;
    await number(t, id);
    await setImportState(t, id, one.cancel_asked ? "cancelled" : "done");
    await tell({ ...ctx, db: t }, one);
    return false;
  });
}

async function writeRow(t: Db, one: ImportRecord, row: RowToWrite): Promise<Written> {
  try {
    // A savepoint: the work of one row is undone alone.
    return await t.tx((inner) =>
      row.lot_id === null ? make(inner, one, row) : change(inner, one, row),
    );
  } catch (error) {
    const text = refusalOf(error);
    if (text === undefined) throw error;
    const { lot_id } = row;
    return { row: row.row, outcome: "failed", lot_id, version: null, faults: [faultOf(text)] };
  }
}

function faultOf(text: string): CellFault {
  return { column: "", heading: "", value: "", text };
}

const UNIQUE_VIOLATION = "23505";

/** The text for the row; undefined for an error that the writer of the sheet did not cause. */
function refusalOf(error: unknown): string | undefined {
  if (sqlState(error) === UNIQUE_VIOLATION) return "Ya usa esa referencia en otro lote.";
  if (!(error instanceof ApiFault)) return undefined;
  const fields = Object.values(error.details.fields ?? {});
  return fields.length > 0 ? fields.join(" ") : ERRORS[error.code].text;
}

function editorFor({ actor_id: id, seller_id: sellerId }: ImportRecord): Editor {
  return editorOf({ id, actedBy: null }, sellerId);
}

/** Numbers hold when all rows are there; their order in the sheet does not matter. */
async function number(t: Db, importId: number): Promise<void> {
  const byAuction = new Map<number, { id: number; no: number }[]>();
  for (const { auction_id: auction, lot_id: id, no } of await numberedLots(t, importId)) {
    byAuction.set(auction, [...(byAuction.get(auction) ?? []), { id, no }]);
  }
  for (const [auction, asked] of byAuction) await numberLots(t, auction, asked);
}

/** The auction that decides the times of its lots, where the row names one: the lot goes to its end. */
async function planOf(t: Db, one: ImportRecord, auctionId: number | null | undefined) {
  if (!auctionId || !(await hasPlannedEvent(t, auctionId, one.seller_id))) return null;
  return auctionId;
}

async function make(t: Db, one: ImportRecord, { row, ref, part }: RowToWrite): Promise<Written> {
  const draft = await withAnswers(t, draftOf({ ...part, ref }), {});
  const named = valuesFrom(draft, { images: [], title: part.title ?? "" });
  if (one.of_templates) {
    const values = ownTerms(ofAnyVehicle({ ...BLANK, ...named }));
    const template = (values.title || ref).slice(0, TEMPLATE_NAME_LENGTH);
    const id = await keep(t, one, values, { template });
    return { row, outcome: "created", lot_id: id, version: await versionOf(t, id), faults: [] };
  }
  const plan = await planOf(t, one, part.auction_id);
  const values = ownTerms({ ...BLANK, ...named, ...(plan !== null && { auction_id: null }) });
  await requireEvent(t, one, values.auction_id);
  const id = await keep(t, one, values);
  if (plan !== null) await placeLot(t, plan, id, editorFor(one));
  const version = await versionOf(t, id);
  return { row, outcome: "created", lot_id: id, version, faults: [] };
}

/** The number of the new draft, or template. */
async function keep(t: Db, one: ImportRecord, values: LotValues, more: NewDraft = {}) {
  const id = await insertLot(t, one.seller_id, values, more);
  if (id === undefined) throw new Error("martillo: an inserted lot did not return its id");
  const after = { ...flatFields(fieldsOf(values)), market_status: "draft", addenda: [] };
  await logEdit(t, id, editorFor(one), { action: "import", before: {}, after });
  return id;
}

async function change(
  t: Db,
  one: ImportRecord,
  { row, part, lot_id: lotId }: RowToWrite,
): Promise<Written> {
  const id = lotId ?? 0;
  const locked = await lockLot(t, id);
  const [lot] = locked?.seller_id === one.seller_id ? await readLots(t, [id], EVERYBODY) : [];
  if (!lot) throw new ApiFault("NOT_FOUND");
  if (lot.status !== "draft") {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      fields: { ref: "Solo se pueden actualizar borradores." },
    });
  }
  const { auction_id: named, ...rest } = part;
  const plan = await planOf(t, one, named);
  if (plan === null) await requireEvent(t, one, named ?? null);
  const draft = plan === null ? draftOf(part) : draftOf(rest);
  await editLot(t, draft, lot, {
    editor: editorFor(one),
    action: "import",
    expectedVersion: undefined,
    isLenient: true,
    // Its cells were compared with the lists when the sheet was looked through; publishing compares again.
    choices: {},
    reason: undefined,
  });
  if (plan !== null) await placeLot(t, plan, id, editorFor(one));
  const version = await versionOf(t, id);
  const outcome = version === lot.edit_version ? "unchanged" : "updated";
  return { row, outcome, lot_id: id, version, faults: [] };
}

/** It was the seller's when the sheet was looked through. */
async function requireEvent(t: Db, { seller_id: sellerId }: ImportRecord, id: number | null) {
  if (id === null || (await ownsEvent(t, id, sellerId))) return;
  throw new ApiFault("INVALID_INPUT", { fields: { auction_id: "No es una subasta suya." } });
}

async function tell(ctx: SendContext, one: ImportRecord): Promise<void> {
  // The letter is about drafts, and leads to them.
  if (one.of_templates) return;
  const counts = await countRows(ctx.db, one);
  if (counts.total <= LETTER_ROWS) return;
  const reader = await readReader(ctx.db, one.actor_id);
  if (!reader) return;
  const { created, updated, wrong, failed } = counts;
  await sendMail(ctx, importDone, reader.email, {
    name: reader.name,
    language: reader.language,
    fileName: one.file_name,
    imported: created + updated,
    refused: wrong + failed,
    isCancelled: one.cancel_asked,
    link: PATHS.importLots,
  });
}
