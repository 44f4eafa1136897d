import {
  type LotImport,
  type OutputOf,
  type ParsedInputOf,
  type productUploadXlsxFile,
  SHEET_BYTES,
} from "martillo/contract";
import { ApiFault } from "../../../platform/call/fault";
import type { CallContext } from "../../../platform/call/context";
import type { Handler } from "../../../platform/call/mount";
import { sqlState } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { type ReadSheet, SheetRefused } from "../../../ports/spreadsheets";
import { ownerIdOf } from "../../lots";
import { requireVerified } from "../project-action";
import { checkRows } from "./check-rows";
import {
  askToCancel,
  countRows,
  deleteDrafts,
  type ImportRecord,
  type ImportsOf,
  insertImport,
  isImporting,
  isSeller,
  lockImport,
  readImport,
  readRows,
  setImportState,
  undoUntil,
} from "./import-repository";
import { beginImport } from "./run-import";
import { wrongRowsFile } from "./sheets";

type Input = ParsedInputOf<typeof productUploadXlsxFile>;
type Sent = Extract<Input, { file_upload: File }>;
type Act = Extract<Input, { import_id: number }>;

/** Each is read in a thread of its own, and that has its cost. */
const SHEETS = { perSecond: 1 / 10, burst: 20 };
const LONGEST_NAME = 120;
const UNIQUE_VIOLATION = "23505";

export const uploadSheet: Handler<typeof productUploadXlsxFile> = (input, ctx) =>
  handleSheet(input, ctx, { isTemplates: false });

/** Takes a sheet of lots or of templates, or does something with one; an import of the other kind is not found. */
export async function handleSheet(
  input: Input,
  ctx: CallContext,
  { isTemplates }: Pick<ImportsOf, "isTemplates">,
): Promise<OutputOf<typeof productUploadXlsxFile>> {
  const of = { sellerId: await sellerOf(input.seller_id, ctx), isTemplates };
  if ("file_upload" in input) {
    const id = await take(input, of, ctx);
    return answer(await known(id, of, ctx), { show: "wrong", page: 1, limit: 50 }, ctx);
  }
  if (input.action === "last") {
    const last = await readImport(ctx.db, of, null);
    return last
      ? answer(last, input, ctx)
      : { import_id: null, record: null, records: [], totalRecords: 0, setDisp: "", file: null };
  }
  const one = await known(input.import_id, of, ctx);
  await act(input.action, one, ctx);
  const now = await known(one.id, of, ctx);
  return {
    ...(await answer(now, input, ctx)),
    file: input.action === "errors" ? await wrongRowsFile(now, ctx) : null,
  };
}

/** Staff may send a sheet for any seller; everybody else for the account that they work for. */
async function sellerOf(asked: number | undefined, ctx: CallContext): Promise<number> {
  const viewer = ctx.requireViewer();
  if (asked === undefined || asked === ownerIdOf(viewer)) return ownerIdOf(viewer);
  if (!viewer.staff) throw new ApiFault("FORBIDDEN");
  const seller = await isSeller(ctx.db, asked);
  if (!seller) throw new ApiFault("INVALID_INPUT", { fields: { seller_id: "No vende aquí." } });
  return asked;
}

async function known(id: number, of: ImportsOf, { db }: CallContext): Promise<ImportRecord> {
  const one = await readImport(db, of, id);
  if (!one) throw new ApiFault("NOT_FOUND");
  return one;
}

/** Looks through a file, and keeps what it says. */
async function take(input: Sent, of: ImportsOf, ctx: CallContext): Promise<number> {
  const { sellerId, isTemplates } = of;
  const { file_upload: file, template_id: templateId, photos = [] } = input;
  // Templates have no references by which a row could find one.
  const mode = isTemplates ? "create" : input.mode;
  // To read a file costs the house more than its sender: staff have looked at the account.
  requireVerified(ctx);
  if (await isImporting(ctx.db, sellerId)) throw new ApiFault("IMPORT_RUNNING");
  if (file.size > SHEET_BYTES) throw new ApiFault("IMPORT_TOO_LARGE");
  ctx.limit(`sheets of ${sellerId}`, SHEETS);
  const sheet = await readFile(file, ctx);
  const { head, rows } = await checkRows(sheet, { ...of, mode, templateId, photos }, ctx);
  const viewer = ctx.requireViewer();
  const actorId = viewer.actedBy ?? viewer.id;
  const fileName = Array.from(file.name)
    .filter((char) => char >= " ")
    .join("")
    .slice(0, LONGEST_NAME);
  const { emptyRows } = sheet;
  return insertImport(ctx.db, { ...of, actorId, mode, fileName, head, emptyRows }, rows);
}

async function readFile(file: File, { ports, log }: CallContext): Promise<ReadSheet> {
  if (!ports.spreadsheets) throw new ApiFault("NOT_CONFIGURED");
  try {
    return await ports.spreadsheets.read(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    log.info({ code: error.code, bytes: file.size }, "a sheet was refused");
    throw new ApiFault(error.code);
  }
}

async function act(action: Act["action"], one: ImportRecord, ctx: CallContext): Promise<void> {
  switch (action) {
    case "run":
      return run(one, ctx);
    case "cancel":
      return askToCancel(ctx.db, one.id);
    case "undo":
      return undo(one, ctx);
    default:
      return undefined;
  }
}

/** Asked for twice, because the answer was lost, it runs once. */
async function run({ id }: ImportRecord, ctx: CallContext): Promise<void> {
  try {
    await ctx.db.tx(async (t) => {
      const one = await lockImport(t, id);
      if (!one) throw new ApiFault("NOT_FOUND");
      if (one.state === "checked") {
        const { total } = await countRows(t, one);
        if (total === 0) throw new ApiFault("JOB_GONE");
        await beginImport(t, id);
      } else if (one.state !== "running" && one.state !== "done") {
        throw new ApiFault("ILLEGAL_TRANSITION");
      }
    });
  } catch (error) {
    throw sqlState(error) === UNIQUE_VIOLATION ? new ApiFault("IMPORT_RUNNING") : error;
  }
}

async function undo({ id }: ImportRecord, ctx: CallContext): Promise<void> {
  const viewer = ctx.requireViewer();
  await ctx.db.tx(async (t) => {
    const one = await lockImport(t, id);
    if (one?.state === "undone") return;
    if (!one || undoUntil(one) === null) throw new ApiFault("ILLEGAL_TRANSITION");
    await deleteDrafts(t, one, viewer.actedBy ?? viewer.id);
    await setImportState(t, id, "undone");
  });
}

async function answer(
  one: ImportRecord,
  { show, page, limit }: Pick<Act, "show" | "page" | "limit">,
  ctx: CallContext,
) {
  const offset = (page - 1) * limit;
  const [counts, { rows, total }] = await Promise.all([
    countRows(ctx.db, one),
    readRows(ctx.db, one.id, { show, limit, offset }),
  ]);
  const record: LotImport = {
    id: one.id,
    state: one.state,
    file_name: one.file_name,
    created_at: Math.floor(one.created_ms),
    ended_at: one.ended_ms,
    undo_until: undoUntil(one),
    counts,
    unknown_columns: one.head
      .filter(({ key, heading }) => key === null && heading !== "" && heading !== "Error")
      .map(({ heading }) => heading),
  };
  return {
    import_id: one.id,
    record,
    records: rows,
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    file: null,
  };
}
