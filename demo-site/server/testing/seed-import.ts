import { translations } from "../_made/letters";
import type { ImportRow } from "martillo/contract";
import { insertImport, type NewRow } from "../features/selling/imports/import-repository";
import { importJob } from "../features/selling/imports/run-import";
import { DEFAULT_CONFIG } from "../platform/call/config";
import { silentLog } from "../platform/call/log";
import type { Db } from "../platform/db/db";
import { runDueJobs } from "../platform/jobs/runner";
import { deliveryOf } from "../platform/mail/delivery";

/** A row of a sheet: its values, and its faults. */
export interface SeedRow extends Partial<NewRow> {
  state: ImportRow["state"];
}

/** A sheet that was looked through and waits to be imported; where files are read, `product/uploadXLSXFile` keeps it. */
export function seedImport(db: Db, sellerId: number, rows: readonly SeedRow[]): Promise<number> {
  return insertImport(
    db,
    {
      sellerId,
      actorId: sellerId,
      mode: "upsert",
      isTemplates: false,
      fileName: "flota.csv",
      head: [{ column: "A", heading: "Referencia", key: "ref" }],
      emptyRows: 0,
    },
    rows.map((row, at) => ({
      row: at + 2,
      cells: [`FL-${at + 1}`],
      ref: `FL-${at + 1}`,
      title: "Seat Ibiza",
      faults: [],
      part: row.state === "wrong" ? null : { ref: `FL-${at + 1}`, brand: "Seat", model: "Ibiza" },
      lot_id: null,
      ...row,
    })),
  );
}

/** Does what running imports have left to do. */
export async function runImports(db: Db): Promise<void> {
  const config = DEFAULT_CONFIG;
  const ctx = { db, config, delivery: deliveryOf(config.mode, {}, translations), log: silentLog };
  await runDueJobs([importJob], ctx, { db, log: silentLog });
}
