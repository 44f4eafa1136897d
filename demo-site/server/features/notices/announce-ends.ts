/** Puts down who is to be reminded that a lot ends. */
import { TIME_ZONES } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { REMIND_BEFORE_MS, reminderAt } from "./quiet-hours";
import { claimEnds, readEnding } from "./announced-end-repository";
import { putDownReminders } from "../lots";

const HOUR_MS = 3_600_000;
/** A reminder of what ends in the night or at breakfast goes out on the evening before. */
const LOOK_AHEAD_MS = 12 * HOUR_MS;
/** Put down before its time, so that what ends within the same hour can share a letter. */
export const TOGETHER_MS = HOUR_MS;
const LOTS_AT_ONCE = 200;

/** Returns how many lots were put down. Each listing once, however often its end moves. */
export async function announceEnds(db: Db, nowMs: number): Promise<number> {
  const lots = await readEnding(db, nowMs, nowMs + LOOK_AHEAD_MS, LOTS_AT_ONCE * 10);
  const due = lots
    .map((lot) => ({
      ...lot,
      reminders: TIME_ZONES.map((zone) => ({ zone, due_ms: reminderAt(lot.closes_ms, zone) })),
    }))
    .filter(({ reminders }) => reminders.some(({ due_ms }) => due_ms - TOGETHER_MS <= nowMs))
    .slice(0, LOTS_AT_ONCE);
  if (due.length === 0) return 0;
  return db.tx(async (t) => {
    const claimed = await claimEnds(
      t,
      due.map(({ id, round }) => ({ lot_id: id, round })),
    );
    const own = new Set(claimed.map((row) => row.lot_id));
    const rows = due
      .filter(({ id }) => own.has(id))
      .flatMap(({ id, round, reminders }) =>
        reminders.map((reminder) => ({ lot_id: id, round, ...reminder })),
      );
    await putDownReminders(t, rows, nowMs);
    return own.size;
  });
}

/** Whether a reminder still leaves time to do something. */
export function isWorthReminding(closesMs: number, nowMs: number): boolean {
  return closesMs - nowMs >= REMIND_BEFORE_MS / 12;
}
