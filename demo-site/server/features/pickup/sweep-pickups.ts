/** What the clock does to appointments and vehicles that wait. No rule relies on it. */
import { nextAppointment } from "martillo/domain";
import type { Services } from "../../platform/call/context";
import type { SendContext } from "../../platform/mail/send";
import {
  BY_CLOCK,
  type InvoiceRow,
  lockInvoice,
  lookAfter,
  markStorageTold,
  noteSale,
  readSaleSettings,
  readStorageToWarn,
} from "../sale";
import {
  type AppointmentRow,
  markToldTomorrow,
  readAppointment,
  readDueAppointments,
  setAppointmentStatus,
} from "./appointment-repository";
import { cancelPickup, confirmPickup } from "./book";
import { readCalendar } from "./calendar";
import { tellStorage, tellTomorrow } from "./pickup-letters";
import { chargeStorage, storageFrom, storagePerDay } from "./storage";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** So long before storage costs something its buyer is told. */
const STORAGE_NOTICE_DAYS = 2;

/** The clock tells those who look at a sale. */
type SweepContext = SendContext & Pick<Services, "bus">;

type Step = (ctx: SendContext, row: InvoiceRow, appointment: AppointmentRow) => Promise<void>;

/** Each finds sales by its condition, and does its part under their lock. */
const STEPS: readonly [condition: string, run: Step][] = [
  [
    "a.status = 'waiting' and i.status = 'paid' and a.starts_at > now()",
    (ctx, row) => confirmPickup(ctx, row),
  ],
  [
    `a.status = 'waiting' and (a.starts_at <= now()
       or i.status in ('draft', 'unpaid', 'partial') and i.due_at <= now())`,
    release,
  ],
  ["a.status = 'scheduled' and a.starts_at <= now() - interval '24 hours'", miss],
  [
    `a.status = 'scheduled' and not a.told_tomorrow and a.starts_at > now()
     and a.starts_at <= now() + interval '24 hours'`,
    tomorrow,
  ],
];

/** Looks after all appointments that are due. Returns how many sales it touched. */
export async function sweepPickups(ctx: SweepContext): Promise<number> {
  let count = 0;
  for (const [condition, run] of STEPS) {
    const rows = await readDueAppointments(ctx.db, condition, AT_ONCE);
    for (const { id } of rows) {
      count += await one(ctx, id, async (inside, row) => {
        const appointment = await readAppointment(inside.db, id);
        if (appointment) await run(inside, row, appointment);
      });
    }
  }
  return count + (await sweepStorage(ctx));
}

async function sweepStorage(ctx: SweepContext): Promise<number> {
  const { storage } = await readSaleSettings(ctx.db);
  const rows = await readStorageToWarn(ctx.db, {
    freeDays: storage.free_days,
    noticeDays: STORAGE_NOTICE_DAYS,
    limit: AT_ONCE,
  });
  let count = 0;
  for (const { id } of rows) count += await one(ctx, id, warnOfStorage);
  return count;
}

/** Under the lock of its sale. */
function one(
  ctx: SweepContext,
  id: number,
  run: (inside: SendContext, row: InvoiceRow) => Promise<void>,
): Promise<1> {
  return lookAfter(ctx, { invoice: id }, async (inside) => {
    const row = await lockInvoice(inside.db, id);
    if (row) await run(inside, row);
  });
}

/** An appointment that was not paid in time, or before its hour, keeps no place. */
async function release(ctx: SendContext, row: InvoiceRow, appointment: AppointmentRow) {
  const { status, starts_ms: startsAtMs } = appointment;
  const isLate = row.status !== "paid" && row.due_ms <= row.now_ms;
  if (status !== "waiting" || (!isLate && startsAtMs > row.now_ms)) return;
  await cancelPickup(ctx, row, { actor: BY_CLOCK, reason: "Plazo de pago terminado." });
}

/** A day later the buyer has not come: the place was used, and another one can be booked. */
async function miss(ctx: SendContext, row: InvoiceRow, appointment: AppointmentRow) {
  const status = nextAppointment(appointment.status, "miss");
  if (status === null || appointment.starts_ms > row.now_ms - DAY_MS) return;
  await setAppointmentStatus(ctx.db, appointment, status);
  await noteSale(ctx.db, row.id, BY_CLOCK, {
    event: "pickup_missed",
    from: row.status,
    to: row.status,
  });
}

/** What storage comes to until then is charged now, so that it can be paid before. */
async function tomorrow(ctx: SendContext, row: InvoiceRow, appointment: AppointmentRow) {
  const noted = await markToldTomorrow(ctx.db, appointment.id);
  if (!noted) return;
  const charged = await chargeStorage(ctx.db, row, {
    untilMs: appointment.starts_ms,
    operator: ctx.config.operator,
    actor: BY_CLOCK,
  });
  await tellTomorrow(ctx, charged, appointment);
}

async function warnOfStorage(ctx: SendContext, row: InvoiceRow): Promise<void> {
  const calendar = await readCalendar(ctx.db, row);
  const fromMs = await storageFrom(ctx.db, calendar, row.ready_ms);
  if (fromMs === null || fromMs - STORAGE_NOTICE_DAYS * DAY_MS > row.now_ms) return;
  const noted = await markStorageTold(ctx.db, row.id);
  if (!noted) return;
  await tellStorage(ctx, row, { fromMs, perDayCents: storagePerDay(calendar) });
}
