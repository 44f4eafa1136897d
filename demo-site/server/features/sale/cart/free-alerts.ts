/** Who waits for a vehicle that another keeps: one letter when it is free again, and nothing more. */
import type { customTellWhenFree } from "martillo/contract";
import { lotPath } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { errorText } from "../../../platform/call/log";
import { withRetries } from "../../../platform/db/retry";
import { sendMails } from "../../../platform/mail/send";
import { lockLot, phaseOf } from "../../lots";
import { type MoneyContext, readPayer } from "../../money";
import { requireBuyer } from "../require-buyer";
import { lotFree } from "../sale.mail";
import { lockOpenCart } from "./cart-repository";
import { noteAsked } from "./reserve";

/** Vehicles that one person may wait for. */
const MOST = 20;
/** Lots of one round of letters. */
const AT_ONCE = 200;
/** Seconds after which the letter would promise what is most likely gone. */
const GOOD_SECONDS = 3_600;

/** An alert of which nothing more can come while its lot is as it is, or whose letter is due. */
const IS_OVER = "(l.status <> 'reserved' or l.reserved_by = f.user_id or l.round <> f.round)";

export const tellWhenFree: Handler<typeof customTellWhenFree> = async (input, ctx) => {
  const { project_id: lotId, on } = input;
  const { id: userId } = ctx.requireViewer();
  if (on === 0) {
    await ctx.db.query("delete from free_alerts where user_id = $1 and lot_id = $2", [
      userId,
      lotId,
    ]);
    return { project_id: lotId, tell_when_free: 0 };
  }
  const isTold = await withRetries(() => ctx.db.tx((t) => subscribe({ ...ctx, db: t }, lotId)));
  if (isTold) await noteAsked(ctx.db, userId, lotId);
  return { project_id: lotId, tell_when_free: isTold ? 1 : 0 };
};

/** Whether there is something to wait for. Throws NOT_FOR_SALE, ALERT_LIMIT, and what keeps somebody from buying. */
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
  // From here on this person's calls wait for each other: nobody counts past the most.
  await lockOpenCart(t, userId, "buynow");
  const [count] = await t.query<{ n: number }>(
    "select count(*)::int as n from free_alerts where user_id = $1 and lot_id <> $2",
    [userId, lotId],
  );
  if ((count?.n ?? 0) >= MOST) {
    throw new ApiFault("ALERT_LIMIT", { values: { count: String(MOST) } });
  }
  await t.query(
    `insert into free_alerts (user_id, lot_id, round) select $1, l.id, l.round from lots l where l.id = $2
     on conflict (user_id, lot_id) do update set round = excluded.round`,
    [userId, lotId],
  );
  return true;
}

/** Writes to whoever waits for what is free by now, and forgets whoever waits for what is not for sale any more. Returns how many letters. */
export async function tellWhoWaits(ctx: MoneyContext): Promise<number> {
  const lots = await ctx.db.query<{ id: number }>(
    `select distinct l.id from free_alerts f join lots l on l.id = f.lot_id where ${IS_OVER}
     order by l.id limit $1`,
    [AT_ONCE],
  );
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
  // Nobody takes it while it is said to be free.
  const lot = await lockLot(t, lotId);
  if (!lot) return 0;
  const ended = await t.query<{ user_id: number; title: string; is_true: boolean }>(
    `delete from free_alerts f using lots l, users u
     where f.lot_id = $1 and l.id = f.lot_id and u.id = f.user_id and ${IS_OVER}
     returning f.user_id, l.title, l.round = f.round and u.status = 'active' as is_true`,
    [lotId],
  );
  if (lot.auction === 1 || phaseOf(lot) !== "open") return 0;
  const letters = [];
  for (const { user_id: userId, title, is_true: isTrue } of ended) {
    const reader = isTrue ? await readPayer(t, userId) : undefined;
    if (!reader) continue;
    const { name, english, email: to } = reader;
    const values = { name, english, title, link: lotPath(lot) };
    letters.push({ to, values, staleAfter: GOOD_SECONDS });
  }
  await sendMails(ctx, lotFree, letters);
  return letters.length;
}
