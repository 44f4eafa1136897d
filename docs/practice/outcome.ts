import { productBidhistory, type BidRow, type LotDetail } from "../../src/contract";
import { checkHistory, browserDigest } from "../../src/patterns/history-check";
import type { House } from "./house";

/** The end of a lot as the API tells it to the visitor, compared with its history. */
export interface Outcome {
  status: LotDetail["market_status"];
  price: string;
  /** "Usted", "Postor 2"… or null without a winner. */
  winner: string | null;
  /** The winner's number in the history; null without a winner. */
  winnerNo: number | null;
  /** The visitor won. */
  isYours: boolean;
  bids: number;
  /** The newest bid of the history says the same price and winner. */
  matchesHistory: boolean;
  /** The chain of hashes is whole; null where the page is not secure and cannot tell. */
  chainHolds: boolean | null;
}

const PAGE = 100;

export async function readHistory(house: House, lot: number, as: { token: string }) {
  const rows: BidRow[] = [];
  for (let page = 1; ; page++) {
    const { responseData } = await house.api.call(
      productBidhistory.name,
      { id: lot, page, limit: PAGE },
      as,
    );
    rows.push(...responseData.records);
    if (rows.length >= responseData.totalRecords || responseData.records.length === 0)
      return { rows, head: responseData.chain_head };
  }
}

export async function readOutcome(house: House, lot: number): Promise<Outcome> {
  const { responseData } = await house.api.call(
    "product/singleProduct",
    { id: lot },
    house.visitor,
  );
  const { market_status: status, wprice: price, winner_label: winner } = responseData.record;
  const { rows, head } = await readHistory(house, lot, house.visitor);
  const digest = browserDigest();
  const newest = rows[0];
  return {
    status,
    price,
    winner,
    winnerNo: (winner !== null && newest?.bidder_no) || null,
    isYours: winner !== null && newest?.mine === true,
    bids: rows.length,
    matchesHistory: newest
      ? newest.proposed_amount === price && (winner === null || labelOf(newest) === winner)
      : winner === null,
    chainHolds: digest ? (await checkHistory(rows, head, digest)).ok : null,
  };
}

function labelOf({ first_name, last_name }: BidRow): string {
  return `${first_name} ${last_name}`.trim();
}
