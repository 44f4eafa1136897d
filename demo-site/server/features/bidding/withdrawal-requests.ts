/** A seller asks the house to withdraw a bid that it may not withdraw alone. */
import type { WithdrawalReason } from "martillo/contract";
import { pathTo } from "martillo/domain";
import { ms, timestampOf, type Db } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import type { Actor } from "../../platform/security/audit";
import type { LotStateRow } from "../lots";
import { readPayer, tellStaff } from "../money";
import { withdrawalAsked, withdrawalDecided } from "./bids.mail";
import type { LetterTools } from "./withdrawal-letters";

/** The end of a lot waits so long for the house, and not longer beyond the time at which it was to end. */
const WAIT_MS = 2 * 3_600_000;

export interface Asked {
  /** The public row of the bid. */
  bidId: number;
  reason: WithdrawalReason;
  note?: string | undefined;
}

/** Whether the house is asked already to withdraw a bid. */
export async function isAsked(t: Db, bidId: number): Promise<boolean> {
  const [row] = await t.query(
    "select 1 from withdrawal_requests where bid_id = $1 and state = 'asked'",
    [bidId],
  );
  return row !== undefined;
}

/**
 * Asks the house, in the transaction that holds the lot's lock. A lot that would end within two hours waits for the answer. Returns whether its
 * end has moved.
 */
export async function askForWithdrawal(
  t: Db,
  letters: LetterTools,
  actor: Actor,
  lot: LotStateRow,
  { bidId, reason, note }: Asked,
): Promise<boolean> {
  const [first] = await t.query<{ ends_ms: number }>(
    `select ${ms("min(r.ends_before)")} as ends_ms
     from withdrawal_requests r join lots l on l.id = r.lot_id and l.round = r.round
     where r.lot_id = $1 having count(*) > 0`,
    [lot.id],
  );
  const endsBeforeMs = first?.ends_ms ?? lot.closes_ms;
  await t.query(
    `insert into withdrawal_requests (lot_id, round, bid_id, reason, note, asked_by, ends_before)
     select l.id, l.round, $2, $3, $4, $5, ${timestampOf("$6")} from lots l where l.id = $1`,
    [lot.id, bidId, reason, note ?? null, actor.actedBy ?? actor.id, endsBeforeMs],
  );
  const waitsUntilMs = Math.min(lot.now_ms, endsBeforeMs) + WAIT_MS;
  const isMoved = waitsUntilMs > lot.closes_ms;
  if (isMoved) {
    await t.query(
      `update lots set closes_at = ${timestampOf("$2")}, seq = seq + 1, moment = coalesce(moment, seq) + 1,
         updated_at = clock_timestamp() where id = $1`,
      [lot.id, waitsUntilMs],
    );
  }
  const about = await readAbout(t, lot);
  await tellStaff({ ...letters, db: t }, withdrawalAsked, {
    title: about.title,
    seller: about.seller,
    reason,
    note: note ?? null,
    link: pathTo("auctionLot", { id: lot.id }),
  });
  return isMoved;
}

/** The house leaves a bid that it was asked to withdraw. Returns whether it was asked. */
export async function keepBid(
  t: Db,
  letters: LetterTools,
  actor: Actor,
  lot: LotStateRow,
  bidId: number,
): Promise<boolean> {
  const rows = await t.query(
    `update withdrawal_requests set state = 'kept', decided_by = $2, decided_at = clock_timestamp()
     where bid_id = $1 and state = 'asked' returning 1`,
    [bidId, actor.actedBy ?? actor.id],
  );
  if (rows.length === 0) return false;
  await tellSeller(t, letters, lot, false);
  return true;
}

/** Tells the seller what the house has decided. */
export async function tellSeller(
  t: Db,
  letters: LetterTools,
  lot: LotStateRow,
  isWithdrawn: boolean,
): Promise<void> {
  const { title } = await readAbout(t, lot);
  const seller = await readPayer(t, lot.seller_id);
  if (!seller) return;
  const told = { title, isWithdrawn, link: pathTo("auctionLot", { id: lot.id }) };
  await sendMail({ ...letters, db: t }, withdrawalDecided, seller.email, { ...seller, ...told });
}

/** Grants the requests about bids that count no longer. */
export async function grantRequests(t: Db, bidIds: readonly number[]): Promise<void> {
  await t.query(
    `update withdrawal_requests set state = 'granted', decided_at = clock_timestamp()
     where bid_id = any($1::bigint[]) and state = 'asked'`,
    [bidIds],
  );
}

/** Ends what the house has not decided before the lot was over. */
export async function lapseRequests(db: Db): Promise<void> {
  await db.query(
    `update withdrawal_requests r set state = 'lapsed', decided_at = clock_timestamp()
     from lots l where l.id = r.lot_id and r.state = 'asked'
       and (l.round <> r.round or l.status not in ('scheduled', 'open', 'closing'))`,
  );
}

async function readAbout(t: Db, lot: LotStateRow) {
  const [row] = await t.query<{ title: string; seller: string }>(
    `select l.title, coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) as seller
     from lots l join users u on u.id = l.seller_id where l.id = $1`,
    [lot.id],
  );
  if (!row) throw new Error(`martillo: lot ${lot.id} has no seller.`);
  return row;
}
