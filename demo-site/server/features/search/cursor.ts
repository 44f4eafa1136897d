import type { SqlParameters } from "../../platform/lists/sql-parameters";
import type { ColumnOrder, LotRow } from "../lots";

/** The last lot of a page, with the value that it is ordered by, null where that is unknown. */
export interface Cursor {
  value: number | null;
  id: number;
  auction: 0 | 1;
}

export function cursorOf(row: LotRow, orderby: ColumnOrder): string {
  return `${valueOf(row, orderby) ?? ""}~${row.id}~${row.auction}`;
}

export function readCursor(text: string): Cursor {
  const [value = "", id, auction] = text.split("~");
  return {
    value: value === "" ? null : Number(value),
    id: Number(id),
    auction: auction === "1" ? 1 : 0,
  };
}

function valueOf(row: LotRow, orderby: ColumnOrder): number | null {
  const values: Record<ColumnOrder, number | null> = {
    "p.id": row.id,
    date_closed: Math.floor(row.closes_ms),
    wprice: row.price_cents,
    bid_count: row.bid_count,
    registration_year: row.registration_year,
    kilometers: row.kilometers,
  };
  return values[orderby];
}

const COLUMNS: Record<Exclude<ColumnOrder, "p.id" | "date_closed">, string> = {
  wprice: "price_cents",
  bid_count: "bid_count",
  registration_year: "registration_year",
  kilometers: "kilometers",
};

/** SQL for the lots that come after a lot in an order; an unknown value comes last. */
export function behind(
  { value, id }: Cursor,
  { orderby, order, row }: { orderby: ColumnOrder; order: "asc" | "desc"; row: string },
  parameters: SqlParameters,
): string {
  const than = order === "asc" ? ">" : "<";
  const last = `${row}.id ${than} ${parameters.add(id)}::bigint`;
  if (orderby === "p.id") return last;
  if (orderby === "date_closed") {
    // On the wire an end has whole milliseconds.
    const end = `to_timestamp(${parameters.add(value ?? 0)}::float8 / 1000)`;
    const near =
      order === "asc"
        ? `${row}.closes_at >= ${end}`
        : `${row}.closes_at < ${end} + interval '1 ms'`;
    const at = `date_trunc('milliseconds', ${row}.closes_at)`;
    return `${near} and (${at} ${than} ${end} or (${at} = ${end} and ${last}))`;
  }
  const column = `${row}.${COLUMNS[orderby]}`;
  if (value === null) return `${column} is null and ${last}`;
  const known = parameters.add(value);
  return `(${column} ${than} ${known} or (${column} = ${known} and ${last}) or ${column} is null)`;
}
