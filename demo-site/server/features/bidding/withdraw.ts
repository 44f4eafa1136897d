import { replay, type WithdrawalNote } from "martillo/domain";
import { timestampOf, type Db } from "../../platform/db/db";
import { type LotStateRow, rulesOf } from "../lots";
import { createSeals } from "./digest";
import { sealRow, type HeadRow } from "./seal";
import { isMaximumOf, maximaOf, maximumRows, type BidLogRow } from "./bid-log";

/** Who takes bids back, and why. */
export interface Withdrawal {
  /** The seller and whoever acts for it, or the house. */
  side: "seller" | "house";
  reason: string;
}

export interface Withdrawn {
  /** Everybody whose standing may be another now. */
  concerned: number[];
  /** Whether others can see it: taking back what changed nothing for them is private, too. */
  isPublic: boolean;
}

/**
 * Takes maxima back, in the transaction that holds the lot's lock. `origins` are rows of `log` (see `originOf`); those that were
 * taken back before are passed over. Their rows stay, marked with the reason, and so does their hash chain; price and leader
 * become what the remaining log gives.
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
  if (standing.length === 0) return { concerned: [...concerned], isPublic: false };

  const withdrawn = new Set(
    standing.flatMap((origin) => rowsOf(log, origin, standing).map((row) => row.id)),
  );
  const remaining = log.map((row) => (withdrawn.has(row.id) ? { ...row, declined: true } : row));
  const { state, skipped } = replay(rulesOf(lot), maximaOf(remaining));
  // A lowering that means nothing any more must not go on as its bidder's maximum.
  const maxima = maximumRows(remaining);
  const idle = skipped.flatMap((index) => (maxima[index]?.lowers ? [maxima[index].id] : []));
  await t.query(
    `update bids set declined = true, declined_reason = $2, withdrawn_by = $3
     where id = any($1::bigint[]) and not declined`,
    [[...withdrawn, ...idle], withdrawal.reason, withdrawal.side],
  );
  const voids = log.flatMap((row) =>
    row.position !== null && !row.declined && withdrawn.has(row.id) ? [row.position] : [],
  );
  const isPublic = voids.length > 0;
  if (isPublic) await chainWithdrawal(t, lot, { ...withdrawal, voids }, state.priceCents);
  await t.query(
    `update lots set price_cents = $2, leader_id = $3, leader_max_cents = $4, bid_count = $5,
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
    ],
  );
  if (state.leaderId !== null) concerned.add(state.leaderId);
  return { concerned: [...concerned], isPublic };
}

/** Adds the public row that says so. Its amount is the price after it. */
async function chainWithdrawal(
  t: Db,
  lot: LotStateRow,
  withdrawal: WithdrawalNote,
  amountCents: number,
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
       withdrawn_by, declined_reason, chain_version, position, prev_hash, hash, amount_salt)
     select l.id, l.round, l.seq + 1, coalesce(l.moment, l.seq) + 1, 'withdrawal', $2,
       ${timestampOf("$3")}, $4::int[], $5, $6, 2, $7, $8, $9, $10
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
    ],
  );
}

/**
 * What a maximum brought into the log: itself, all public rows of its moment (also the answer to it), and its later automatic
 * answers, as far as an earlier maximum of the same bidder, other than the `withdrawn` ones, would not have given them too.
 */
function rowsOf(
  log: readonly BidLogRow[],
  origin: BidLogRow,
  withdrawn: readonly BidLogRow[],
): BidLogRow[] {
  const { bidder_id: bidderId } = origin;
  const standing = log.filter(
    (row) => isMaximumOf(row, bidderId) && !row.declined && !withdrawn.includes(row),
  );
  const earlierCents = Math.max(
    0,
    ...standing.filter((row) => row.id < origin.id).map((row) => row.max_cents ?? 0),
  );
  const nextId = standing.find((row) => row.id > origin.id)?.id ?? Infinity;
  return log.filter(
    (row) =>
      row.moment === origin.moment ||
      (row.kind === "auto" &&
        row.bidder_id === bidderId &&
        row.id > origin.id &&
        row.id < nextId &&
        (row.amount_cents ?? 0) > earlierCents),
  );
}
