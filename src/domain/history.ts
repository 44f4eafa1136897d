import type { BidRow } from "../contract";
import type { AnyChainedRow, SealedChainedRow } from "./chain";
import { parseCents } from "./money";

/** The rows of `product/bidhistory`, newest first as the API lists them, in the form that `verifyChain` checks. */
export function chainOfHistory(newestFirst: readonly BidRow[]): AnyChainedRow[] {
  return newestFirst.toReversed().map(chainedRowOf);
}

function chainedRowOf(row: BidRow): AnyChainedRow {
  const common = {
    projectId: row.project_id,
    seq: row.seq,
    position: row.position,
    bidderNo: row.bidder_no,
    createdAtMs: row.created_at,
    prevHash: row.prev_hash,
    hash: row.hash,
    declined: row.declined === 1,
  };
  if (row.chain_version === 2) return { ...common, version: 2, ...sealsOf(row) };
  return {
    ...common,
    // Rows of version 1 always say their amount.
    amountCents: parseCents(row.proposed_amount ?? "0"),
    automatic: row.automatic === 1,
  };
}

function sealsOf(
  row: BidRow,
): Pick<
  SealedChainedRow,
  "kind" | "bidderCommitment" | "amountCommitment" | "withdrawal" | "amount" | "bidder"
> {
  const { proposed_amount: amount, amount_salt, user_id, bidder_salt, withdrawal } = row;
  return {
    kind: row.kind,
    bidderCommitment: row.bidder_commitment ?? "",
    amountCommitment: row.amount_commitment ?? "",
    ...(amount !== null &&
      amount_salt !== undefined && { amount: { cents: parseCents(amount), salt: amount_salt } }),
    ...(user_id !== null &&
      bidder_salt !== undefined && { bidder: { id: user_id, salt: bidder_salt } }),
    ...(withdrawal && {
      withdrawal: { voids: withdrawal.voids, side: withdrawal.by, reason: withdrawal.reason },
    }),
  };
}
