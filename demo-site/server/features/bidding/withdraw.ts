import type { ACCOUNT_BLOCKED_REASON, WithdrawalReason, WithdrawalSide } from "martillo/contract";
import type { WithdrawalNote } from "martillo/domain";
import { timestampOf, type Db } from "../../platform/db/db";
import { HOUR_MS } from "../../platform/jobs/job";
import type { LotStateRow } from "../lots";
import { readSaleSettings } from "../sale";
import { createSeals } from "./digest";
import { sealRow, type HeadRow } from "./seal";
import type { BidLogRow } from "./bid-log";
import { grantRequests } from "./withdrawal-requests";
import { planWithdrawal, type HeldMaximum } from "./withdrawal-plan";

/** Who takes bids back, and why. */
export interface Withdrawal {
  /** The seller and whoever acts for it, or the house. */
  side: WithdrawalSide;
  reason: WithdrawalReason | typeof ACCOUNT_BLOCKED_REASON;
}

export interface Withdrawn {
  /** Everybody whose standing may be another now. */
  concerned: number[];
  /** Whether others can see it: taking back what changed nothing for them is private, too. */
  isPublic: boolean;
  /** Whose maximum everybody could read, so that it waits for a confirmation. */
  held: HeldMaximum | null;
  /** For how many hours the lot goes on at least; null where neither price nor leader has changed. */
  graceHours: number | null;
}

/**
 * Takes maxima back, in the transaction that holds the lot's lock. `origins` are rows of `log` (see `originOf`); those that were
 * taken back before are passed over. Their rows stay, marked with the reason, and so does their hash chain; price and leader
 * become what the remaining log gives. A maximum that everybody could read meanwhile is held at that price until its owner confirms it, and a
 * lot whose price or leader has changed goes on for some hours at least.
 */
export async function withdrawMaxima(
  t: Db,
  lot: LotStateRow,
  log: readonly BidLogRow[],
  origins: readonly BidLogRow[],
  withdrawal: Withdrawal,
): Promise<Withdrawn> {
  const concerned = new Set(origins.map((origin) => origin.bidder_id));
  if (lot.leader_id !== null) concerned.add(lot.leader_id);
  const standing = origins.filter((origin) => !origin.declined);
  if (standing.length === 0)
    return { concerned: [...concerned], isPublic: false, held: null, graceHours: null };

  const { withdrawn, idle, voids, state, held } = planWithdrawal(lot, log, standing);
  await t.query(
    `update bids set declined = true, declined_reason = $2, withdrawn_by = $3
     where id = any($1::bigint[]) and not declined`,
    [[...withdrawn, ...idle], withdrawal.reason, withdrawal.side],
  );
  await grantRequests(t, [...withdrawn]);
  const isPublic = voids.length > 0;
  const isFelt = state.priceCents !== lot.price_cents || state.leaderId !== lot.leader_id;
  const graceHours = isPublic && isFelt ? (await readSaleSettings(t)).withdrawal_grace : null;
  const notBeforeMs = graceHours === null ? null : lot.now_ms + graceHours * HOUR_MS;
  if (isPublic) {
    await chainWithdrawal(t, lot, { ...withdrawal, voids }, state.priceCents, notBeforeMs);
  }
  if (held) await hold(t, lot, held, state.priceCents, isPublic);
  await t.query(
    `update lots set price_cents = $2, leader_id = $3, leader_max_cents = $4, bid_count = $5,
       closes_at = case when $7::float8 is null then closes_at else greatest(closes_at, ${timestampOf("$7")}) end,
       moment = coalesce(moment, seq) + 1, seq = seq + $6::int,
       updated_at = case when $6 = 0 then updated_at else clock_timestamp() end
     where id = $1`,
    [
      lot.id,
      state.priceCents,
      state.leaderId,
      state.leaderMaxCents,
      state.bidCount,
      isPublic ? 1 : 0,
      notBeforeMs,
    ],
  );
  if (state.leaderId !== null) concerned.add(state.leaderId);
  return { concerned: [...concerned], isPublic, held, graceHours };
}

/** Holds a maximum that everybody could read at the price, as a lowering that its owner has not asked for. */
function hold(
  t: Db,
  lot: LotStateRow,
  { bidderId, formerCents }: HeldMaximum,
  priceCents: number,
  isPublic: boolean,
) {
  return t.query(
    `insert into bids (lot_id, round, seq, moment, bidder_id, bidder_no, bidder_salt, kind, max_cents, lowers,
       held_cents, created_at)
     select l.id, l.round, l.seq + $6::int, coalesce(l.moment, l.seq) + 1, $2, own.bidder_no, own.bidder_salt, 'max', $3, true,
       $4, ${timestampOf("$5")}
     from lots l, lateral (
       select bidder_no, bidder_salt from bids where lot_id = l.id and bidder_id = $2 order by id desc limit 1
     ) own
     where l.id = $1`,
    [lot.id, bidderId, priceCents, formerCents, lot.now_ms, isPublic ? 1 : 0],
  );
}

/** Adds the public row that says so. Its amount is the price after it. */
async function chainWithdrawal(
  t: Db,
  lot: LotStateRow,
  withdrawal: WithdrawalNote,
  amountCents: number,
  notBeforeMs: number | null,
) {
  const [head] = await t.query<HeadRow>(
    `select position as head_position, hash as head_hash from bids
     where lot_id = $1 and position is not null order by position desc limit 1`,
    [lot.id],
  );
  const sealed = sealRow(
    head ?? { head_position: null, head_hash: null },
    {
      projectId: lot.id,
      seq: lot.seq + 1,
      kind: "withdrawal",
      bidder: null,
      amountCents,
      createdAtMs: lot.now_ms,
      withdrawal,
    },
    await createSeals(),
  );
  await t.query(
    `insert into bids (lot_id, round, seq, moment, kind, amount_cents, created_at, voids,
       withdrawn_by, declined_reason, chain_version, position, prev_hash, hash, amount_salt, not_before)
     select l.id, l.round, l.seq + 1, coalesce(l.moment, l.seq) + 1, 'withdrawal', $2,
       ${timestampOf("$3")}, $4::int[], $5, $6, 2, $7, $8, $9, $10,
       ${timestampOf("$11")}
     from lots l where l.id = $1`,
    [
      lot.id,
      amountCents,
      lot.now_ms,
      withdrawal.voids,
      withdrawal.side,
      withdrawal.reason,
      sealed.position,
      sealed.prev_hash,
      sealed.hash,
      sealed.amount_salt,
      notBeforeMs,
    ],
  );
}
