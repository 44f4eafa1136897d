import type {
  settingDatatableInsert,
  settingDatatableUpdate,
  settingMultiTableAction,
  settingSearchTable,
  settingSearchTableAction,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { deletePhrases, insertPhrase, readPhrases, updatePhrase } from "./phrase-repository";
import { allRecords, matches, toRecord } from "./phrase-table";

export const searchTable: Handler<typeof settingSearchTable> = async (
  { page, limit, search = "", language },
  { db },
) => {
  const all = allRecords(await readPhrases(db, language), language);
  const found = all.filter((record) => matches(record, search));
  const records = found.slice((page - 1) * limit, page * limit);
  return {
    records,
    totalRecords: found.length,
    setDisp: displayRange(page, limit, records.length, found.length),
  };
};

export const searchTableAction: Handler<typeof settingSearchTableAction> = ({ id }, ctx) =>
  remove(ctx, [id]);

export const multiTableAction: Handler<typeof settingMultiTableAction> = ({ ids }, ctx) =>
  remove(ctx, ids);

export const datatableInsert: Handler<typeof settingDatatableInsert> = async (
  { values },
  { db, bus, requireViewer },
) => {
  const row = await insertPhrase(db, values, requireViewer().id);
  if (!row) {
    const fields = { "values.key": "Esa frase ya está cambiada: edítela." };
    throw new ApiFault("INVALID_INPUT", { fields });
  }
  bus.settingsChanged();
  return { record: toRecord(row) };
};

export const datatableUpdate: Handler<typeof settingDatatableUpdate> = async (
  { id, values },
  { db, bus, requireViewer },
) => {
  const row = await updatePhrase(db, id, values.text, requireViewer().id);
  if (!row) throw new ApiFault("NOT_FOUND");
  bus.settingsChanged();
  return { record: toRecord(row) };
};

/** All of them or none. */
async function remove({ db, bus }: CallContext, ids: readonly number[]) {
  const wanted = new Set(ids);
  await db.tx(async (t) => {
    const gone = await deletePhrases(t, [...wanted]);
    if (gone < wanted.size) throw new ApiFault("NOT_FOUND");
  });
  bus.settingsChanged();
  return { changed: wanted.size };
}
