import type {
  commonFunctionGetAllDynamicTables,
  dynamicDynamicTable,
  dynamicDynamicTableAction,
} from "martillo/contract";
import { insertTable, readTables, updateTable } from "./table-repository";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";

export const shownTables: Handler<typeof commonFunctionGetAllDynamicTables> = (input, { db }) =>
  readTables(db, { ...input, active: 1 }, input);

export const allTables: Handler<typeof dynamicDynamicTable> = (input, { db }) =>
  readTables(db, input, input);

export const saveTable: Handler<typeof dynamicDynamicTableAction> = async (
  { id, ...table },
  { db },
) => {
  if (id === undefined) {
    const record = await insertTable(db, table);
    if (!record) throw new ApiFault("INVALID_INPUT", { fields: { name: "Ya existe esa tabla." } });
    return { record };
  }
  const record = await updateTable(db, id, table);
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record };
};
