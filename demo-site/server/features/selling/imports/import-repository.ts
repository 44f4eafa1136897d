// This folder: sheets of lots: read, checked and made into drafts.
import type { LanguageSet } from "martillo/contract";
import {
  type CellFault,
  IMPORT_UNDO_MS,
  type ImportRow,
  type LotImport,
  type LotPart,
} from "martillo/contract";
import { type Db, ms } from "../../../platform/db/db";
import { deleteUntouched } from "../../lots";

/** A heading as it was sent; `key` is null for one that the house does not know. */
export interface HeadCell {
  column: string;
  heading: string;
  key: string | null;
}

export interface NewImport {
  sellerId: number;
  actorId: number;
  mode: "create" | "upsert";
  /** Its rows become templates. */
  isTemplates: boolean;
  fileName: string;
  head: readonly HeadCell[];
  emptyRows: number;
}

export interface NewRow {
  row: number;
  /** As they were sent: numbers where they are. */
  cells: readonly (string | number)[];
  ref: string;
  title: string;
  state: ImportRow["state"];
  faults: readonly CellFault[];
  part: LotPart | null;
  lot_id: number | null;
}

const ROWS_AT_ONCE = 500;

/** Keeps what was looked through, in place of what the account has looked through before and not imported. */
export async function insertImport(
  db: Db,
  one: NewImport,
  rows: readonly NewRow[],
): Promise<number> {
  return db.tx(async (t) => {
    await t.query(
      "delete from imports where seller_id = $1 and of_templates = $2 and state = 'checked'",
      [one.sellerId, one.isTemplates],
    );
    const { sellerId, actorId, mode, fileName, head, emptyRows, isTemplates } = one;
    const [made] = await t.query<{ id: number }>(
      `insert into imports (seller_id, actor_id, mode, file_name, head, empty_rows, of_templates)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7) returning id`,
      [sellerId, actorId, mode, fileName, JSON.stringify(head), emptyRows, isTemplates],
    );
    if (!made) throw new Error("martillo: an inserted import did not return its id");
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await t.query(
        `insert into import_rows (import_id, row, cells, ref, title, state, faults, part, lot_id)
         select $1, r.row, r.cells, r.ref, r.title, r.state, r.faults, r.part, r.lot_id
         from jsonb_to_recordset($2::jsonb) as r (row int, cells jsonb, ref text, title text, state text,
           faults jsonb, part jsonb, lot_id bigint)`,
        [made.id, JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
      );
    }
    return made.id;
  });
}

export interface ImportRecord {
  id: number;
  seller_id: number;
  actor_id: number;
  state: LotImport["state"];
  of_templates: boolean;
  file_name: string;
  head: HeadCell[];
  empty_rows: number;
  cancel_asked: boolean;
  created_ms: number;
  ended_ms: number | null;
  now_ms: number;
}

const COLUMNS = `i.id, i.seller_id, i.actor_id, i.state, i.of_templates, i.file_name, i.head, i.empty_rows, i.cancel_asked,
  ${ms("i.created_at")} as created_ms, ${ms("i.ended_at")} as ended_ms, ${ms("clock_timestamp()")} as now_ms`;

/** An account's imports of one kind. */
export interface ImportsOf {
  sellerId: number;
  isTemplates: boolean;
}

/** An import of an account; its last one where none is named. */
export async function readImport(
  db: Db,
  { sellerId, isTemplates }: ImportsOf,
  id: number | null,
): Promise<ImportRecord | undefined> {
  const [row] = await db.query<ImportRecord>(
    `select ${COLUMNS} from imports i
     where i.seller_id = $1 and ($2::bigint is null or i.id = $2) and i.of_templates = $3
     order by i.id desc limit 1`,
    [sellerId, id, isTemplates],
  );
  return row;
}

/** A process that runs, stops or takes back an import has it alone. */
export async function lockImport(t: Db, id: number): Promise<ImportRecord | undefined> {
  await t.query("select 1 from imports where id = $1 for update", [id]);
  const [row] = await t.query<ImportRecord>(`select ${COLUMNS} from imports i where i.id = $1`, [
    id,
  ]);
  return row;
}

