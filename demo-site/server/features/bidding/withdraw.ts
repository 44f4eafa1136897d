import type { ACCOUNT_BLOCKED_REASON, WithdrawalReason, WithdrawalSide } from "martillo/contract";
import type { WithdrawalNote } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { HOUR_MS } from "../../platform/jobs/job";
import { type LotStateRow, writeBidState } from "../lots";
import { readSaleSettings } from "../sale";
import { createSeals } from "./digest";
import { sealRow } from "./seal";
import {
  type BidLogRow,
  insertHeldMaximum,
  insertWithdrawal,
  markWithdrawn,
  readLastSealed,
} from "./bid-repository";
import { grantRequests } from "./withdrawal-request-repository";
import { type HeldMaximum, planWithdrawal } from "./withdrawal-plan";

/** The side that takes bids back, and its reason. */
export interface Withdrawal {
  /** The seller and people who act for it, or the house. */
  side: WithdrawalSide;
  reason: WithdrawalReason | typeof ACCOUNT_BLOCKED_REASON;
}

export interface Withdrawn {
  /** Everybody whose standing may be another now. */
  concerned: number[];
  /** Whether others can see it: taking back what changed nothing for them is private, too. */
  isPublic: boolean;
  /** The bidder whose maximum everybody could read, and that maximum: it waits for a confirmation. */
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
  const valid = origins.filter((origin) => !origin.declined);
  if (valid.length === 0)
    return { concerned: [...concerned], isPublic: false, held: null, graceHours: null };

  const { withdrawn, idle, voids, state, held } = planWithdrawal(lot, log, valid);
  await markWithdrawn(t, [...withdrawn, ...idle], withdrawal.reason, withdrawal.side);
  await grantRequests(t, [...withdrawn]);
  const isPublic = voids.length > 0;
  const isFelt = state.priceCents !== lot.price_cents || state.leaderId !== lot.leader_id;
  const graceHours = isPublic && isFelt ? (await readSaleSettings(t)).withdrawal_grace : null;
  const notBeforeMs = graceHours === null ? null : lot.now_ms + graceHours * HOUR_MS;
  if (isPublic) {
    await chainWithdrawal(t, lot, { ...withdrawal, voids }, state.priceCents, notBeforeMs);
  }
  if (held) await hold(t, lot, held, state.priceCents, isPublic);
  await writeBidState(t, {
    lotId: lot.id,
    priceCents: state.priceCents,
    leaderId: state.leaderId,
    leaderMaxCents: state.leaderMaxCents,
    bidCount: state.bidCount,
    steps: isPublic ? 1 : 0,
    notBeforeMs,
  });
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
  return insertHeldMaximum(t, {
    lotId: lot.id,
    bidderId,
    priceCents,
    formerCents,
    nowMs: lot.now_ms,
    steps: isPublic ? 1 : 0,
  });
}

/** Adds the public row that says so. Its amount is the price after it. */
async function chainWithdrawal(
  t: Db,
  lot: LotStateRow,
  withdrawal: WithdrawalNote,
  amountCents: number,
  notBeforeMs: number | null,
) {
  const head = await readLastSealed(t, lot.id);
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
  await insertWithdrawal(t, {
    lotId: lot.id,
    amountCents,
    nowMs: lot.now_ms,
    voids: withdrawal.voids,
    side: withdrawal.side,
    reason: withdrawal.reason,
    position: sealed.position,
    prevHash: sealed.prev_hash,
    hash: sealed.hash,
    amountSalt: sealed.amount_salt,
    notBeforeMs,
  });
}
