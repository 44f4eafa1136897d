import type { HandoverRecord } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import { insertFile, type NewFile } from "../files";
import type { SaleActor } from "../sale";

/** The record of a hand-over. */
export interface HandoverRow {
  at_ms: number;
  actor_role: HandoverRecord["by"];
  km: number | null;
  keys_given: number | null;
  notes: string;
  /** Of the press that did it; null where the caller brought none. */
  press_key: string | null;
  body_hash: string;
}

export interface HandoverFileRow {
  id: number;
  invoice_id: number;
  file_id: number;
  name: string;
  type: string;
  bytes: number;
}

/** A hand-over as it is written down, once. */
export interface NewHandover {
  invoiceId: number;
  actor: SaleActor;
  km: number | null;
  keysGiven: number | null;
  notes: string;
  pressKey: string | null;
  bodyHash: string;
  files: readonly NewFile[];
}

export async function readHandover(db: Db, invoiceId: number): Promise<HandoverRow | undefined> {
  const [row] = await db.query<HandoverRow>(
    `select ${ms("created_at")} as at_ms, actor_role, km, keys_given, notes, press_key, body_hash
     from handovers where invoice_id = $1`,
    [invoiceId],
  );
  return row;
}

export function readHandoverFiles(db: Db, invoiceId: number): Promise<HandoverFileRow[]> {
  return db.query<HandoverFileRow>(
    `select id, invoice_id, file_id, name, type, bytes from handover_files where invoice_id = $1 order by id`,
    [invoiceId],
  );
}

export async function readHandoverFile(db: Db, id: number): Promise<HandoverFileRow | undefined> {
  const [row] = await db.query<HandoverFileRow>(
    "select id, invoice_id, file_id, name, type, bytes from handover_files where id = $1",
    [id],
  );
  return row;
}

export async function insertHandover(t: Db, of: NewHandover): Promise<void> {
  await t.query(
    `insert into handovers (invoice_id, actor_id, actor_role, km, keys_given, notes, press_key, body_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      of.invoiceId,
      of.actor.id,
      of.actor.role,
      of.km,
      of.keysGiven,
      of.notes,
      of.pressKey,
      of.bodyHash,
    ],
  );
  for (const file of of.files) {
    await t.query(
      "insert into handover_files (invoice_id, file_id, name, type, bytes) values ($1, $2, $3, $4, $5)",
      [of.invoiceId, await insertFile(t, file), file.name, file.type, file.bytes.length],
    );
  }
}
