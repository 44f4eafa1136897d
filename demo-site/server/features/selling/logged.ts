import { SELLER_PERMISSIONS } from "martillo/contract";
import { changedFields, type FieldValues } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { phaseOf, readLots, type LotRow, logEdit, type Editor, type NewEdit } from "../lots";

import { fieldsOf, valuesOf } from "./fields";

/** The house reads everything. */
export const EVERYBODY = {
  id: 0,
  asEmployeesId: null,
  staff: true,
  pass: null,
  permissions: SELLER_PERMISSIONS,
};

/** What the log keeps of a lot: its fields, and where it stands. */
function loggedValuesOf(row: LotRow): FieldValues {
  return { ...fieldsOf(valuesOf(row)), market_status: phaseOf(row), addenda: row.addenda };
}

/** Does something to a locked lot, and logs what has changed by it. */
export async function logged(
  t: Db,
  row: LotRow,
  editor: Editor,
  entry: Omit<NewEdit, "before" | "after">,
  run: () => Promise<void>,
): Promise<void> {
  await run();
  const [now] = await readLots(t, [row.id], EVERYBODY);
  if (!now) throw new Error("martillo: a locked lot is gone");
  const before = loggedValuesOf(row);
  const after = changedFields(loggedValuesOf(now), before);
  const fields = Object.keys(after);
  await logEdit(t, row.id, editor, {
    ...entry,
    before: Object.fromEntries(fields.map((field) => [field, before[field]])),
    after,
  });
}
