import { amountText, bidderText, CHAIN_START, sealText, type SealedRow } from "martillo/domain";
import type { Seals } from "./digest";

/** What a new public row says. */
export interface RowToSeal extends Pick<
  SealedRow,
  "projectId" | "seq" | "kind" | "createdAtMs" | "withdrawal"
> {
  amountCents: number;
  /** Null for a withdrawal. */
  bidder: { id: number; no: number; salt: string } | null;
}

/** The end of a lot's chain so far; nulls when it is empty. */
export interface HeadRow {
  head_position: number | null;
  head_hash: string | null;
}

/** The columns that make a row the next one of its chain. */
export interface SealedColumns {
  position: number;
  prev_hash: string;
  hash: string;
  amount_salt: string;
}

/** Hashes a row onto the end of a chain. */
export function sealRow(head: HeadRow, row: RowToSeal, { sha256, newSalt }: Seals): SealedColumns {
  const position = (head.head_position ?? 0) + 1;
  const prevHash = head.head_hash ?? CHAIN_START;
  const amountSalt = newSalt();
  const { bidder, amountCents, ...said } = row;
  const sealed: SealedRow = {
    ...said,
    version: 2,
    position,
    bidderNo: bidder?.no ?? 0,
    bidderCommitment: bidder ? sha256(bidderText(row.projectId, bidder.salt, bidder.id)) : "",
    amountCommitment: sha256(amountText(amountSalt, amountCents)),
  };
  const hash = sha256(sealText(prevHash, sealed));
  return { position, prev_hash: prevHash, hash, amount_salt: amountSalt };
}
