import type { AppointmentDetail } from "martillo/contract";
import { type AppointmentStatus, HOUSE_ZONE } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";

export interface AppointmentRow {
  id: number;
  invoice_id: number;
  calendar_key: string;
  starts_ms: number;
  minutes: number;
  status: AppointmentStatus;
  person_name: string;
  person_document: string;
  pickup_code: string;
  place: string;
  sequence: number;
  lot_id: number;
  auction_id: number | null;
  title: string;
}

const COLUMNS = `a.id, a.invoice_id, a.calendar_key, ${ms("a.starts_at")} as starts_ms, a.minutes, a.status,
  a.person_name, a.person_document, a.pickup_code, a.place, a.sequence, i.lot_id, l.auction_id, l.title`;
const TABLES =
  "appointments a join invoices i on i.id = a.invoice_id join lots l on l.id = i.lot_id";

/** The appointment of a sale, in any state. */
export async function readAppointment(
  db: Db,
  invoiceId: number,
): Promise<AppointmentRow | undefined> {
  const [row] = await db.query<AppointmentRow>(
    `select ${COLUMNS} from ${TABLES} where a.invoice_id = $1`,
    [invoiceId],
  );
  return row;
}

export interface AppointmentQuery {
  buyerId: number | null;
  sellerId: number | null;
  auctionId: number | null;
  lotId: number | null;
  fromMs: number | null;
  toMs: number | null;
  status: AppointmentStatus | null;
  /** Those that stand alone. */
  isOpen: boolean;
  newestFirst: boolean;
  page: number;
  limit: number;
}

export async function readAppointments(
  db: Db,
  of: AppointmentQuery,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const where = `($1::bigint is null or i.buyer_id = $1) and ($2::bigint is null or i.seller_id = $2)
    and ($3::bigint is null or l.auction_id = $3) and ($4::bigint is null or i.lot_id = $4)
    and ($5::float8 is null or a.starts_at >= ${timestampOf("$5")})
    and ($6::float8 is null or a.starts_at < ${timestampOf("$6")})
    and ($7::text is null or a.status = $7)
    and (not $8::boolean or a.status in ('waiting', 'scheduled'))`;
  const values = [
    of.buyerId,
    of.sellerId,
    of.auctionId,
    of.lotId,
    of.fromMs,
    of.toMs,
    of.status,
    of.isOpen,
  ];
  const order = of.newestFirst ? "desc" : "asc";
  const rows = await db.query<AppointmentRow>(
    `select ${COLUMNS} from ${TABLES} where ${where}
     order by a.starts_at ${order}, a.id limit $9 offset $10`,
    [...values, of.limit, (of.page - 1) * of.limit],
  );
  const [count] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${TABLES} where ${where}`,
    values,
  );
  return { rows, total: count?.count ?? 0 };
}

/** What of an appointment is written. */
export interface AppointmentValues {
  calendarKey: string;
  startsAtMs: number;
  minutes: number;
  status: AppointmentStatus;
  personName: string;
  personDocument: string;
  place: string;
}

/** Writes the appointment of a sale: a first one with the code, or the one that there is with a higher sequence. */
export async function writeAppointment(
  t: Db,
  invoiceId: number,
  values: AppointmentValues,
  code: string,
): Promise<AppointmentRow> {
  await t.query(
    `insert into appointments as a (invoice_id, calendar_key, starts_at, minutes, status, person_name,
       person_document, place, pickup_code)
     values ($1, $2, ${timestampOf("$3")}, $4, $5, $6, $7, $8, $9)
     on conflict (invoice_id) do update set calendar_key = excluded.calendar_key, starts_at = excluded.starts_at,
       minutes = excluded.minutes, status = excluded.status, person_name = excluded.person_name,
       person_document = excluded.person_document, place = excluded.place, sequence = a.sequence + 1,
       told_tomorrow = false, updated_at = clock_timestamp()`,
    [
      invoiceId,
      values.calendarKey,
      values.startsAtMs,
      values.minutes,
      values.status,
      values.personName,
      values.personDocument,
      values.place,
      code,
    ],
  );
  return required(await readAppointment(t, invoiceId));
}

/** The appointment as it is now in another state; a change that calendars should hear of raises its sequence. */
export async function setAppointmentStatus(
  t: Db,
  row: AppointmentRow,
  status: AppointmentStatus,
): Promise<AppointmentRow> {
  await t.query(
    `update appointments set status = $2, sequence = sequence + $3, updated_at = clock_timestamp() where id = $1`,
    [row.id, status, status === "cancelled" ? 1 : 0],
  );
  return required(await readAppointment(t, row.invoice_id));
}

function required(row: AppointmentRow | undefined): AppointmentRow {
  if (!row) throw new Error("martillo: an appointment that was written is not there");
  return row;
}

/** An appointment on the wire. The code is the buyer's alone. */
export function toAppointment(row: AppointmentRow, side: "buyer" | "seller"): AppointmentDetail {
  return {
    appointment_id: row.id,
    auction_id: row.auction_id,
    common_invoice: row.invoice_id,
    project_id: row.lot_id,
    projects_title: row.title,
    delivery_type: "local_pickup",
    appointmentTime: row.starts_ms,
    ends_at: Math.round(row.starts_ms + row.minutes * 60_000),
    status: row.status,
    person: { name: row.person_name, document_number: row.person_document },
    pickup_code: side === "buyer" && row.status === "scheduled" ? row.pickup_code : null,
    sequence: row.sequence,
    timezone: HOUSE_ZONE,
    place: row.place,
  };
}

/** It stands: a place is kept for it. */
export function isOpen({ status }: Pick<AppointmentRow, "status">): boolean {
  return status === "waiting" || status === "scheduled";
}

export function readDueAppointments(
  db: Db,
  condition: string,
  atOnce: number,
): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select i.id from appointments a join invoices i on i.id = a.invoice_id
       where ${condition} order by a.starts_at limit $1`,
    [atOnce],
  );
}

export async function markToldTomorrow(db: Db, appointmentId: number): Promise<boolean> {
  const [found] = await db.query(
    "update appointments set told_tomorrow = true where id = $1 and not told_tomorrow and status = 'scheduled' returning 1",
    [appointmentId],
  );
  return found !== undefined;
}
