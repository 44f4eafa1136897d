import {
  type DepositEvent,
  depositReleaseAt,
  type DepositStatus,
  nextDeposit,
} from "martillo/domain";
import type { MarketStatus, PaymentSubject } from "martillo/contract";
import { type Db, ms } from "../../../platform/db/db";
import type { PaidWith } from "../payment-repository";
import type { SendContext } from "../../../platform/mail/send";

export interface DepositRow {
  id: number;
  user_id: number;
  lot_id: number;
  title: string;
  seller_id: number;
  lot_status: string;
  amount_cents: number;
  status: Exclude<DepositStatus, "pending">;
  payment_id: number | null;
  provider: string | null;
  method: PaidWith | null;
  wallet_cents: number;
  bonus_cents: number;
  keeps: boolean;
  to_wallet: boolean;
  is_booked: boolean;
  reason: string | null;
  paid_ms: number;
  returned_ms: number | null;
  /** Whether its person has bid on the lot, also with bids that were withdrawn. */
  has_bid: boolean;
}

const COLUMNS = `d.id, d.user_id, d.lot_id, l.title, l.seller_id, l.status as lot_status, d.amount_cents, d.status,
  d.payment_id, p.provider, p.method, d.wallet_cents, d.bonus_cents, d.keeps, d.to_wallet, d.is_booked, d.reason,
  ${ms("d.paid_at")} as paid_ms, ${ms("d.returned_at")} as returned_ms,
  exists (select 1 from bids b where b.lot_id = d.lot_id and b.bidder_id = d.user_id) as has_bid`;

const TABLES =
  "deposits d join lots l on l.id = d.lot_id left join payments p on p.id = d.payment_id";

const ACTIONS = {
  all: "true",
  active: "d.status = 'held'",
  returned: "d.status = 'returned'",
  applied: "d.status = 'applied'",
  forfeited: "d.status in ('forfeited', 'charged_back')",
} as const;

export type DepositAction = keyof typeof ACTIONS;

/** Of one person, newest first; of all for `userId` null. */
export async function readDeposits(
  db: Db,
  {
    userId,
    action,
    page,
    limit,
  }: { userId: number | null; action: DepositAction; page: number; limit: number },
): Promise<{ rows: DepositRow[]; total: number }> {
  const where = `($1::bigint is null or d.user_id = $1::bigint) and ${ACTIONS[action]}`;
  const rows = await db.query<DepositRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by d.id desc limit $2 offset $3`,
    [userId, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from deposits d where ${where}`,
    [userId],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function readDeposit(db: Db, id: number): Promise<DepositRow | undefined> {
  const [row] = await db.query<DepositRow>(`select ${COLUMNS} from ${TABLES} where d.id = $1`, [
    id,
  ]);
  return row;
}

/** Its lot first, as every bid does. */
export async function lockDeposit(t: Db, id: number): Promise<DepositRow | undefined> {
  const [of] = await t.query<{ lot_id: number }>("select lot_id from deposits where id = $1", [id]);
  if (!of) return undefined;
  await t.query("select 1 from lots where id = $1 for no key update", [of.lot_id]);
  await lockDepositAlone(t, id);
  return readDeposit(t, id);
}

/** Without its lot: for a caller that holds the sale that the deposit pays. */
export async function lockDepositAlone(t: Db, id: number): Promise<void> {
  await t.query("select 1 from deposits where id = $1 for no key update", [id]);
}

/** The deposit that a payment gave, locked in the same way. */
export async function lockDepositOf(t: Db, paymentId: number): Promise<DepositRow | undefined> {
  const [of] = await t.query<{ id: number }>("select id from deposits where payment_id = $1", [
    paymentId,
  ]);
  return of && lockDeposit(t, of.id);
}

export async function readHeldDeposit(
  db: Db,
  userId: number,
  lotId: number,
): Promise<DepositRow | undefined> {
  const [row] = await db.query<DepositRow>(
    `select ${COLUMNS} from ${TABLES} where d.user_id = $1 and d.lot_id = $2 and d.returned_at is null`,
    [userId, lotId],
  );
  return row;
}

export interface NewDeposit {
  userId: number;
  lotId: number;
  amountCents: number;
  paymentId: number;
  keeps: boolean;
}

export async function insertDeposit(t: Db, deposit: NewDeposit): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    `insert into deposits (user_id, lot_id, amount_cents, payment_id, keeps, is_booked)
     values ($1, $2, $3, $4, $5, true) returning id`,
    [deposit.userId, deposit.lotId, deposit.amountCents, deposit.paymentId, deposit.keeps],
  );
  if (!row) throw new Error("martillo: a deposit was not written");
  return row.id;
}

export async function setPurseParts(
  t: Db,
  id: number,
  { walletCents, bonusCents }: { walletCents: number; bonusCents: number },
): Promise<void> {
  await t.query("update deposits set wallet_cents = $2, bonus_cents = $3 where id = $1", [
    id,
    walletCents,
    bonusCents,
  ]);
}

/** It is held no more. The deposit is locked; throws where the event is none of its state. */
export async function endDeposit(
  t: Db,
  { id, status: from }: Pick<DepositRow, "id" | "status">,
  {
    event,
    toWallet,
    reason,
  }: { event: Exclude<DepositEvent, "unapply">; toWallet: boolean; reason: string | null },
): Promise<void> {
  const status = depositAfter(from, event);
  await t.query(
    `update deposits set status = $2, to_wallet = $3, reason = $4, returned_at = clock_timestamp()
     where id = $1`,
    [id, status, toWallet, reason],
  );
}