export async function isImporting(db: Db, sellerId: number): Promise<boolean> {
  const rows = await db.query("select 1 from imports where seller_id = $1 and state = 'running'", [
    sellerId,
  ]);
  return rows.length > 0;
}

export async function setImportState(t: Db, id: number, state: LotImport["state"]): Promise<void> {
  await t.query(
    `update imports set state = $2::text,
       ended_at = case when $2::text in ('done', 'cancelled') then clock_timestamp() else ended_at end
     where id = $1`,
    [id, state],
  );
}

export async function askToCancel(db: Db, id: number): Promise<void> {
  await db.query("update imports set cancel_asked = true where id = $1 and state = 'running'", [
    id,
  ]);
}

export async function countRows(db: Db, one: ImportRecord): Promise<LotImport["counts"]> {
  const rows = await db.query<{
    state: ImportRow["state"];
    outcome: ImportRow["outcome"];
    n: number;
  }>(
    "select state, outcome, count(*) as n from import_rows where import_id = $1 group by state, outcome",
    [one.id],
  );
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (is(row) ? row.n : 0), 0);
  return {
    total: sum(() => true),
    new: sum(({ state }) => state === "new"),
    changed: sum(({ state }) => state === "changed"),
    unchanged: sum(({ state }) => state === "unchanged"),
    wrong: sum(({ state }) => state === "wrong"),
    empty: one.empty_rows,
    created: sum(({ outcome }) => outcome === "created"),
    updated: sum(({ outcome }) => outcome === "updated"),
    failed: sum(({ outcome }) => outcome === "failed"),
    undone: sum(({ outcome }) => outcome === "undone"),
  };
}

/** Until when it may be undone; null where it may not. */
export function undoUntil({ state, ended_ms, now_ms }: ImportRecord): number | null {
  if ((state !== "done" && state !== "cancelled") || ended_ms === null) return null;
  const until = ended_ms + IMPORT_UNDO_MS;
  return until > now_ms ? until : null;
}

const SHOWN = {
  wrong: "(state = 'wrong' or outcome = 'failed')",
  done: "outcome in ('created', 'updated', 'undone')",
  all: "true",
} as const;

