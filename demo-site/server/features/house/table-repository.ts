import type { DynamicTable, OutputOf, dynamicDynamicTable } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";

const COLUMNS = "id, name, label, columns, active, show_order, view_page";

export interface TableFilter {
  view_page?: number | undefined;
  active?: 1 | 2 | undefined;
}

/** Tables in their order. */
export async function readTables(
  db: Db,
  { view_page, active }: TableFilter,
  { page, limit }: { page: number; limit: number },
): Promise<OutputOf<typeof dynamicDynamicTable>> {
  const parameters = new SqlParameters();
  const conditions = [
    view_page !== undefined && `view_page = ${parameters.add(view_page)}`,
    active !== undefined && `active = ${parameters.add(active)}`,
  ].filter((condition) => condition !== false);
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from dynamic_tables ${where}`,
    parameters.values,
  );
  const records = await db.query<DynamicTable>(
    `select ${COLUMNS} from dynamic_tables ${where}
     order by show_order, id limit ${parameters.add(limit)} offset ${parameters.add((page - 1) * limit)}`,
    parameters.values,
  );
  const total = count?.total ?? 0;
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(page, limit, records.length, total),
  };
}

/** Adds a table; undefined when there is one of that name. */
export async function insertTable(
  db: Db,
  table: Omit<DynamicTable, "id">,
): Promise<DynamicTable | undefined> {
  const rows = await db.query<DynamicTable>(
    `insert into dynamic_tables (name, label, columns, active, show_order, view_page)
     values ($1, $2, $3::jsonb, $4, $5, $6) on conflict (name) do nothing returning ${COLUMNS}`,
    valuesOf(table),
  );
  return rows[0];
}

/** Changes all but its name. */
export async function updateTable(
  db: Db,
  id: number,
  table: Omit<DynamicTable, "id">,
): Promise<DynamicTable | undefined> {
  const rows = await db.query<DynamicTable>(
    `update dynamic_tables set label = $2, columns = $3::jsonb, active = $4, show_order = $5, view_page = $6
     where id = $7 and name = $1 returning ${COLUMNS}`,
    [...valuesOf(table), id],
  );
  return rows[0];
}

function valuesOf(table: Omit<DynamicTable, "id">): unknown[] {
  const { name, label, columns, active, show_order, view_page } = table;
  return [name, label, JSON.stringify(columns), active, show_order, view_page];
}
