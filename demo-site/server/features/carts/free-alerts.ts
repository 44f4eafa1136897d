/** People who wait for a vehicle that another keeps: one letter when it is free again, and nothing more. */
import { lotPath } from "martillo/contract";
import type { customTellWhenFree } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { errorText } from "../../platform/call/log";
import { withRetries } from "../../platform/db/retry";
import { sendMails } from "../../platform/mail/send";
import { lockLot, phaseOf } from "../lots";
import { type MoneyContext, readPayer } from "../money";
import { requireBuyer } from "../sale";
import { lotFree } from "./free-alerts.mail";
import { lockOpenCart, noteAsked } from "./cart-repository";

import {
  countAlerts,
  endAlert,
  insertAlert,
  readLotsOver,
  takeAlerts,
} from "./free-alert-repository";

/** Vehicles that one person may wait for. */
const MOST = 20;
/** Seconds after which the letter would promise what is most likely gone. */
const GOOD_SECONDS = 3_600;

export const tellWhenFree: Handler<typeof customTellWhenFree> = async (input, ctx) => {
  const { project_id: lotId, on } = input;
  const { id: userId } = ctx.requireViewer();
  if (on === 0) {
    await endAlert(ctx.db, userId, lotId);
    return { project_id: lotId, tell_when_free: 0 };
  }
  const isTold = await withRetries(() => ctx.db.tx((t) => subscribe({ ...ctx, db: t }, lotId)));
  if (isTold) await noteAsked(ctx.db, userId, lotId);
  return { project_id: lotId, tell_when_free: isTold ? 1 : 0 };
};

/** Whether there is something to wait for. Throws NOT_FOR_SALE, ALERT_LIMIT, and the faults that keep a person from buying. */
async function subscribe(ctx: CallContext, lotId: number): Promise<boolean> {
  const { db: t } = ctx;
  const { id: userId } = ctx.requireViewer();
  const lot = await lockLot(t, lotId);
  if (!lot || lot.status === "draft") throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, lot);
  const phase = phaseOf(lot);
  if (lot.auction === 1 || (phase !== "open" && phase !== "reserved")) {
    throw new ApiFault("NOT_FOR_SALE");
  }
  // It is free by now, or the caller's own: there is nothing to wait for.
  if (phase === "open" || lot.reserved_by === userId) return false;
  // From here on this person's calls wait for each other: no call counts past the most.
  await lockOpenCart(t, userId, "buynow");
  if ((await countAlerts(t, userId, lotId)) >= MOST) {
    throw new ApiFault("ALERT_LIMIT", { values: { count: String(MOST) } });
  }
  await insertAlert(t, userId, lotId);
  return true;
}

/** Writes to people who wait for a lot that is free by now; forgets those who wait for one no longer for sale. Returns how many letters. */
export async function tellWhoWaits(ctx: MoneyContext): Promise<number> {
  const lots = await readLotsOver(ctx.db);
  let count = 0;
  for (const { id } of lots) {
    try {
      count += await ctx.db.tx((t) => tellOf({ ...ctx, db: t }, id));
    } catch (error) {
      ctx.log.error({ lot: id, ...errorText(error) }, "who waits for a lot could not be told");
    }
  }
  return count;
}

async function tellOf(ctx: MoneyContext, lotId: number): Promise<number> {
  const { db: t } = ctx;
  // No buyer takes it while it is said to be free.
  const lot = await lockLot(t, lotId);
  if (!lot) return 0;
  const ended = await takeAlerts(t, lotId);
  if (lot.auction === 1 || phaseOf(lot) !== "open") return 0;
  const letters = [];
  for (const { user_id: userId, title, is_true: isTrue } of ended) {
    const reader = isTrue ? await readPayer(t, userId) : undefined;
    if (!reader) continue;
    const { name, language, email: to } = reader;
    const values = { name, language, title, link: lotPath(lot) };
    letters.push({ to, values, staleAfter: GOOD_SECONDS });
  }
  await sendMails(ctx, lotFree, letters);
  return letters.length;
}