export async function readRows(
  db: Db,
  id: number,
  { show, limit, offset }: { show: keyof typeof SHOWN; limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const rows = await db.query<ImportRow>(
    `select row, ref, title, state, outcome, faults, lot_id from import_rows
     where import_id = $1 and ${SHOWN[show]} order by row limit $2 offset $3`,
    [id, limit, offset],
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*) as n from import_rows where import_id = $1 and ${SHOWN[show]}`,
    [id],
  );
  return { rows, total: count?.n ?? 0 };
}

/** Those that were not imported, as they were sent. */
export function readWrongRows(db: Db, id: number): Promise<Pick<NewRow, "cells" | "faults">[]> {
  return db.query(
    `select cells, faults from import_rows where import_id = $1 and ${SHOWN.wrong} order by row`,
    [id],
  );
}

export interface RowToWrite {
  row: number;
  ref: string;
  part: LotPart;
  lot_id: number | null;
}

/** The next rows that nothing was done with yet. */
export function nextRows(t: Db, id: number, limit: number): Promise<RowToWrite[]> {
  return t.query<RowToWrite>(
    `select row, ref, part, lot_id from import_rows
     where import_id = $1 and outcome is null and state in ('new', 'changed') order by row limit $2`,
    [id, limit],
  );
}

export interface Written {
  row: number;
  outcome: NonNullable<ImportRow["outcome"]>;
  lot_id: number | null;
  version: number | null;
  faults: readonly CellFault[];
}

/** Lots of an import that are to have a number in the auction that they are in, by that number. */
export function numberedLots(
  t: Db,
  importId: number,
): Promise<{ lot_id: number; auction_id: number; no: number }[]> {
  return t.query(
    `select i.lot_id, l.auction_id, (i.part->>'lot_no')::int as no
     from import_rows i join lots l on l.id = i.lot_id
     where i.import_id = $1 and i.part ? 'lot_no' and i.outcome <> 'failed' and l.lot_no is not null
     order by l.auction_id, no, i.row`,
    [importId],
  );
}

export async function noteWritten(t: Db, id: number, rows: readonly Written[]): Promise<void> {
  await t.query(
    `update import_rows i set outcome = r.outcome, lot_id = r.lot_id, version = r.version, faults = r.faults
     from jsonb_to_recordset($2::jsonb) as r (row int, outcome text, lot_id bigint, version int, faults jsonb)
     where i.import_id = $1 and i.row = r.row`,
    [id, JSON.stringify(rows)],
  );
}

const NUMBER = /^#([1-9]\d{0,14})$/;

/** What an export writes for a lot without a reference: its number. */
export function numberRef(id: number): string {
  return `#${id}`;
}

export function isNumberRef(ref: string): boolean {
  return NUMBER.test(ref);
}

/** The lots of an account by their references, without case, or by their numbers. */
export async function lotsOfRefs(
  db: Db,
  sellerId: number,
  refs: readonly string[],
): Promise<Map<string, number>> {
  const numbers = refs.flatMap((ref) => NUMBER.exec(ref)?.[1] ?? []);
  const rows = await db.query<{ id: number; ref: string | null }>(
    `select id, lower(ref) as ref from lots
     where seller_id = $1 and (lower(ref) = any($2::text[]) or id = any($3::bigint[]))
       and deleted_at is null and template_name is null`,
    [sellerId, refs.map((ref) => ref.toLowerCase()), numbers],
  );
  return new Map(
    rows.flatMap(({ id, ref }) => [
      [numberRef(id), id] as const,
      ...(ref === null ? [] : [[ref, id] as const]),
    ]),
  );
}

/** What an account calls by a name of its own. */
export async function namesOf(
  db: Db,
  sellerId: number,
): Promise<{
  auctions: { id: number; name: string }[];
  templates: { id: number; name: string }[];
}> {
  const [auctions, templates] = await Promise.all([
    db.query<{ id: number; name: string }>(
      "select id, title as name from auctions where seller_id = $1 and template_name is null and deleted_at is null",
      [sellerId],
    ),
    db.query<{ id: number; name: string }>(
      `select id, template_name as name from lots
       where seller_id = $1 and template_name is not null and deleted_at is null`,
      [sellerId],
    ),
  ]);
  return { auctions, templates };
}

/** Deletes the new drafts of an import that have had no change since; each can be brought back as any draft. */
export async function deleteDrafts(
  t: Db,
  { id, seller_id: sellerId }: ImportRecord,
  actorId: number,
): Promise<void> {
  const made = await t.query<{ lot_id: number; version: number }>(
    `select lot_id, version from import_rows
     where import_id = $1 and outcome = 'created' and lot_id is not null and version is not null order by lot_id`,
    [id],
  );
  const editor = { actorId, actedFor: actorId === sellerId ? null : sellerId };
  const gone = await deleteUntouched(t, editor, made);
  await t.query(
    "update import_rows set outcome = 'undone' where import_id = $1 and lot_id = any($2::bigint[])",
    [id, gone],
  );
}

/** After a month people no longer correct a sheet: its rows are deleted, the record of the import stays. */
export async function forgetRows(db: Db): Promise<void> {
  await db.query(
    `delete from import_rows where import_id in (
       select id from imports where state <> 'running' and created_at < now() - interval '30 days')`,
  );
}

interface ReaderRow {
  email: string;
  name: string;
  language: LanguageSet;
}

export async function readReader(db: Db, actorId: number): Promise<ReaderRow | undefined> {
  const [row] = await db.query<ReaderRow>(
    `select u.email, u.first_name as name, coalesce(p.language, 'for_spanish') as language
     from users u left join user_preferences p on p.user_id = u.id
     where u.id = $1 and u.status = 'active' and u.email_verified`,
    [actorId],
  );
  return row;
}

export async function isSeller(db: Db, asked: number): Promise<boolean> {
  const [found] = await db.query(
    "select 1 from users where id = $1 and admin and as_employees_id is null and status <> 'deactivate'",
    [asked],
  );
  return found !== undefined;
}
