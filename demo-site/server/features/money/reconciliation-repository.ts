import { PAYMENT_CURRENCY } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import { bookedAtProvider } from "./statement-repository";
import type { MoneyContext } from "./payables";
import type { PaymentRow } from "./payment-repository";

export interface NewItem {
  provider: string;
  providerRef: string;
  kind: "missing_here" | "missing_there" | "amount_differs" | "unknown_event" | "unknown_outcome";
  hereCents: number | null;
  thereCents: number | null;
  /** ISO 4217. @default "EUR" */
  currency?: string;
}

export interface ItemRow {
  id: number;
  provider: string;
  provider_ref: string;
  kind: string;
  currency: string;
  here_cents: number | null;
  there_cents: number | null;
  found_ms: number;
  settled_ms: number | null;
  note: string | null;
}

/** How an item names a payment: by its object at the provider, where there is one. */
export function itemRef(of: { id: number; provider_ref: string | null }): string {
  return of.provider_ref ?? `payment ${of.id}`;
}

/** Something for staff to look at; said once. False where it was said before. */
export async function noteItem(t: Db, item: NewItem): Promise<boolean> {
  const [row] = await t.query<{ is_new: boolean }>(
    `insert into reconciliation_items (provider, provider_ref, kind, currency, here_cents, there_cents)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (provider, provider_ref, currency, kind) do update
       set here_cents = excluded.here_cents, there_cents = excluded.there_cents
     returning xmax = 0 as is_new`,
    [
      item.provider,
      item.providerRef,
      item.kind,
      item.currency ?? PAYMENT_CURRENCY,
      item.hereCents,
      item.thereCents,
    ],
  );
  return row?.is_new === true;
}

const COLUMNS = `id, provider, provider_ref, kind, currency, here_cents, there_cents, ${ms("found_at")} as found_ms,
  ${ms("settled_at")} as settled_ms, note`;

/** Items that are not settled first, then the newest. */
export function readItems(db: Db): Promise<ItemRow[]> {
  return db.query<ItemRow>(
    `select ${COLUMNS} from reconciliation_items order by settled_at is not null, id desc limit 200`,
  );
}

export async function readItem(db: Db, id: number): Promise<ItemRow | undefined> {
  const [row] = await db.query<ItemRow>(
    `select ${COLUMNS} from reconciliation_items where id = $1`,
    [id],
  );
  return row;
}

/** Money that was unknown has a payment now: its items for staff are settled by themselves. */
export async function settleFound(
  t: Db,
  {
    provider,
    providerRef,
    paymentId,
  }: { provider: string; providerRef: string; paymentId: number },
): Promise<void> {
  await t.query(
    `update reconciliation_items set settled_at = clock_timestamp(), note = $3
     where provider = $1 and provider_ref = $2 and kind in ('missing_here', 'unknown_event') and settled_at is null`,
    [provider, providerRef, `Es el pago n.º ${paymentId}.`],
  );
}

export async function settleItem(
  t: Db,
  id: number,
  staffId: number,
  note: string,
): Promise<boolean> {
  const rows = await t.query(
    `update reconciliation_items set settled_at = clock_timestamp(), settled_by = $2, note = $3
     where id = $1 and settled_at is null returning 1`,
    [id, staffId, note],
  );
  return rows.length > 0;
}

/** An event of a moment ago may be in one book and not yet in the other. */
export const FRESH_MS = 60_000;

/** A time that is compared. Epoch milliseconds. */
export interface Span {
  fromMs: number;
  toMs: number;
}

export async function readBooked(
  db: Db,
  paymentId: number,
): Promise<{ cents: number; last_ms: number; going_cents: number } | undefined> {
  const [row] = await db.query<{ cents: number; last_ms: number; going_cents: number }>(
    `select cents, going_cents, coalesce(${ms("last_at")}, 0) as last_ms from (${bookedAtProvider("$1")}) booked`,
    [paymentId],
  );
  return row;
}

export type Unstated = Pick<
  PaymentRow,
  "id" | "provider" | "provider_ref" | "currency" | "came_in" | "captured_cents" | "created_ms"
>;

/** Payments of the time that is compared of which no line is kept. */
export function readUnstated(
  { db }: MoneyContext,
  provider: string,
  { fromMs, toMs }: Span,
): Promise<Unstated[]> {
  return db.query<Unstated>(
    `select p.id, p.provider, p.provider_ref, p.currency, p.came_in, p.captured_cents, ${ms("p.created_at")} as created_ms from payments p
     where p.provider = $1 and p.captured_cents > 0
       and p.settled_at >= ${timestampOf("$2")} and p.settled_at < ${timestampOf("$3")}
       and not exists (select 1 from statement_lines s
         where s.provider = p.provider and s.provider_ref = p.provider_ref and s.kind = 'payment')`,
    [provider, fromMs, toMs - FRESH_MS],
  );
}
