/** What a vehicle costs that is ready and waits for its buyer. */
import { IVA_PERCENT } from "martillo/contract";
import {
  beginOfDay,
  dayAfter,
  dayOf,
  invoiceParts,
  nextInvoice,
  type SaleLine,
  storageFee,
} from "martillo/domain";
import type { OperatorDetails } from "../../platform/call/operator";
import type { Db } from "../../platform/db/db";
import {
  addStorage,
  dueOf,
  insertLine,
  type InvoiceRow,
  issueFurther,
  noteSale,
  readInvoice,
  readStorageCents,
  type SaleActor,
} from "../sale";
import { post } from "../money";
import { readBlockedDays, readCalendar } from "./calendar";
import type { Calendar } from "./calendar-repository";

/** Longer than anybody looks ahead. */
const MOST_DAYS = 400;

function perDayCents({ settings }: Calendar): number {
  return Math.round(settings.storage.per_day * 100);
}

/** What storage has come to until a moment, in cents. */
export async function storageUntil(
  db: Db,
  calendar: Calendar,
  readyAtMs: number | null,
  untilMs: number,
): Promise<number> {
  if (readyAtMs === null) return 0;
  const { free_days: freeDays } = calendar.settings.storage;
  // Within the free days the places need not be looked at.
  if (untilMs < beginOfDay(dayOf(readyAtMs), freeDays + 1)) return 0;
  return storageFee({
    readyAtMs,
    pickedUpAtMs: untilMs,
    freeDays,
    perDayCents: perDayCents(calendar),
    blockedDays: await readBlockedDays(db, calendar, readyAtMs, untilMs),
  }).cents;
}

/** Midnight at which the first day begins that costs something. */
export async function storageFrom(
  db: Db,
  calendar: Calendar,
  readyAtMs: number | null,
): Promise<number | null> {
  if (readyAtMs === null || perDayCents(calendar) === 0) return null;
  const first = dayOf(readyAtMs);
  const until = beginOfDay(first, MOST_DAYS);
  const blocked = new Set(await readBlockedDays(db, calendar, readyAtMs, until));
  let counted = 0;
  for (let after = 1; after <= MOST_DAYS; after += 1) {
    const day = dayAfter(first, after);
    if (!blocked.has(day)) counted += 1;
    if (counted > calendar.settings.storage.free_days) return beginOfDay(day);
  }
  return null;
}

/** Cents per day, for those who show it. */
export function storagePerDay(calendar: Calendar): number {
  return perDayCents(calendar);
}

/**
 * Adds what storage comes to until a moment, less what was charged, as a line with a document of its own: the account is owed something
 * again. The account is locked. Nothing is added to what is not paid: first what is due of it.
 */
export async function chargeStorage(
  t: Db,
  row: InvoiceRow,
  of: { untilMs: number; operator: OperatorDetails; actor: SaleActor },
): Promise<InvoiceRow> {
  if (row.status !== "paid" || row.ready_ms === null || row.delivered === 3) return row;
  const calendar = await readCalendar(t, row);
  const chargedCents = await readStorageCents(t, row.id);
  const amountCents = (await storageUntil(t, calendar, row.ready_ms, of.untilMs)) - chargedCents;
  if (amountCents <= 0) return row;
  const line: SaleLine = { kind: "storage", amountCents, scheme: "IVA" };
  const place = { invoiceId: row.id, lotId: row.lot_id, round: row.round };
  await insertLine(t, place, { ...line, ivaPercent: IVA_PERCENT });
  const document = await issueFurther(t, row, of.operator, [
    {
      kind: "storage",
      amount_cents: amountCents,
      qty: 1,
      iva_percent: IVA_PERCENT,
      tax_scheme: "IVA",
    },
  ]);
  await post(t, {
    event: "correct",
    document,
    parts: invoiceParts([line]),
    invoice: row.id,
    seller: row.seller_id,
  });
  const dueCents = dueOf({ ...row, total_cents: row.total_cents + amountCents });
  const status = nextInvoice(
    { status: row.status, dueCents, paidCents: row.paid_cents },
    "add_line",
  );
  if (status === null) throw new Error("martillo: storage was added to what takes no line");
  await addStorage(t, row.id, amountCents, status);
  await noteSale(t, row.id, of.actor, { event: "storage", from: row.status, to: status });
  const written = await readInvoice(t, row.id);
  if (!written) throw new Error("martillo: an account that was charged is not there");
  return written;
}
