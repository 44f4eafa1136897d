import { PAYMENT_CURRENCY } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";

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

/** What nobody has settled first, then the newest. */
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

/** Money that was unknown has a payment now: what was said of it is settled by itself. */
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