/** The status of a deposit after an event; throws where it is illegal: the caller has looked before. */
export function depositAfter(from: DepositStatus, event: DepositEvent): DepositStatus {
  const to = nextDeposit(from, event);
  if (to === null) throw new Error(`martillo: no ${event} of a deposit that is ${from}`);
  return to;
}

export async function markBooked(t: Db, id: number): Promise<void> {
  await t.query("update deposits set is_booked = true where id = $1", [id]);
}

/** Deposits that stood before there was a ledger. */
export async function readUnbooked(db: Db): Promise<{ id: number; amount_cents: number }[]> {
  return db.query(
    "select id, amount_cents from deposits where not is_booked and status = 'held' limit 100",
  );
}

interface Held {
  id: number;
  lot_status: MarketStatus;
  since_ms: number;
  is_winner: boolean;
  keeps: boolean;
  winner_paid_ms: number | null;
  now_ms: number;
}

const READ_AT_ONCE = 1_000;

/** Deposits that go back now, by the state of their lots: so many at most, the oldest first. */
export async function readReleasable(db: Db, limit: number): Promise<number[]> {
  const found: number[] = [];
  let after = 0;
  for (;;) {
    const rows = await readHeldOfDecided(db, after);
    found.push(...rows.filter(isReleasable).map(({ id }) => id));
    if (rows.length < READ_AT_ONCE || found.length >= limit) return found.slice(0, limit);
    after = rows.at(-1)?.id ?? after;
  }
}

function isReleasable(row: Held): boolean {
  const releaseAtMs = depositReleaseAt({
    lotStatus: row.lot_status,
    sinceMs: row.since_ms,
    isWinner: row.is_winner,
    isInReserve: row.keeps,
    winnerPaidAtMs: row.winner_paid_ms,
  });
  return releaseAtMs !== null && releaseAtMs <= row.now_ms;
}

/** Held for lots of which none is on sale any more. */
function readHeldOfDecided(db: Db, after: number): Promise<Held[]> {
  return db.query<Held>(
    `select d.id, l.status as lot_status, ${ms("coalesce(s.settled_at, l.updated_at)")} as since_ms,
       coalesce(s.winner_id = d.user_id, false) as is_winner, d.keeps,
       (select ${ms("min(coalesce(i.paid_at, to_timestamp(0)))")} from invoices i
         where i.lot_id = l.id and i.round = l.round and i.status = 'paid') as winner_paid_ms,
       ${ms("clock_timestamp()")} as now_ms
     from deposits d
     join lots l on l.id = d.lot_id
     left join sales s on s.lot_id = l.id and s.round = l.round
     where d.status = 'held' and d.id > $1
       and l.status not in ('draft', 'scheduled', 'open', 'closing', 'closed')
     order by d.id limit ${READ_AT_ONCE}`,
    [after],
  );
}

export async function depositOf(t: Db, lotId: number) {
  const [row] = await t.query<{ title: string; deposit_required_cents: number | null }>(
    "select title, deposit_required_cents from lots where id = $1",
    [lotId],
  );
  return row;
}

export function readTitlesOfLots(db: Db, lotIds: number[]): Promise<PaymentSubject[]> {
  return db.query<PaymentSubject>(
    "select id as project_id, title as projects_title from lots where id = any($1::bigint[])",
    [lotIds],
  );
}

/** What the house takes of a sale that stands, in cents; null where the person has not bought the lot. */
export async function premiumOfSale(
  { db }: Pick<SendContext, "db">,
  { lotId, userId }: { lotId: number; userId: number },
): Promise<number | null> {
  const [sale] = await db.query<{ premium_cents: number | null }>(
    `select s.premium_cents from sales s join lots l on l.id = s.lot_id and l.round = s.round
     where s.lot_id = $1 and s.outcome = 'sold' and s.winner_id = $2`,
    [lotId, userId],
  );
  return sale ? (sale.premium_cents ?? 0) : null;
}

/**
 * Of a sale's deposit `d`: its buyer has pressed what binds, the last day to pay is over and something is owed. No other deposit is
 * kept while the sale stands.
 */
export const IS_OVERDUE = `exists (
  select 1 from invoices i join lots l on l.id = i.lot_id and l.round = i.round
  where i.lot_id = d.lot_id and i.buyer_id = d.user_id and i.bound
    and i.status in ('draft', 'unpaid', 'partial') and i.due_at < now())`;

/** Whether the owner of a deposit is late with what it was held for. */
export async function isOverdue({ db }: Pick<SendContext, "db">, id: number): Promise<boolean> {
  const rows = await db.query(`select 1 from deposits d where d.id = $1 and ${IS_OVERDUE}`, [id]);
  return rows.length > 0;
}

export async function writeHeldAgain(
  t: Db,
  depositId: number,
  cents: number,
  status: string,
): Promise<void> {
  await t.query(
    `update deposits set status = $3, returned_at = null, to_wallet = false, reason = null, amount_cents = $2,
       bonus_cents = least(bonus_cents, $2),
       wallet_cents = case when wallet_cents + bonus_cents > 0 then $2 - least(bonus_cents, $2) else 0 end
     where id = $1`,
    [depositId, cents, status],
  );
}
