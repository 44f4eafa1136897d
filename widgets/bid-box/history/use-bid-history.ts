import { useState } from "react";
import {
  BID_HISTORY_PAGE_SIZE,
  type BidRow,
  type LotDetail,
  productBidhistory,
  sellerBidManualAward,
} from "../../../src/contract";
import {
  type CallError,
  primeLots,
  useCall,
  useQuery,
  useRuntime,
  seenHeads,
} from "../../../src/state";
import {
  browserDigest,
  changedSince,
  checkHistory,
  missingSince,
} from "../../../src/patterns/history-check";
import type { HouseSignature } from "./house-signature";
import { useHouseSignature } from "./use-house-signature";
import { type RetractionModel, useRetraction } from "./use-retraction";

/** Rows per request of the check; the most that the API gives. */
const CHECK_PAGE_SIZE = 100;
/** Bids may come while the pages are read; then the check starts again. */
const CHECK_TRIES = 3;

export type ChainCheck =
  | { state: "idle" | "checking" | "impossible" | "failed" }
  | { state: "ok"; count: number }
  | { state: "broken" | "changed"; at: number };

export interface BidHistoryModel {
  rows: readonly BidRow[] | undefined;
  /** People's bids that count, as everywhere else on the page. */
  bidCount: number;
  /** Further rows of the history: automatic answers, and what was withdrawn. */
  otherCount: number;
  page: number;
  pageCount: number;
  error: CallError | undefined;
  canAward: boolean;
  setPage: (page: number) => void;
  retry: () => void;
  check: ChainCheck;
  startCheck: () => void;
  signature: HouseSignature | undefined;
  award: AwardModel;
  retraction: RetractionModel;
}

export interface AwardModel {
  chosen: BidRow | undefined;
  choose: (row: BidRow | undefined) => void;
  confirm: () => void;
  isRunning: boolean;
  error: CallError | undefined;
}

/** Pages of a lot's history, its check, and the award of one of its bids. Asks nothing while closed. */
export function useBidHistory(lot: LotDetail, isOpen: boolean, close: () => void): BidHistoryModel {
  const [page, setPage] = useState(1);
  const query = useQuery(
    productBidhistory,
    isOpen
      ? {
          id: lot.id,
          page,
          limit: BID_HISTORY_PAGE_SIZE,
          // Only who may manage a lot is told its terms.
          ...(lot.terms !== undefined && { additionalField: "u.phone" }),
        }
      : null,
    { keepPrevious: true },
  );
  const award = useAward(lot, close);
  const retraction = useRetraction(lot);
  const { apiBase } = useRuntime();
  const { check, startCheck } = useChainCheck(lot.id);
  const signature = useHouseSignature(lot.id, query.data);
  const changedAt = isOpen && changedSince(query.data?.records ?? [], seenHeads(apiBase, lot.id));
  return {
    rows: query.data?.records,
    bidCount: lot.bid_count,
    otherCount: Math.max(0, (query.data?.totalRecords ?? 0) - lot.bid_count),
    page,
    pageCount: Math.ceil((query.data?.totalRecords ?? 0) / BID_HISTORY_PAGE_SIZE),
    error: query.error,
    canAward: query.data?.award === true,
    setPage,
    retry: query.retry,
    check: typeof changedAt === "number" ? { state: "changed", at: changedAt } : check,
    startCheck,
    signature,
    award,
    retraction,
  };
}

function useAward(lot: LotDetail, close: () => void): AwardModel {
  const runtime = useRuntime();
  const action = useCall(sellerBidManualAward);
  const [chosen, setChosen] = useState<BidRow>();
  const [error, setError] = useState<CallError>();

  async function confirm() {
    if (!chosen || action.isRunning) return;
    setError(undefined);
    const result = await action.run({ action: "award", id: chosen.bidid, pid: lot.id });
    if (!result.ok) return setError(result.error);
    primeLots(runtime, [result.data.record]);
    runtime.lots.refresh(lot.id);
    runtime.invalidate(productBidhistory.name);
    setChosen(undefined);
    close();
  }

  return {
    chosen,
    choose(row) {
      setError(undefined);
      setChosen(row);
    },
    confirm: () => void confirm(),
    isRunning: action.isRunning,
    error,
  };
}

function useChainCheck(lotId: number) {
  const { apiBase } = useRuntime();
  const { run } = useCall(productBidhistory);
  const [check, setCheck] = useState<ChainCheck>({ state: "idle" });

  /** All rows of one moment, newest first; undefined when the API cannot give them. */
  async function readAll() {
    for (let attempt = 0; attempt < CHECK_TRIES; attempt++) {
      const rows: BidRow[] = [];
      const heads = new Set<string>();
      for (let page = 1; ; page++) {
        const result = await run({ id: lotId, page, limit: CHECK_PAGE_SIZE });
        if (!result.ok) return undefined;
        heads.add(result.data.chain_head);
        rows.push(...result.data.records);
        if (rows.length >= result.data.totalRecords || result.data.records.length === 0) break;
      }
      const [head] = heads;
      if (heads.size === 1 && head !== undefined) return { rows, head };
    }
    return undefined;
  }

  async function startCheck() {
    const digest = browserDigest();
    if (!digest) return setCheck({ state: "impossible" });
    setCheck({ state: "checking" });
    // Read before: a head that comes meanwhile is not in the rows yet.
    const seen = seenHeads(apiBase, lotId);
    const history = await readAll();
    if (!history) return setCheck({ state: "failed" });
    const lostAt = missingSince(history.rows, seen);
    if (lostAt !== undefined) return setCheck({ state: "changed", at: lostAt });
    const verdict = await checkHistory(history.rows, history.head, digest);
    setCheck(
      verdict.ok
        ? { state: "ok", count: history.rows.length }
        : { state: "broken", at: verdict.at },
    );
  }

  return { check, startCheck: () => void startCheck() };
}
