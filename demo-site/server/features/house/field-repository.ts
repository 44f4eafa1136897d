import {
  type DynamicField,
  MOST_FIELDS,
  type OutputOf,
  type dynamicGetAllDynamicArray,
} from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";

const COLUMNS = `id, name, type, label, hint, is_required::int as is_required, active, options, sub_select, fields,
  show_order, view_page, for_buyer::int as for_buyer, for_organization::int as for_organization, for_categories`;

export interface FieldFilter {
  view_page?: number | undefined;
  for_buyer?: 0 | 1 | undefined;
  for_organization?: 0 | 1 | undefined;
  active?: 1 | 2 | undefined;
}

type FieldList = OutputOf<typeof dynamicGetAllDynamicArray>;

/** Fields in their order. */
export async function readFields(
  db: Db,
  filter: FieldFilter,
  { page, limit }: { page: number; limit: number } = { page: 1, limit: MOST_FIELDS },
): Promise<FieldList> {
  const parameters = new SqlParameters();
  const { view_page, for_buyer, for_organization, active } = filter;
  const conditions = [
    view_page !== undefined && `view_page = ${parameters.add(view_page)}`,
    for_buyer !== undefined && `for_buyer = ${parameters.add(for_buyer === 1)}`,
    for_organization !== undefined &&
      `for_organization = ${parameters.add(for_organization === 1)}`,
    active !== undefined && `active = ${parameters.add(active)}`,
  ].filter((condition) => condition !== false);
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from dynamic_fields ${where}`,
    parameters.values,
  );
  const records = await db.query<DynamicField>(
    `select ${COLUMNS} from dynamic_fields ${where}
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

export async function readField(db: Db, id: number): Promise<DynamicField | undefined> {
  const rows = await db.query<DynamicField>(`select ${COLUMNS} from dynamic_fields where id = $1`, [
    id,
  ]);
  return rows[0];
}

export type NewField = Omit<DynamicField, "id" | "active" | "show_order">;

/**
 * Adds a field after the others of its page, or says why not. More than a form reads in one call are never added, as one that is required
 * would be checked and never asked for.
 */
export function insertField(db: Db, field: NewField): Promise<DynamicField | "full" | "taken"> {
  return db.tx(async (t) => {
    // Two that are added at once are counted one after the other.
    await t.query("lock table dynamic_fields in share row exclusive mode");
    const [page] = await t.query<{ total: number }>(
      "select count(*) as total from dynamic_fields where view_page = $1",
      [field.view_page],
    );
    if ((page?.total ?? 0) >= MOST_FIELDS) return "full";
    return (await insertLast(t, field)) ?? "taken";
  });
}

async function insertLast(db: Db, field: NewField): Promise<DynamicField | undefined> {
  const rows = await db.query<DynamicField>(
    `insert into dynamic_fields (name, type, label, hint, is_required, options, sub_select, view_page, for_buyer,
       for_organization, fields, for_categories, show_order)
     select $1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11::jsonb, $12::jsonb, coalesce(max(show_order), 0) + 1
     from dynamic_fields where view_page = $8
     on conflict (view_page, name) do nothing returning ${COLUMNS}`,
    valuesOf(field),
  );
  return rows[0];
}

/** Changes all but its name, its page and its place. */
export async function updateField(
  db: Db,
  id: number,
  field: NewField,
): Promise<DynamicField | undefined> {
  const rows = await db.query<DynamicField>(
    `update dynamic_fields set type = $2, label = $3, hint = $4, is_required = $5, options = $6::jsonb,
       sub_select = $7::jsonb, for_buyer = $9, for_organization = $10, fields = $11::jsonb, for_categories = $12::jsonb
     where id = $13 and name = $1 and view_page = $8 returning ${COLUMNS}`,
    [...valuesOf(field), id],
  );
  return rows[0];
}

function valuesOf(field: NewField): unknown[] {
  return [
    field.name,
    field.type,
    field.label,
    field.hint,
    field.is_required === 1,
    JSON.stringify(field.options),
    field.sub_select && JSON.stringify(field.sub_select),
    field.view_page,
    field.for_buyer === 1,
    field.for_organization === 1,
    JSON.stringify(field.fields),
    JSON.stringify(field.for_categories),
  ];
}

export async function setFieldStatus(
  db: Db,
  id: number,
  active: 1 | 2,
): Promise<DynamicField | undefined> {
  const rows = await db.query<DynamicField>(
    `update dynamic_fields set active = $2 where id = $1 returning ${COLUMNS}`,
    [id, active],
  );
  return rows[0];
}

/** Gives all fields of a page their places: the named ones first, the others after them as they were. */
export async function orderFields(db: Db, viewPage: number, ids: readonly number[]): Promise<void> {
  await db.query(
    `update dynamic_fields f set show_order = o.place
     from (select id, row_number() over (order by array_position($2::bigint[], id) nulls last, show_order, id) as place
           from dynamic_fields where view_page = $1) o
     where f.id = o.id`,
    [viewPage, ids],
  );
}
