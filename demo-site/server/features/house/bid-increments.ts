import type {
  settingBidIncrementAction,
  settingDeleteBidIncrement,
  settingGetAllBidIncrements,
  settingGetSingleBidIncrement,
} from "martillo/contract";
import {
  DEFAULT_INCREMENTS,
  type IncrementStep,
  isIncrementTable,
  parseCents,
  toIncrementRows,
} from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteDeed } from "../../platform/security/audit";
import { readPublicSettings, writeSetting } from "./settings-repository";
import { changeSettings } from "./settings-writer";
import { writeFirstTable } from "./increment-repository";

export const getAllBidIncrements: Handler<typeof settingGetAllBidIncrements> = async (
  _input,
  { db },
) => ({ records: recordsOf(await readTable(db)) });

export const getSingleBidIncrement: Handler<typeof settingGetSingleBidIncrement> = async (
  { id },
  { db },
) => {
  const table = await readTable(db);
  const row = table[indexOf(table, id)];
  const [record] = row ? recordsOf([row]) : [];
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record };
};

export const bidIncrementAction: Handler<typeof settingBidIncrementAction> = (
  { id, from, step },
  ctx,
) =>
  change(ctx, (table) => {
    const row = { fromCents: parseCents(String(from)), stepCents: parseCents(String(step)) };
    if (row.stepCents === 0) refuse("step", "Debe ser mayor que 0.");
    const others = table.filter((_row, index) => id === undefined || index !== indexOf(table, id));
    if (others.some(({ fromCents }) => fromCents === row.fromCents)) {
      refuse("from", "Ya hay un tramo desde ese importe.");
    }
    const next = [...others, row].toSorted((a, b) => a.fromCents - b.fromCents);
    if (!isIncrementTable(next)) refuse("from", "El primer tramo empieza en 0.");
    return next;
  });

export const deleteBidIncrement: Handler<typeof settingDeleteBidIncrement> = ({ id }, ctx) =>
  change(ctx, (table) => {
    const gone = indexOf(table, id);
    if (gone === 0) refuse("id", "El tramo desde 0 no se puede eliminar.");
    return table.filter((_row, index) => index !== gone);
  });

async function readTable(db: Db): Promise<readonly IncrementStep[]> {
  return (await readPublicSettings(db)).bid_increments ?? DEFAULT_INCREMENTS;
}

function recordsOf(table: readonly IncrementStep[]) {
  return toIncrementRows(table).map((row) => ({ id: row.from, ...row }));
}

function indexOf(table: readonly IncrementStep[], id: string | number): number {
  const index = table.findIndex(({ fromCents }) => fromCents === parseCents(String(id)));
  if (index < 0) throw new ApiFault("NOT_FOUND");
  return index;
}

function refuse(field: string, text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { [field]: text } });
}

/** Writes another table for what is published from now on; bidders of a lot go on by the rules that they began with: lots name the table
 * of their day, and no lot is touched. */
async function change(
  { db, bus, requireViewer }: CallContext,
  edit: (table: readonly IncrementStep[]) => readonly IncrementStep[],
) {
  const next = await changeSettings(db, async (t) => {
    const before = await readTable(t);
    const after = edit(before);
    await writeFirstTable(t, before);
    await writeSetting(t, "bid_increments", after);
    await noteDeed(t, requireViewer(), "bidIncrements", { from: before, to: after });
    return after;
  });
  bus.settingsChanged();
  return { records: recordsOf(next) };
}
