import type { salePaper, SalePaper, salePapers } from "martillo/contract";
import { nextPaper, type PaperEvent } from "martillo/domain";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { displayRange } from "../../platform/lists/display-range";
import { can } from "../../platform/security/permissions";
import { sendMail } from "../../platform/mail/send";
import { ownerIdOf } from "../lots";
import { lockParty, noteSale, type PartyOf, readReaders, tellSides } from "../sale";
import { openPapers } from "./open-papers";
import {
  clearPaper,
  type PaperRow,
  putFile,
  readPaper,
  readPapers,
  readReturned,
  setPaperStatus,
} from "./paper-repository";
import { namesFor } from "./paper-names";
import { paperRejected } from "./papers.mail";
import { dropFile, type NewFile, readPrivateFile } from "../files";

type Side = "buyer" | "seller";

/** No account has this id. */
const NOBODY = 0;

export const readSalePapers: Handler<typeof salePapers> = async (
  { invoice_id, page, limit },
  ctx,
) => {
  const viewer = ctx.requireViewer();
  const side = {
    buyerId: viewer.id,
    // The sales of the account are for those who look after its money; the viewer's purchases are theirs.
    ownerId: can(viewer, "money") ? ownerIdOf(viewer) : NOBODY,
    isStaff: viewer.staff,
  };
  const invoiceId = invoice_id ?? null;
  const { rows, total } = await readPapers(ctx.db, { ...side, invoiceId, page, limit });
  return {
    records: rows.map((row) => toPaper(row, sideOf(row, viewer), viewer.staff)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    returned_date: invoiceId === null ? null : await readReturned(ctx.db, invoiceId, side),
  };
};

/** One press at one paper: the side that owes it brings it, and the other side looks at it. */
export const readSalePaper: Handler<typeof salePaper> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { action } = input;
  const notes = input.notes ?? "";
  if (action === "reject" && notes === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { notes: "Required!" } });
  }
  if (action === "upload" && !input.file) {
    throw new ApiFault("INVALID_INPUT", { fields: { file: "Required!" } });
  }
  // Read before the lock: a picture takes a moment.
  const file = action === "upload" && input.file ? await readPrivateFile(input.file, ctx) : null;
  const { row, written } = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const inside = { ...ctx, db: t };
      const party = await lockParty(inside, input.invoice_id);
      return { row: party.row, written: await act(inside, party, { ...input, notes }, file) };
    }),
  );
  tellSides(ctx, row);
  return { record: toPaper(written, sideOf(written, viewer), viewer.staff) };
};

async function act(
  ctx: CallContext,
  { row, side, actor }: PartyOf,
  { kind, action, notes }: { kind: SalePaper["kind"]; action: PaperEvent; notes: string },
  file: NewFile | null,
): Promise<PaperRow> {
  const { db: t } = ctx;
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (row.returned_ms !== null && action === "upload") throw new ApiFault("ILLEGAL_TRANSITION");
  if (row.status === "paid") await openPapers(t, row);
  const of = { invoiceId: row.id, kind };
  const found = await readPaper(t, of);
  if (!found) throw new ApiFault("NOT_FOUND");
  if (!mayAct(found, action, side, actor.role === "staff")) throw new ApiFault("FORBIDDEN");
  const status = nextPaper(found.status, action);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  if (file) await putFile(t, found, file);
  else if (action === "reject") {
    await clearPaper(t, found.id, status, notes);
    await dropFile(t, found.file_id);
    await tellRejected(ctx, row, found, notes);
  } else {
    await setPaperStatus(t, found.id, status);
  }
  await noteSale(t, row.id, actor, {
    event: `paper_${action}`,
    from: row.status,
    to: row.status,
    reason: [kind, notes].filter(Boolean).join(": "),
  });
  const written = await readPaper(t, of);
  if (!written) throw new Error("martillo: a paper that was written is not there");
  return written;
}

async function tellRejected(
  ctx: CallContext,
  row: PartyOf["row"],
  { owed_by, kind }: PaperRow,
  reason: string,
): Promise<void> {
  const reader = (await readReaders(ctx.db, row))[owed_by];
  await sendMail(ctx, paperRejected, reader.email, {
    name: reader.name,
    language: reader.language,
    title: row.title,
    papers: [namesFor(ctx, reader)[kind]],
    reason,
  });
}

/** The side that owes a paper brings it and hands it over; the other side, or the house, says whether it is right. */
function mayAct(row: PaperRow, action: PaperEvent, side: Side, isStaff: boolean): boolean {
  if (isStaff) return true;
  const isMine = row.owed_by === side;
  return action === "upload" || action === "hand_over" ? isMine : !isMine;
}

function sideOf(row: PaperRow, { id }: Viewer): Side {
  return row.buyer_id === id ? "buyer" : "seller";
}

const EVENTS = ["upload", "verify", "reject", "hand_over"] as const;

function toPaper(row: PaperRow, side: Side, isStaff: boolean): SalePaper {
  const can = EVENTS.filter(
    (event) => nextPaper(row.status, event) !== null && mayAct(row, event, side, isStaff),
  );
  const isOpen = row.status === "missing";
  return {
    paper_id: row.id,
    invoice_id: row.invoice_id,
    project_id: row.lot_id,
    projects_title: row.title,
    kind: row.kind,
    status: row.status,
    owed_by: row.owed_by,
    mine: row.owed_by === side ? 1 : 0,
    due_at: row.due_ms,
    overdue: isOpen && row.now_ms >= row.due_ms ? 1 : 0,
    file:
      row.file_id === null
        ? null
        : { name: row.file_name ?? "", type: row.file_type ?? "", bytes: row.file_bytes ?? 0 },
    uploaded_at: row.uploaded_ms,
    returned_date: row.returned_ms,
    notes: row.notes,
    actions: [
      ...can,
      // The house signs for neither side.
      ...(row.kind === "contrato" && isOpen && !isStaff ? (["sign"] as const) : []),
      ...(row.file_id === null ? [] : (["download"] as const)),
    ],
  };
}
